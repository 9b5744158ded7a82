import type { Correction } from '@fitfolio/analysis-contract/corrections';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import { FreeAnalysisStore } from '../free-analysis.store.js';
import { refuse } from '../read-submission.js';
import { invalidCorrection, labelOfCorrection } from './check-corrections.js';
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
    const labelled = corrections.map((correction) => ({
      correction,
      label: labelOfCorrection(correction, report),
    }));
    if (!(await this.database.transaction((tx) => this.store.replace(tx, id, labelled)))) throw gone();
    return this.store.of(id);
  }
}

const gone = () => problem('NOT_FOUND', 'There is no such analysis.');
