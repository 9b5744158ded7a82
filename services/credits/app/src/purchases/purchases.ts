import { reversePurchase } from '@fitfolio/credits-contract/holds';
import { paymentCompleted } from '@fitfolio/payments-contract/events';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { ProblemError } from '@fitfolio/service-kit/http/problem-error';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { Controller } from '@nestjs/common';
import { creditsProblem } from '../ledger/credits-problem.js';
import { type AccountCode, postTransfer } from '../ledger/ledger.js';

/** What payments say: tokens bought, and taken back with a refund. */
@Controller()
export class Purchases {
  @OnEvent(paymentCompleted)
  async grant({ payload }: EventMessage<typeof paymentCompleted>, tx: Tx): Promise<void> {
    const account: AccountCode = `user:${payload.userId}`;
    await postTransfer(tx.sql, {
      source: `payment:${payload.paymentId}:credit`,
      kind: 'purchase',
      from: 'issued',
      to: account,
      amount: payload.tokens,
      userId: payload.userId,
      details: { paymentId: payload.paymentId, bundle: payload.bundleCode },
    });
  }

  @OnRequest(reversePurchase)
  async reverse(
    { paymentId, userId, tokens }: RpcRequest<typeof reversePurchase>,
    tx: Tx,
  ): Promise<RpcReply<typeof reversePurchase>> {
    const [credit] = await tx.sql<{ bundle: string }>(
      `select t.details->>'bundle' as bundle from transfer t
       join entry e on e.transfer_id = t.id and e.account = 'user:' || $2 and e.amount = $3
       where t.source = 'payment:' || $1 || ':credit'`,
      [paymentId, userId, tokens],
    );
    if (credit === undefined) throw creditsProblem('HOLD_UNKNOWN', 'This payment was not credited.');
    try {
      const { balance } = await postTransfer(tx.sql, {
        source: `payment:${paymentId}:refund`,
        kind: 'refund',
        from: `user:${userId}`,
        to: 'issued',
        amount: tokens,
        userId,
        details: { paymentId, bundle: credit.bundle },
      });
      return { balance: balance ?? 0 };
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'INSUFFICIENT_TOKENS')
        throw creditsProblem('TOKENS_ALREADY_SPENT', 'These tokens were used.', { cause: error });
      throw error;
    }
  }
}
