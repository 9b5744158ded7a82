import type { AdminFreeAnalysis, FreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { Database } from '@fitfolio/service-kit/db/database';
import { toDto } from '@fitfolio/service-kit/db/query';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { CorrectionsStore } from './corrections/corrections.store.js';
import { FreeAnalysisStore, type OwnedAnalysis } from './free-analysis.store.js';

const failureMessages: Record<string, string> = {
  ANALYSIS_FAILED: 'The analysis could not be completed. It does not count against the daily allowance.',
  ANALYSIS_TOO_COMPLEX:
    'The documents are too complex to be compared within the limits. It does not count against the daily allowance.',
};

/** A stored analysis as its reader sees it. Another user's is not found. */
@Injectable()
export class GetFreeAnalysis {
  constructor(
    private readonly store: FreeAnalysisStore,
    private readonly corrections: CorrectionsStore,
    private readonly database: Database,
  ) {}

  async ownedBy(userId: string, id: string): Promise<FreeAnalysis> {
    return this.withCorrections(await this.store.findOwned(id, userId));
  }

  /** For an administrator, whose look is noted. */
  async any(adminId: string, id: string): Promise<AdminFreeAnalysis> {
    const row = await db(this.database)
      .selectFrom('free_analysis as a')
      .leftJoin('person', 'person.userId', 'a.userId')
      .select(['a.id', 'a.status', 'a.step', 'a.fileName', 'a.position', 'a.score', 'a.outputLanguage'])
      .select(['a.createdAt', 'a.result', 'a.failureCode', 'a.userId', 'person.email'])
      .where('a.id', '=', id)
      .executeTakeFirst();
    const analysis = await this.withCorrections(row);
    const after = { userId: analysis.userId };
    await writeAudit(this.database, { actorId: adminId, action: 'result-viewed', subject: id, after });
    return analysis;
  }

  private async withCorrections<Row extends Pick<OwnedAnalysis, 'id' | 'result' | 'failureCode'>>(
    row: Row | undefined,
  ) {
    if (!row) throw problem('NOT_FOUND', 'There is no such analysis.');
    const { result, failureCode, ...columns } = row;
    return {
      ...toDto(columns),
      analysis_result: result,
      corrections: result ? await this.corrections.of(row.id) : [],
      failure:
        failureCode === null
          ? null
          : { code: failureCode, message: failureMessages[failureCode] ?? 'The analysis failed.' },
    };
  }
}
