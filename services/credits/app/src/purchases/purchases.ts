import { reversePurchase } from '@fitfolio/credits-contract/holds';
import { paymentCompleted } from '@fitfolio/payments-contract/events';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import { ProblemError } from '@fitfolio/service-kit/http/problem-error';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { Controller } from '@nestjs/common';
import { creditsProblem } from '../ledger/credits-problem.js';
import { type AccountCode, postTransfer } from '../ledger/ledger.js';
import { db } from '../tables.js';

/** What payments say: tokens bought, and taken back with a refund. */
@Controller()
export class Purchases {
  @OnEvent(paymentCompleted)
  async grant({ payload }: EventMessage<typeof paymentCompleted>, tx: Tx): Promise<void> {
    const account: AccountCode = `user:${payload.userId}`;
    await postTransfer(tx, {
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
    const credit = await db(tx)
      .selectFrom('transfer as t')
      .innerJoin('entry as e', 'e.transferId', 't.id')
      .select(sql<string>`t.details->>'bundle'`.as('bundle'))
      .where('t.source', '=', `payment:${paymentId}:credit`)
      .where('e.account', '=', `user:${userId}`)
      .where('e.amount', '=', String(tokens))
      .executeTakeFirst();
    if (credit === undefined) throw creditsProblem('HOLD_UNKNOWN', 'This payment was not credited.');
    try {
      const { balance } = await postTransfer(tx, {
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
