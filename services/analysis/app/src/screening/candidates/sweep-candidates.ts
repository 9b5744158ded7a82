import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { ago, sql } from '@fitfolio/service-kit/db/query';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../../config.js';
import { db } from '../../tables.js';
import { SweepHeld, sweptMax } from '../../tokens/sweep-held.js';
import { RemovePeople } from '../remove.js';
import { decideRun, type Run } from './decide-run.js';
import { SettleCandidate } from './settle-candidate.js';

/** Ends what stands still: runs whose hold is over, decided runs whose token has not moved, and holds of who was removed. */
@Injectable()
export class SweepCandidates extends SweepHeld<Run> {
  constructor(
    private readonly database: Database,
    private readonly removing: RemovePeople,
    settle: SettleCandidate,
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
      await this.database.transaction((tx) => decideRun(tx, run, { failureCode: 'ANALYSIS_TIMED_OUT' }));
    await this.removing.releaseLeft();
    await super.work(signal);
  }

  protected decided(): Promise<readonly Run[]> {
    return this.underWay().where('outcomeAt', '<', ago(this.config.FIT_SWEEP_SECONDS, 'seconds')).execute();
  }

  private underWay() {
    return db(this.database)
      .selectFrom('screening_candidate')
      .select(['id', 'run'])
      .where('holdSource', 'is not', null)
      .where('endedAt', 'is', null)
      .orderBy('holdExpiresAt')
      .limit(sweptMax);
  }
}
