import { Database } from '@fitfolio/service-kit/db/database';
import { json } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { Providers } from '../providers/providers.js';
import { db } from '../tables.js';
import { EndOrder } from './end-order.js';
import type { PaymentRow } from './payment.store.js';
import { Settle } from './settle.js';

/** Gets what the provider knows of one order and applies the same rules as its webhook. Throws ProviderError. */
@Injectable()
export class SyncOrder {
  constructor(
    private readonly database: Database,
    private readonly providers: Providers,
    private readonly settle: Settle,
    private readonly endOrder: EndOrder,
  ) {}

  async run(payment: PaymentRow, cause: string): Promise<void> {
    const provider = this.providers.named(payment.provider);
    if (provider === undefined) return;
    if (payment.instructions === null && payment.state === 'pending') await this.open(payment);
    const { transfers, refused } = await provider.getStatus(payment);
    for (const transfer of transfers) await this.settle.take(provider.name, transfer, cause);
    if (refused) await this.endOrder.refusedByBank(payment.id);
  }

  /** Gets from the provider how to pay; again gives the same. */
  async open(payment: PaymentRow): Promise<void> {
    const opened = await this.providers.named(payment.provider)?.open(payment);
    if (opened === undefined) return;
    await db(this.database)
      .updateTable('payment')
      .set({ instructions: json(opened.instructions), providerRef: opened.providerRef })
      .where('id', '=', payment.id)
      .where('instructions', 'is', null)
      .execute();
  }
}
