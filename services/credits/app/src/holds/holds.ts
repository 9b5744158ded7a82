import { captureHold, holdTokens, releaseHold } from '@fitfolio/credits-contract/holds';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { Answers } from '@fitfolio/service-kit/rpc/answers';
import { Injectable } from '@nestjs/common';
import { creditsProblem } from '../ledger/credits-problem.js';
import { endHold, findHold, openHold } from './holds.store.js';

const gone = (state: string) => creditsProblem('HOLD_ENDED', `This hold was ${state} already.`);

/** Tokens set aside for work under way; a hold ends exactly once. */
@Injectable()
export class Holds {
  @Answers(holdTokens)
  async hold(request: RpcRequest<typeof holdTokens>, tx: Tx): Promise<RpcReply<typeof holdTokens>> {
    const { source } = request;
    const opened = await openHold(tx.sql, request);
    if (opened !== null)
      return { source, balance: opened.balance ?? 0, expiresAt: opened.expiresAt.toISOString() };
    const first = await findHold(tx.sql, source);
    if (first?.state !== 'held' || first.userId !== request.userId || first.tokens !== request.tokens)
      throw gone(first?.state ?? 'taken');
    return { source, balance: first.balance, expiresAt: first.expiresAt.toISOString() };
  }

  @Answers(captureHold)
  async capture({ source }: RpcRequest<typeof captureHold>, tx: Tx): Promise<RpcReply<typeof captureHold>> {
    if ((await endHold(tx.sql, source, 'captured')) === null) await this.assertEnded(tx, source, 'captured');
    return { source, state: 'captured' };
  }

  @Answers(releaseHold)
  async release({ source }: RpcRequest<typeof releaseHold>, tx: Tx): Promise<RpcReply<typeof releaseHold>> {
    const posted = await endHold(tx.sql, source, 'released');
    if (posted !== null) return { source, state: 'released', balance: posted.balance ?? 0 };
    await this.assertEnded(tx, source, 'released');
    const [row] = await tx.sql<{ balance: number }>(
      `select a.balance::int from hold h join account a on a.user_id = h.user_id where h.source = $1`,
      [source],
    );
    return { source, state: 'released', balance: row?.balance ?? 0 };
  }

  private async assertEnded(tx: Tx, source: string, wanted: 'captured' | 'released'): Promise<void> {
    const found = await findHold(tx.sql, source);
    if (found === null) throw creditsProblem('HOLD_UNKNOWN', 'No tokens were held for this.');
    if (found.state !== wanted) throw gone(found.state);
  }
}
