import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import type { PaymentsConfig } from '../config.js';
import { PayosProvider } from './payos.js';
import type { BankProvider } from './provider.js';
import { SandboxProvider } from './sandbox.js';
import { SepayProvider } from './sepay.js';

/** The providers that are set up: the one for new orders, and those that older orders were made with. */
@Injectable()
export class Providers {
  private readonly all: ReadonlyMap<string, BankProvider>;
  /** Who new orders are paid through. */
  readonly current: BankProvider;

  constructor(@InjectConfig() config: PaymentsConfig, database: Database) {
    const chosen = config.PAYMENTS_PROVIDER;
    const set = [
      ...(chosen === 'sandbox' ? [new SandboxProvider(config, database)] : []),
      ...(config.PAYOS_CHECKSUM_KEY === undefined ? [] : [new PayosProvider(config)]),
      ...(config.SEPAY_WEBHOOK_KEY === undefined ? [] : [new SepayProvider(config)]),
    ];
    this.all = new Map(set.map((provider): [string, BankProvider] => [provider.name, provider]));
    const current = this.all.get(chosen);
    if (current === undefined) throw new Error(`${chosen} is not set up`);
    this.current = current;
  }

  named(name: string): BankProvider | undefined {
    return this.all.get(name);
  }
}
