import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { ago, sql } from '@fitfolio/service-kit/db/query';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { db } from '../tables.js';
import { SweepHeld, sweptMax } from '../tokens/sweep-held.js';
import { decide, type Run } from './decide.js';
import { SettleFitAnalysis } from './settle-fit-analysis.js';

/** Ends what stands still: runs whose hold is over, and decided runs whose token has not moved. */
@Injectable()
export class SweepFitAnalyses extends SweepHeld<Run> {
  constructor(
    private readonly database: Database,
    settle: SettleFitAnalysis,
    @InjectConfig() private readonly config: AnalysisConfig,
    @InjectLogger() logger: Logger,
  ) {
    super(settle, config.FIT_SWEEP_SECONDS, logger);
  }

  protected override async work(signal: AbortSignal): Promise<void> {
    const late = await this.underWay()
      .where('outcome', 'is', null)
      .where('holdExpiresAt', '<', sql<Date>`now()`)
      .execute();
    for (const run of late)
      await this.database.transaction((tx) => decide(tx, run, { failureCode: 'ANALYSIS_TIMED_OUT' }));
    await super.work(signal);
  }

  protected decided(): Promise<readonly Run[]> {
    return this.underWay().where('decidedAt', '<', ago(this.config.FIT_SWEEP_SECONDS, 'seconds')).execute();
  }

  private underWay() {
    return db(this.database)
      .selectFrom('fit_analysis')
      .select(['id', 'run'])
      .where('endedAt', 'is', null)
      .orderBy('holdExpiresAt')
      .limit(sweptMax);
  }
}
