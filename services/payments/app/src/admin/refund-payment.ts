import { reversePurchase } from '@fitfolio/credits-contract/holds';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem, ProblemError } from '@fitfolio/service-kit/http/problem-error';
import { RpcClient } from '@fitfolio/service-kit/rpc/rpc-client';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { onRefund } from '../orders/payment-rules.js';
import { findPayment, lockPayment, type PaymentRow, takeStep } from '../orders/payment.store.js';
import { paymentsProblem } from '../orders/payments-problem.js';

const refundable = (p: PaymentRow | null) => {
  if (p === null) throw problem('NOT_FOUND', 'There is no such payment.');
  const verdict = onRefund({ ...p, refunded: p.refundedAt !== null }, new Date());
  if (verdict === 'not-completed')
    throw paymentsProblem('PAYMENT_NOT_COMPLETED', 'Only a completed payment can be refunded.');
  if (verdict === 'too-late') throw paymentsProblem('REFUND_TOO_LATE', 'The days for a refund are over.');
  return { payment: p, done: verdict === 'keep' };
};

/** Takes the tokens back, then notes the refund. The first step may be repeated, so a crash between is cured by asking again. */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly database: Database,
    private readonly rpc: RpcClient,
  ) {}

  async run(actorId: string, id: string, reason: string): Promise<void> {
    const { payment, done } = refundable(await findPayment(this.database.sql, id));
    if (done) return;
    await this.takeTokens(payment);
    await this.database.transaction(async (tx) => {
      const locked = refundable(await lockPayment(tx.sql, id));
      if (locked.done) return;
      await tx.sql(`update receipt set state = 'refunded' where payment_id = $1 and state = 'applied'`, [id]);
      const step = { to: 'completed', reason: 'refunded', cause: 'refund', actorId, note: reason } as const;
      await takeStep(tx.sql, locked.payment, step);
      await writeAudit(tx.db, { actorId, action: 'payment-refunded', subject: id, reason });
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
