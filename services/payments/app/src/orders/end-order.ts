import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { onBankRefusal, onCancel, onTimeOut } from './payment-rules.js';
import { lockPayment, type PaymentRow, type Step, takeStep } from './payment.store.js';
import { giveBackUse } from './promo-use.js';

const expireBatch = 100;

/** How an order ends unpaid: cancelled, expired, or refused by the bank. */
@Injectable()
export class EndOrder {
  constructor(private readonly database: Database) {}

  /** What became of it; null when the user has no such payment. */
  async cancel(id: string, userId: string): Promise<'cancelled' | 'kept' | 'refused' | null> {
    return this.database.transaction(async (tx) => {
      const payment = await lockPayment(tx, id, userId);
      if (payment === undefined) return null;
      const verdict = onCancel(payment.state);
      if (verdict === 'refuse') return 'refused';
      if (verdict === 'keep') return 'kept';
      await end(tx, payment, { to: 'cancelled', reason: 'cancelled', cause: 'buyer', actorId: userId });
      return 'cancelled';
    });
  }

  async refusedByBank(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const payment = await lockPayment(tx, id);
      if (payment === undefined || onBankRefusal(payment.state) === 'keep') return;
      await end(tx, payment, { to: 'failed', reason: 'refused-by-bank', cause: 'bank' });
    });
  }

  async expireDue(): Promise<void> {
    await this.database.transaction(async (tx) => {
      for (const { id } of await lockDue(tx)) {
        const payment = await lockPayment(tx, id);
        if (payment === undefined) continue;
        const openReceipts = await openReceiptsOf(tx, id);
        if (onTimeOut({ ...payment, openReceipts }, new Date()) === 'expire')
          await end(tx, payment, { to: 'expired', reason: 'expired', cause: 'time' });
      }
    });
  }
}

/** Orders whose time is over and for which nothing came, without those that another process ends. */
const lockDue = (tx: Tx) =>
  db(tx)
    .selectFrom('payment as p')
    .select('p.id')
    .where('p.state', '=', 'pending')
    .where('p.expiresAt', '<=', sql<Date>`now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('receipt as r')
            .select('r.id')
            .whereRef('r.paymentId', '=', 'p.id')
            .where('r.state', 'in', ['suspense', 'applied']),
        ),
      ),
    )
    .orderBy('p.expiresAt')
    .limit(expireBatch)
    .forUpdate()
    .skipLocked()
    .execute();

async function end(tx: Tx, payment: PaymentRow, step: Step): Promise<void> {
  await takeStep(tx, payment, step);
  await giveBackUse(tx, payment.id);
}

export async function openReceiptsOf(work: Work, paymentId: string): Promise<number> {
  const { open } = await db(work)
    .selectFrom('receipt')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('paymentId', '=', paymentId)
    .where('state', 'in', ['suspense', 'applied'])
    .executeTakeFirstOrThrow();
  return open;
}
