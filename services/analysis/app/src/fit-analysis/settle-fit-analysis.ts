import { fitAnalysisCompleted } from '@fitfolio/analysis-contract/fit-analysis';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import type { Run } from './decide.js';
import { Tokens } from './tokens.js';

/** What an ended run is told as; `late` when its hold had run out before its token could be spent. */
type End = 'completed' | 'failed' | 'late';

/**
 * Moves the token of a decided run, then ends it. Both steps may be done again: credits answers a repeated capture or
 * release as the first, and a run ends once.
 */
@Injectable()
export class SettleFitAnalysis {
  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
  ) {}

  async run(run: Run): Promise<void> {
    const end = await this.moveToken(run);
    if (end) await this.database.transaction((tx) => endRun(tx, run, end));
  }

  /** Undefined when the run is not decided, or has ended. */
  private async moveToken({ id, run }: Run): Promise<End | undefined> {
    const decided = await db(this.database)
      .selectFrom('fit_analysis')
      .select(['outcome', 'holdSource'])
      .where('id', '=', id)
      .where('run', '=', run)
      .where('endedAt', 'is', null)
      .executeTakeFirst();
    if (!decided?.outcome) return undefined;
    const { outcome, holdSource } = decided;
    if (outcome === 'completed') return (await this.tokens.capture(holdSource)) ? 'completed' : 'late';
    await this.tokens.release(holdSource);
    return 'failed';
  }
}

const lateColumns = {
  outcome: 'failed',
  failureCode: 'ANALYSIS_TIMED_OUT',
  report: null,
  score: null,
  position: null,
} as const;

async function endRun(tx: Tx, { id, run }: Run, end: End): Promise<void> {
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
