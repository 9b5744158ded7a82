import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Periodic } from '@fitfolio/service-kit/boot/periodic';
import { Database } from '@fitfolio/service-kit/db/database';
import { ago, sql } from '@fitfolio/service-kit/db/query';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import type { PaymentsConfig } from '../config.js';
import { SyncOrder } from '../orders/sync-order.js';
import { EndOrder } from '../orders/end-order.js';
import { paymentColumns, type PaymentRow } from '../orders/payment.store.js';
import { Settle } from '../orders/settle.js';
import { db } from '../tables.js';

const batch = 10;
/** The wait doubles from the first to this. */
const waitSecondsMax = 1_800;

/**
 * What happens by itself: orders expire, transfers that came first find their order, and the bank is asked about
 * every order for a day, for webhooks get lost; about paid ones too, for people pay twice.
 */
@Injectable()
export class SweepOrders extends Periodic {
  constructor(
    private readonly database: Database,
    private readonly endOrder: EndOrder,
    private readonly settle: Settle,
    private readonly syncOrder: SyncOrder,
    @InjectConfig() private readonly config: PaymentsConfig,
    @InjectLogger() logger: Logger,
  ) {
    super(config.PAYMENT_SWEEP_SECONDS * 1000, logger);
  }

  protected async work(signal: AbortSignal): Promise<void> {
    await this.endOrder.expireDue();
    await this.settle.matchWaiting();
    await this.reconcile(signal);
  }

  private async reconcile(signal: AbortSignal): Promise<void> {
    for (const payment of await this.claim()) {
      if (signal.aborted) return;
      await this.syncOrder.run(payment, 'reconciled').catch((error: unknown) => {
        this.logger.warn({ err: error }, 'the bank could not be asked about an order');
      });
    }
  }

  /** Orders whose turn it is; their next turn is set at once, so that no other process asks too. */
  private claim(): Promise<PaymentRow[]> {
    const wait = sql`make_interval(secs =>
      least(${waitSecondsMax}, ${this.config.RECONCILE_FIRST_SECONDS}::float8 * power(2, least(p.checks, 12))))`;
    const over = sql<boolean>`coalesce(p.closed_at, p.expires_at) < ${ago(26, 'hours')}`;
    return db(this.database)
      .updateTable('payment as p')
      .set(({ eb }) => ({
        checks: eb('p.checks', '+', 1),
        nextCheckAt: sql<Date | null>`case when ${over} then null else now() + ${wait} end`,
      }))
      .where('p.id', 'in', ({ selectFrom }) =>
        selectFrom('payment')
          .select('id')
          .where('nextCheckAt', '<=', sql<Date>`now()`)
          .orderBy('nextCheckAt')
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .returning(paymentColumns)
      .execute();
  }
}
