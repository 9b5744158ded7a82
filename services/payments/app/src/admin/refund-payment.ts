import { reversePurchase } from '@fitfolio/credits-contract/holds';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem, ProblemError } from '@fitfolio/service-kit/http/problem-error';
import { RpcClient } from '@fitfolio/service-kit/rpc/rpc-client';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { onRefund } from '../orders/payment-rules.js';
import { findPayment, lockPayment, type PaymentRow, takeStep } from '../orders/payment.store.js';
import { paymentsProblem } from '../payments-problem.js';
import { db } from '../tables.js';

/** Whether it may be refunded; false when it was. */
function isRefundable(payment: PaymentRow): boolean {
  const verdict = onRefund({ ...payment, refunded: payment.refundedAt !== null }, new Date());
  if (verdict === 'not-completed')
    throw paymentsProblem('PAYMENT_NOT_COMPLETED', 'Only a completed payment can be refunded.');
  if (verdict === 'too-late') throw paymentsProblem('REFUND_TOO_LATE', 'The days for a refund are over.');
  return verdict === 'refund';
}

/**
 * Takes the tokens back, then notes the refund. The first step may be repeated, so a crash between is cured by asking
 * again. The days for a refund are counted once, before: who has given the tokens back gets the money.
 */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly database: Database,
    private readonly rpc: RpcClient,
  ) {}

  async run(actorId: string, id: string, reason: string): Promise<void> {
    const payment = await findPayment(this.database, id);
    if (payment === undefined) throw problem('NOT_FOUND', 'There is no such payment.');
    if (!isRefundable(payment)) return;
    await this.takeTokens(payment);
    await this.database.transaction(async (tx) => {
      const locked = await lockPayment(tx, id);
      if (locked === undefined || locked.refundedAt !== null) return;
      await db(tx)
        .updateTable('receipt')
        .set({ state: 'refunded' })
        .where('paymentId', '=', id)
        .where('state', '=', 'applied')
        .execute();
      const step = { to: 'completed', reason: 'refunded', cause: 'refund', actorId, note: reason } as const;
      await takeStep(tx, locked, step);
      await writeAudit(tx, { actorId, action: 'payment-refunded', subject: id, reason });
    });
  }

  private async takeTokens({ id, userId, tokens }: PaymentRow): Promise<void> {
    try {
      await this.rpc.request(reversePurchase, { paymentId: id, userId, tokens });
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'HOLD_UNKNOWN')
        throw problem('UNAVAILABLE', 'The tokens are not credited yet.', { cause: error });
      throw error;
    }
  }
}
