import { captureHold, holdTokens, releaseHold } from '@fitfolio/credits-contract/holds';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Database } from '@fitfolio/service-kit/db/database';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { problem, ProblemError } from '@fitfolio/service-kit/http/problem-error';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { Controller } from '@nestjs/common';
import { creditsProblem } from '../ledger/credits-problem.js';
import { endHold, findHold, type HoldRow, type NewHold, noteRefusal, openHold } from './holds.store.js';

const tooFew = 'INSUFFICIENT_TOKENS';
const isTooFew = (error: unknown) => error instanceof ProblemError && error.code === tooFew;
const gone = (state: string) => creditsProblem('HOLD_ENDED', `This hold was ${state} already.`);

/** Tokens set aside for work under way; a hold ends exactly once. Each step is one statement. */
@Controller()
export class Holds {
  @OnRequest(holdTokens)
  async hold(
    request: RpcRequest<typeof holdTokens>,
    database: Database,
  ): Promise<RpcReply<typeof holdTokens>> {
    const { source } = request;
    const opened = await openHold(database, request).catch((error: unknown) => {
      if (!isTooFew(error)) throw error;
      return noteRefusal(database, request);
    });
    const { balance, expiresAt } = opened ?? (await firstReply(database, request));
    return { source, balance: balance ?? 0, expiresAt: expiresAt.toISOString() };
  }

  @OnRequest(captureHold)
  async capture(
    { source }: RpcRequest<typeof captureHold>,
    database: Database,
  ): Promise<RpcReply<typeof captureHold>> {
    if ((await endHold(database, source, 'captured')) === null) await ended(database, source, 'captured');
    return { source, state: 'captured' };
  }

  @OnRequest(releaseHold)
  async release(
    { source }: RpcRequest<typeof releaseHold>,
    database: Database,
  ): Promise<RpcReply<typeof releaseHold>> {
    const posted = await endHold(database, source, 'released');
    const balance = posted?.balance ?? (await ended(database, source, 'released')).balanceReleased;
    return { source, state: 'released', balance: balance ?? 0 };
  }
}

const sameParts = ['userId', 'feature', 'tokens', 'ttlSeconds'] as const;

async function firstReply(work: Work, request: NewHold): Promise<HoldRow> {
  const first = await findHold(work, request.source);
  if (first === undefined) throw new Error(`no hold of ${request.source}, and none could be made`);
  if (sameParts.some((part) => first[part] !== request[part]))
    throw problem('IDEMPOTENCY_MISMATCH', 'This source holds tokens for another request.');
  if (first.state === 'refused') throw creditsProblem(tooFew, 'There are not enough tokens.');
  if (first.state !== 'held') throw gone(first.state);
  return first;
}

async function ended(work: Work, source: string, wanted: 'captured' | 'released'): Promise<HoldRow> {
  const found = await findHold(work, source);
  if (found === undefined || found.state === 'refused')
    throw creditsProblem('HOLD_UNKNOWN', 'No tokens were held for this.');
  if (found.state !== wanted) throw gone(found.state);
  return found;
}
