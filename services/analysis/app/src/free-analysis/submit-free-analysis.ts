import { randomUUID } from 'node:crypto';
import { freeAnalysisSubmitted } from '@fitfolio/analysis-contract/free-analysis';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { lock } from '@fitfolio/service-kit/db/lock';
import { json, sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { db } from '../tables.js';
import { dayStart } from '../vietnam-day.js';
import { dailyAllowance, type DailyAllowance } from './daily-allowance.js';
import { ReadSubmission, refuse, type Submission } from '../documents/read-submission.js';

@Injectable()
export class SubmitFreeAnalysis {
  constructor(
    private readonly database: Database,
    private readonly readSubmission: ReadSubmission,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  /** Today's allowance of a user. */
  async allowance(userId: string): Promise<DailyAllowance> {
    const now = new Date();
    return this.allowanceAt(now, await usedSince(this.database, userId, dayStart(now)));
  }

  /**
   * Reads both documents, then counts and queues in one transaction: a refused file costs nothing. Reading stops when
   * `signal` aborts.
   */
  async submit(
    submission: Submission,
    outputLanguage: OutputLanguage,
    signal: AbortSignal,
  ): Promise<{ id: string }> {
    const { userId } = submission;
    this.demand(await this.allowance(userId));
    const { fileName, resume, job } = await this.readSubmission.run(submission, signal);
    const id = randomUUID();
    await this.database.transaction(async (tx) => {
      await lock(tx.db, `free-analysis:${userId}`);
      const now = new Date();
      this.demand(this.allowanceAt(now, await usedSince(tx, userId, dayStart(now))));
      await db(tx)
        .insertInto('free_analysis')
        .values({
          id,
          userId,
          status: 'queued',
          fileName,
          outputLanguage,
          resume: json(resume),
          job: json(job),
          createdAt: now,
        })
        .execute();
      await tx.emit(freeAnalysisSubmitted, { analysisId: id });
    });
    return { id };
  }

  private allowanceAt(now: Date, used: number): DailyAllowance {
    return dailyAllowance(used, this.config.FREE_DAILY_LIMIT, now);
  }

  private demand({ remaining, resetsAt }: DailyAllowance): void {
    if (remaining > 0) return;
    const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1000));
    throw refuse('ALLOWANCE_USED_UP', 'All free analyses of today are used.', {
      details: { resetsAt: resetsAt.toISOString() },
      headers: { 'retry-after': String(seconds) },
    });
  }
}

/** Failed analyses do not count, nor those with too little to judge. */
async function usedSince(work: Work, userId: string, since: Date): Promise<number> {
  const { used } = await db(work)
    .selectFrom('free_analysis')
    .select(sql<number>`count(*)::int`.as('used'))
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .where('status', '<>', 'failed')
    .where(({ not, and, eb }) => not(and([eb('status', '=', 'completed'), eb('score', 'is', null)])))
    .executeTakeFirstOrThrow();
  return used;
}
