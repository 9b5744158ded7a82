import type { Correction } from '@fitfolio/analysis-contract/corrections';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import type { RowOf } from '@fitfolio/service-kit/db/define-table';
import { json } from '@fitfolio/service-kit/db/query';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import { db } from '../../tables.js';
import { FreeAnalysisStore } from '../free-analysis.store.js';
import { refuse } from '../../documents/read-submission.js';
import { invalidCorrection, labelOfCorrection, targetOf } from './check-corrections.js';
import type { CorrectionEntity } from './correction.entity.js';
import { CorrectionsStore } from './corrections.store.js';

const perWindowMax = 300;
const windowSeconds = 10 * 60;

/** Keeps what a person says against their own report, beside it. */
@Injectable()
export class CorrectFreeAnalysis {
  constructor(
    private readonly analyses: FreeAnalysisStore,
    private readonly store: CorrectionsStore,
    private readonly database: Database,
    private readonly limiter: RateLimiter,
  ) {}

  async run(userId: string, id: string, corrections: readonly Correction[]): Promise<Correction[]> {
    await this.limiter.limit(`corrections:${userId}`, perWindowMax, windowSeconds);
    const row = await this.analyses.findOwned(id, userId);
    if (!row) throw gone();
    const report = row.result;
    if (!report) throw refuse('RESULT_NOT_READY', 'This analysis has no result yet.');
    const invalid = invalidCorrection(corrections, report);
    if (invalid)
      throw refuse('CORRECTION_INVALID', 'A correction does not fit this result.', { details: invalid });
    const rows = corrections.map((correction) => ({
      analysisId: id,
      kind: correction.kind,
      target: targetOf(correction),
      label: labelOfCorrection(correction, report),
      correction,
    }));
    if (!(await this.database.transaction((tx) => replace(tx, id, rows)))) throw gone();
    return this.store.of(id);
  }
}

const gone = () => problem('NOT_FOUND', 'There is no such analysis.');

type NewCorrection = Omit<RowOf<typeof CorrectionEntity>, 'madeAt'>;

/** False when the analysis has gone meanwhile. What stays as it was keeps its time. */
async function replace(tx: Tx, id: string, rows: readonly NewCorrection[]): Promise<boolean> {
  const held = await db(tx)
    .selectFrom('free_analysis')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return false;
  const others = db(tx).deleteFrom('free_analysis_correction').where('analysisId', '=', id);
  if (rows.length === 0) {
    await others.execute();
    return true;
  }
  await others
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('kind', 'target'),
        'not in',
        rows.map(({ kind, target }) => tuple(kind, target)),
      ),
    )
    .execute();
  await db(tx)
    .insertInto('free_analysis_correction')
    .values(rows.map((row) => ({ ...row, correction: json(row.correction) })))
    .onConflict((conflict) =>
      conflict
        .columns(['analysisId', 'kind', 'target'])
        .doUpdateSet(({ ref }) => ({
          correction: ref('excluded.correction'),
          madeAt: ref('excluded.madeAt'),
        }))
        .whereRef('free_analysis_correction.correction', '<>', 'excluded.correction'),
    )
    .execute();
  return true;
}
