import { randomUUID } from 'node:crypto';
import { freeAnalysisSubmitted } from '@fitfolio/analysis-contract/free-analysis';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { dailyAllowance, type DailyAllowance, dayStart } from './daily-allowance.js';
import { FreeAnalysisStore } from './free-analysis.store.js';
import { readSubmission, refuse, type Submission } from './read-submission.js';

@Injectable()
export class SubmitFreeAnalysis {
  constructor(
    private readonly database: Database,
    private readonly store: FreeAnalysisStore,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  /** Today's allowance of a user. */
  async allowance(userId: string): Promise<DailyAllowance> {
    const now = new Date();
    return this.allowanceAt(now, await this.store.usedSince(userId, dayStart(now)));
  }

  /**
   * Reads both documents, then counts and queues in one transaction: a refused file costs nothing. Reading stops when
   * `signal` aborts.
   */
  async submit(
    userId: string,
    submission: Submission,
    outputLanguage: OutputLanguage,
    signal: AbortSignal,
  ): Promise<{ id: string }> {
    this.demand(await this.allowance(userId));
    const documents = await readSubmission(submission, signal);
    const id = randomUUID();
    await this.database.transaction(async (tx) => {
      await this.store.lockUser(tx, userId);
      const now = new Date();
      this.demand(this.allowanceAt(now, await this.store.usedSince(userId, dayStart(now), tx.sql)));
      this.store.insert(tx, { id, userId, outputLanguage, ...documents, createdAt: now });
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
