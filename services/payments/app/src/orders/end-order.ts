import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { onBankRefusal, onCancel, onTimeOut } from './payment-rules.js';
import { lockPayment, type PaymentRow, takeStep } from './payment.store.js';
import { giveBackUse } from './promo-use.js';

const expireBatch = 100;

/** How an order ends unpaid: cancelled, expired, or refused by the bank. */
@Injectable()
export class EndOrder {
  constructor(private readonly database: Database) {}

  /** What became of it; null when the user has no such payment. */
  async cancel(id: string, userId: string): Promise<'cancelled' | 'kept' | 'refused' | null> {
    return this.database.transaction(async (tx) => {
      const payment = await lockPayment(tx.sql, id, userId);
      if (payment === null) return null;
      const verdict = onCancel(payment.state);
      if (verdict === 'refuse') return 'refused';
      if (verdict === 'keep') return 'kept';
      await end(tx, payment, { to: 'cancelled', reason: 'cancelled', cause: 'buyer', actorId: userId });
      return 'cancelled';
    });
  }

  async refusedByBank(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const payment = await lockPayment(tx.sql, id);
      if (payment === null || onBankRefusal(payment.state) === 'keep') return;
      await end(tx, payment, { to: 'failed', reason: 'refused-by-bank', cause: 'bank' });
    });
  }

  async expireDue(): Promise<void> {
    await this.database.transaction(async (tx) => {
      const due = await tx.sql<{ id: string }>(
        `select id from payment p where state = 'pending' and expires_at <= now()
           and not exists (select from receipt r where r.payment_id = p.id and r.state in ('suspense', 'applied'))
         order by expires_at limit ${expireBatch} for update skip locked`,
      );
      for (const { id } of due) {
        const payment = await lockPayment(tx.sql, id);
        if (payment === null) continue;
        const openReceipts = await openReceiptsOf(tx, id);
        if (onTimeOut({ ...payment, openReceipts }, new Date()) === 'expire')
          await end(tx, payment, { to: 'expired', reason: 'expired', cause: 'time' });
      }
    });
  }
}

async function end(tx: Tx, payment: PaymentRow, step: Parameters<typeof takeStep>[2]): Promise<void> {
  await takeStep(tx.sql, payment, step);
  await giveBackUse(tx.sql, payment.id);
}

export async function openReceiptsOf(tx: Tx, paymentId: string): Promise<number> {
  const [row] = await tx.sql<{ open: number }>(
    `select count(*)::int as open from receipt where payment_id = $1 and state in ('suspense', 'applied')`,
    [paymentId],
  );
  return row?.open ?? 0;
}
