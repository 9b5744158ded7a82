import { candidateDecided, type CandidateFailureCode } from '@fitfolio/analysis-contract/screening';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import type { Tx } from '@fitfolio/service-kit/db/database';
import type { DocumentVault } from '../../documents/document-vault.js';
import { db } from '../../tables.js';
import { seal } from '../seal.js';

/** One run of a candidate. */
export interface Run {
  readonly id: string;
  readonly run: number;
}

export type Outcome =
  | { readonly report: PremiumReport; readonly vault: DocumentVault }
  | { readonly failureCode: CandidateFailureCode };

/** Without a score there is nothing to sell. */
function columnsOf(id: string, outcome: Outcome) {
  if ('failureCode' in outcome) return { outcome: 'failed' as const, failureCode: outcome.failureCode };
  const { report, vault } = outcome;
  if (report.score === null) return { outcome: 'failed' as const, failureCode: 'NOTHING_TO_JUDGE' as const };
  return {
    outcome: 'completed' as const,
    reportKeyId: vault.keyId,
    report: seal(vault, id, 'report', report),
  };
}

/** Stores how a run ends; its token moves next. False when that was stored before, or the candidate is gone. */
export async function decideRun(tx: Tx, { id, run }: Run, outcome: Outcome): Promise<boolean> {
  const decided = await db(tx)
    .updateTable('screening_candidate')
    .set({ ...columnsOf(id, outcome), status: 'running', outcomeAt: new Date() })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('holdSource', 'is not', null)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!decided) return false;
  await tx.emit(candidateDecided, { candidateId: id, run });
  return true;
}
