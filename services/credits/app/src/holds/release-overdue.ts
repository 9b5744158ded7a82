import { InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Ticker } from '@fitfolio/service-kit/boot/ticker';
import { Database } from '@fitfolio/service-kit/db/database';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { endHold, overdueHolds } from './holds.store.js';

const everyMs = 2_000;
const batchMax = 100;

/** Gives back what was held longer than promised: whoever held it died or forgot. */
@Injectable()
export class ReleaseOverdue implements OnApplicationBootstrap, OnApplicationShutdown {
  private ticker: Ticker | undefined;

  constructor(
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.ticker = new Ticker(everyMs, () => this.sweep(), this.logger);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.ticker?.close();
  }

  async sweep(): Promise<void> {
    await this.database.transaction(async (tx) => {
      for (const source of await overdueHolds(tx.sql, batchMax)) await endHold(tx.sql, source, 'released');
    });
  }
}
