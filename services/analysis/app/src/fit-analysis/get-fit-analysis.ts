import type { FitFailureCode } from '@fitfolio/analysis-contract/fit-analysis';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import { premiumTexts } from '@fitfolio/fit-engine/premium/words';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { Database } from '@fitfolio/service-kit/db/database';
import { toDto } from '@fitfolio/service-kit/db/query';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { refuse } from '../documents/read-submission.js';
import { type Phrasing, withPhrasing } from '../model/phrasing.js';
import { db } from '../tables.js';
import { careerPlanStatus } from '../fit-products/career-plan-status.js';
import { FitAnalysisStore } from './fit-analysis.store.js';

const failureMessages: Readonly<Record<FitFailureCode, string>> = {
  ANALYSIS_FAILED: 'The analysis could not be completed.',
  ANALYSIS_TOO_COMPLEX: 'The documents are too complex to be compared within the limits.',
  ANALYSIS_TIMED_OUT: 'The analysis took too long.',
  NOTHING_TO_JUDGE: 'Too little of the job description could be judged to give a score.',
  RELEASED_BY_ADMIN: 'The analysis was ended by an administrator.',
};
const tokenReturned = 'The token is back in the balance.';

interface Result {
  readonly outputLanguage: OutputLanguage;
  readonly report: PremiumReport | null;
  readonly phrasing: Phrasing | null;
}

/** A stored result as its reader sees it, in a language. */
export function shownResult<Row extends Result>(
  { outputLanguage, report, phrasing, ...row }: Row,
  asked?: OutputLanguage,
) {
  if (!report) throw refuse('RESULT_NOT_READY', 'This analysis has no result.');
  const language = asked ?? outputLanguage;
  return {
    ...toDto(row),
    language,
    report,
    texts: withPhrasing(premiumTexts(report, language), phrasing, language),
  };
}

@Injectable()
export class GetFitAnalysis {
  constructor(
    private readonly store: FitAnalysisStore,
    private readonly database: Database,
  ) {}

  async status(userId: string, id: string) {
    const { failureCode, status, score, position, ...row } = await this.store.owned(id, userId);
    // Until its token has moved, a run is under way and shows nothing of its end.
    const failed = status === 'failed' && failureCode !== null;
    const paid = status === 'completed';
    return {
      ...toDto(row),
      status,
      score: paid ? score : null,
      position: paid ? position : null,
      failure: failed
        ? {
            code: failureCode,
            message: `${failureMessages[failureCode]} ${tokenReturned}`,
            tokenReturned: true as const,
          }
        : null,
    };
  }

  async result(userId: string, id: string, language?: OutputLanguage) {
    const row = await this.completed(id).where('a.userId', '=', userId).executeTakeFirst();
    if (!row) throw problem('NOT_FOUND', 'There is no such analysis.');
    return shownResult(row, language);
  }

  /** For an administrator, whose look is noted. */
  async anyResult(adminId: string, id: string, language?: OutputLanguage) {
    const row = await this.completed(id)
      .leftJoin('person', 'person.userId', 'a.userId')
      .select(['a.userId', 'person.email'])
      .executeTakeFirst();
    if (!row) throw problem('NOT_FOUND', 'There is no such analysis.');
    const shown = shownResult(row, language);
    const after = { userId: row.userId };
    await writeAudit(this.database, {
      actorId: adminId,
      action: 'premium-result-viewed',
      subject: id,
      after,
    });
    return shown;
  }

  /** Its report only when it has been paid for. */
  private completed(id: string) {
    return db(this.database)
      .selectFrom('fit_analysis as a')
      .select(['a.id', 'a.resumeFileName', 'a.jobFileName', 'a.outputLanguage', 'a.position', 'a.phrasing'])
      .select(['a.documentsKeptUntil', 'a.createdAt', careerPlanStatus('a.id').as('careerPlanStatus')])
      .select(({ eb }) =>
        eb.case().when('a.status', '=', 'completed').then(eb.ref('a.report')).end().as('report'),
      )
      .where('a.id', '=', id);
  }
}
