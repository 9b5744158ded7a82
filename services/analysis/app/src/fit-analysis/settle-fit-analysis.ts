import { fitAnalysisCompleted } from '@fitfolio/analysis-contract/fit-analysis';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { SettleHeld } from '../tokens/settle-held.js';
import type { Decided, End } from '../tokens/tokens.js';
import type { Run } from './decide.js';

const lateColumns = {
  outcome: 'failed',
  failureCode: 'ANALYSIS_TIMED_OUT',
  report: null,
  phrasing: null,
  score: null,
  position: null,
} as const;

@Injectable()
export class SettleFitAnalysis extends SettleHeld<Run> {
  protected async decided({ id, run }: Run): Promise<Decided | undefined> {
    const { outcome = null, holdSource = '' } =
      (await db(this.database)
        .selectFrom('fit_analysis')
        .select(['outcome', 'holdSource'])
        .where('id', '=', id)
        .where('run', '=', run)
        .where('endedAt', 'is', null)
        .executeTakeFirst()) ?? {};
    return outcome === null ? undefined : { outcome, holdSource };
  }

  protected async end(tx: Tx, { id, run }: Run, end: End): Promise<void> {
    const status = end === 'completed' ? 'completed' : 'failed';
    const ended = await db(tx)
      .updateTable('fit_analysis')
      .set({ ...(end === 'late' ? lateColumns : {}), status, step: null, endedAt: new Date() })
      .where('id', '=', id)
      .where('run', '=', run)
      .where('endedAt', 'is', null)
      .returning(['userId', 'score'])
      .executeTakeFirst();
    if (!ended) return;
    await tx.emit(fitAnalysisCompleted, { analysisId: id, run, status, ...ended });
  }
}
