import { screeningTokens } from '@fitfolio/analysis-contract/limits';
import { type CandidateStatus, candidateSubmitted } from '@fitfolio/analysis-contract/screening';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../documents/read-submission.js';
import { db } from '../../tables.js';
import { isHoldRefused, Tokens } from '../../tokens/tokens.js';
import { note } from '../log.js';
import { type Caller, ScreeningStore } from '../screening.store.js';

/** A source that was refused or has expired is so for good: the run after it has another one. */
const sourcesMax = 3;

interface Startable {
  readonly id: string;
  readonly code: string;
  readonly status: CandidateStatus;
  readonly run: number;
}

interface Held {
  readonly source: string;
  readonly balance: number;
  readonly expiresAt: string;
}

interface Started {
  readonly started: string[];
  /** null when no token was held. */
  readonly balance: number | null;
}

/** What a run leaves in its row, before there is one. A failed one leaves no report. */
const unstarted = {
  status: 'waiting',
  outcome: null,
  failureCode: null,
  holdSource: null,
  holdExpiresAt: null,
  outcomeAt: null,
  endedAt: null,
} as const;

export const sourceOf = (id: string, run: number): string => `screening:${id}-${run}`;

/**
 * Holds a token for each candidate, and queues it right after. A process that dies between the two leaves a hold and a
 * candidate that waits: starting it again finds the hold, and without that the hold releases itself. Who failed is started
 * as who waits, in a run of their own.
 */
@Injectable()
export class StartCandidates {
  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
    private readonly tokens: Tokens,
  ) {}

  async run(screeningId: string, caller: Caller, candidateIds: readonly string[]): Promise<Started> {
    await this.store.seen(screeningId, caller, 'owner');
    const startable = await this.startable(screeningId, candidateIds);
    if (startable.length === 0) return { started: [], balance: null };
    await this.assertTokens(caller.id, startable.length);
    const started: string[] = [];
    let balance: number | null = null;
    for (const each of startable) {
      const candidate = each.status === 'failed' ? await this.nextOfFailed(each) : each;
      if (!candidate) continue;
      const held = await this.hold(caller.id, candidate, started.length > 0);
      // The tokens went elsewhere meanwhile: what was started goes on, the rest waits.
      if (!held) break;
      ({ balance } = held);
      if (await this.queue(screeningId, caller.id, candidate, held)) started.push(candidate.id);
    }
    return { started, balance };
  }

  private startable(screeningId: string, candidateIds: readonly string[]): Promise<Startable[]> {
    return db(this.database)
      .selectFrom('screening_candidate')
      .select(['id', 'code', 'status', 'run'])
      .where('screeningId', '=', screeningId)
      .where('id', 'in', candidateIds)
      .where('status', 'in', ['waiting', 'failed'])
      .orderBy('code')
      .execute();
  }

  /** The token of a failed run went back, so the next run has a hold of its own. Undefined when another call began it. */
  private nextOfFailed({ id, run }: Startable): Promise<Startable | undefined> {
    return db(this.database)
      .updateTable('screening_candidate')
      .set({ ...unstarted, run: run + 1 })
      .where('id', '=', id)
      .where('run', '=', run)
      .where('status', '=', 'failed')
      .returning(['id', 'code', 'status', 'run'])
      .executeTakeFirst();
  }

  /** Before anything is held. */
  private async assertTokens(userId: string, candidates: number): Promise<void> {
    const cost = candidates * screeningTokens;
    const balance = await this.tokens.balance(userId);
    if (balance < cost)
      throw refuse('INSUFFICIENT_TOKENS', 'There are not enough tokens.', { details: { cost, balance } });
  }

  /** Undefined when there are no tokens left and others were started. */
  private async hold(
    userId: string,
    { id, run }: Startable,
    othersStarted: boolean,
  ): Promise<Held | undefined> {
    for (let next = run; ; next += 1) {
      const source = sourceOf(id, next);
      try {
        return await this.tokens.hold({ source, userId, feature: 'screening', tokens: screeningTokens });
      } catch (error) {
        if (!isHoldRefused(error)) throw error;
        await this.nextRun(id, next);
        if (next - run + 1 < sourcesMax) continue;
        if (othersStarted) return undefined;
        throw error;
      }
    }
  }

  private async nextRun(id: string, run: number): Promise<void> {
    await db(this.database)
      .updateTable('screening_candidate')
      .set({ run: run + 1 })
      .where('id', '=', id)
      .where('run', '=', run)
      .where('status', '=', 'waiting')
      .execute();
  }

  /** False when another call queued it with the same hold, or it is gone; what is held for nothing goes back. */
  private async queue(
    screeningId: string,
    by: string,
    { id, code }: Startable,
    held: Held,
  ): Promise<boolean> {
    const { source: holdSource, expiresAt } = held;
    const queued = await this.database.transaction(async (tx) => {
      const row = await db(tx)
        .updateTable('screening_candidate')
        .set({ status: 'queued', holdSource, holdExpiresAt: new Date(expiresAt) })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .returning('run')
        .executeTakeFirst();
      if (!row) return false;
      await note(tx, { screeningId, by, what: 'started', candidate: code });
      await tx.emit(candidateSubmitted, { candidateId: id, run: row.run });
      return true;
    });
    if (!queued && (await this.sourceIn(id)) !== holdSource) await this.tokens.giveUp(holdSource);
    return queued;
  }

  private async sourceIn(id: string): Promise<string | null | undefined> {
    const row = await db(this.database)
      .selectFrom('screening_candidate')
      .select('holdSource')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.holdSource;
  }
}
