import { fitAnalysisDecided, type FitFailureCode } from '@fitfolio/analysis-contract/fit-analysis';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { json } from '@fitfolio/service-kit/db/query';
import { db } from '../tables.js';

/** One run of an analysis. */
export interface Run {
  readonly id: string;
  readonly run: number;
}

type Decision = { readonly report: PremiumReport } | { readonly failureCode: FitFailureCode };

/** Without a score there is nothing to sell. */
function columnsOf(decision: Decision) {
  if ('failureCode' in decision) return { outcome: 'failed' as const, failureCode: decision.failureCode };
  const { report } = decision;
  const { score, job } = report;
  if (score === null) return { outcome: 'failed' as const, failureCode: 'NOTHING_TO_JUDGE' as const };
  return { outcome: 'completed' as const, report: json(report), score, position: job.title };
}

/** Stores how a run ends; its token moves next. False when that was stored before, or the run is an older one. */
export async function decide(tx: Tx, { id, run }: Run, decision: Decision): Promise<boolean> {
  const decided = await db(tx)
    .updateTable('fit_analysis')
    .set({ ...columnsOf(decision), status: 'running', step: 'finishing', decidedAt: new Date() })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!decided) return false;
  await tx.emit(fitAnalysisDecided, { analysisId: id, run });
  return true;
}
