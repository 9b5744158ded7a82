import type { getFreeRemaining } from '@fitfolio/analysis-contract/free-analysis';
import { checkPerson } from '@fitfolio/auth-contract/requests';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { lock } from '@fitfolio/service-kit/db/lock';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import type { Call } from '@fitfolio/service-kit/http/handles';
import { networkOf } from '@fitfolio/service-kit/limit/network';
import { RpcClient } from '@fitfolio/service-kit/rpc/rpc-client';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { refuse } from '../documents/read-submission.js';
import { db } from '../tables.js';
import { dayStart } from '../vietnam-day.js';
import { dailyAllowance, type DailyAllowance } from './daily-allowance.js';

type FreeCall = Pick<Call<typeof getFreeRemaining>, 'user' | 'address'>;

/** Who wants a free analysis. */
export interface Claimant {
  readonly userId: string;
  /** What an account whose address is not verified shares its allowance with; else null. */
  readonly network: string | null;
}

export interface Allowance extends DailyAllowance {
  /** Only the allowance of the network is used up, so that a verified address opens the person's own. */
  readonly awaitsVerification: boolean;
}

/** Accounts cost nothing; addresses of a network and mailboxes cost something (docs/decisions/0030). */
@Injectable()
export class Allowances {
  constructor(
    private readonly rpc: RpcClient,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async claimantOf({ user, address }: FreeCall): Promise<Claimant> {
    const verified = user.emailVerified || (await this.isVerifiedNow(user.id));
    return { userId: user.id, network: verified ? null : networkOf(address) };
  }

  /** What is left of today. */
  async today(work: Work, { userId, network }: Claimant): Promise<Allowance> {
    const now = new Date();
    const since = dayStart(now);
    const own = dailyAllowance(await usedSince(work, since, { userId }), this.config.FREE_DAILY_LIMIT, now);
    if (network === null || own.remaining === 0) return { ...own, awaitsVerification: false };
    const used = await usedSince(work, since, { network });
    const shared = dailyAllowance(used, this.config.FREE_SHARED_DAILY_LIMIT, now);
    const remaining = Math.min(own.remaining, shared.remaining);
    return { ...own, remaining, awaitsVerification: remaining === 0 };
  }

  /** Nobody else takes from the same allowances until the transaction ends. */
  async hold(tx: Tx, { userId, network }: Claimant): Promise<void> {
    await lock(tx.db, `free-analysis:${userId}`);
    if (network !== null) await lock(tx.db, `free-analysis:network:${network}`);
  }

  /** Refuses when nothing is left. */
  async demand(work: Work, claimant: Claimant): Promise<void> {
    const { remaining, resetsAt, awaitsVerification } = await this.today(work, claimant);
    if (remaining > 0) return;
    const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1000));
    const until = {
      details: { resetsAt: resetsAt.toISOString() },
      headers: { 'retry-after': String(seconds) },
    };
    throw awaitsVerification
      ? refuse('ALLOWANCE_AWAITS_VERIFICATION', 'Verify the e-mail address to go on today.', until)
      : refuse('ALLOWANCE_USED_UP', 'All free analyses of today are used.', until);
  }

  /** A token is some minutes old, and an address verified meanwhile counts at once. Without an answer it does not. */
  private async isVerifiedNow(userId: string): Promise<boolean> {
    const person = await this.rpc.request(checkPerson, { userId }).catch(() => null);
    return person?.emailVerified === true;
  }
}

/** Failed analyses do not count, nor those with too little to judge. */
async function usedSince(
  work: Work,
  since: Date,
  by: { readonly userId: string } | { readonly network: string },
): Promise<number> {
  const { used } = await db(work)
    .selectFrom('free_analysis')
    .select(sql<number>`count(*)::int`.as('used'))
    .where('userId' in by ? 'userId' : 'network', '=', 'userId' in by ? by.userId : by.network)
    .where('createdAt', '>=', since)
    .where('status', '<>', 'failed')
    .where(({ not, and, eb }) => not(and([eb('status', '=', 'completed'), eb('score', 'is', null)])))
    .executeTakeFirstOrThrow();
  return used;
}
