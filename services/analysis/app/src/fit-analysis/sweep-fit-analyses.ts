import { Periodic } from '@fitfolio/service-kit/boot/periodic';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { ago, sql } from '@fitfolio/service-kit/db/query';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { db } from '../tables.js';
import { decide } from './decide.js';
import { SettleFitAnalysis } from './settle-fit-analysis.js';

const batchMax = 50;

/** Ends what stands still: runs whose hold is over, and decided runs whose token has not moved. */
@Injectable()
export class SweepFitAnalyses extends Periodic {
  constructor(
    private readonly database: Database,
    private readonly settle: SettleFitAnalysis,
    @InjectConfig() private readonly config: AnalysisConfig,
    @InjectLogger() logger: Logger,
  ) {
    super(config.FIT_SWEEP_SECONDS * 1000, logger);
  }

  protected async work(signal: AbortSignal): Promise<void> {
    const late = await this.underWay()
      .where('outcome', 'is', null)
      .where('holdExpiresAt', '<', sql<Date>`now()`)
      .execute();
    for (const run of late)
      await this.database.transaction((tx) => decide(tx, run, { failureCode: 'ANALYSIS_TIMED_OUT' }));
    // The handler of a decided run has its turn first.
    const decided = await this.underWay()
      .where('decidedAt', '<', ago(this.config.FIT_SWEEP_SECONDS, 'seconds'))
      .execute();
    for (const run of decided) {
      if (signal.aborted) return;
      await this.settle.run(run);
    }
  }

  private underWay() {
    return db(this.database)
      .selectFrom('fit_analysis')
      .select(['id', 'run'])
      .where('endedAt', 'is', null)
      .orderBy('holdExpiresAt')
      .limit(batchMax);
  }
}
