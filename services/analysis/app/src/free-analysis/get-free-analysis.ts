import type { Correction } from '@fitfolio/analysis-contract/corrections';
import type { FreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { CorrectionsStore } from './corrections/corrections.store.js';
import type { FreeAnalysisRow } from './free-analysis.entity.js';
import { FreeAnalysisStore } from './free-analysis.store.js';

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
    return this.shown(await this.store.findOwned(id, userId));
  }

  /** For an administrator, whose look is noted. */
  async any(adminId: string, id: string): Promise<FreeAnalysis & { userId: string; email: string | null }> {
    const row = await this.store.find(id);
    const analysis = await this.shown(row);
    const userId = row?.userId ?? '';
    const { sql } = this.database;
    await writeAudit(sql, { actorId: adminId, action: 'result-viewed', subject: id, after: { userId } });
    const [person] = await sql<{ email: string }>('select email from person where user_id = $1', [userId]);
    return { ...analysis, userId, email: person?.email ?? null };
  }

  private async shown(row: FreeAnalysisRow | null): Promise<FreeAnalysis> {
    if (!row) throw problem('NOT_FOUND', 'There is no such analysis.');
    return toFreeAnalysis(row, row.result ? await this.corrections.of(row.id) : []);
  }
}

function toFreeAnalysis(row: FreeAnalysisRow, corrections: Correction[]): FreeAnalysis {
  const { id, status, step, fileName, position, score, outputLanguage, result, failureCode, createdAt } = row;
  return {
    id,
    status,
    step: step ?? null,
    fileName,
    position: position ?? null,
    score: score ?? null,
    outputLanguage,
    createdAt: createdAt.toISOString(),
    analysis_result: result ?? null,
    corrections,
    failure: failureCode
      ? { code: failureCode, message: failureMessages[failureCode] ?? 'The analysis failed.' }
      : null,
  };
}
