import type { CandidateDecision } from '@fitfolio/analysis-contract/screening-table';
import type { RowOf } from '@fitfolio/service-kit/db/define-table';
import type { CandidateEntity } from '../candidates/candidate.entity.js';

type Row = Pick<
  RowOf<typeof CandidateEntity>,
  'decision' | 'decisionRevision' | 'decisionReasons' | 'decisionNote' | 'decidedBy' | 'decisionAt'
>;

/** What somebody decided. `note` is theirs as it may be shown. */
export const decisionOf = (
  row: Row,
  emailOf: (userId: string | null) => string | null,
  note: string | null = row.decisionNote,
): CandidateDecision => ({
  revision: row.decisionRevision,
  decision: row.decision,
  reasons: row.decisionReasons,
  note: row.decisionNote === null ? null : note,
  by: emailOf(row.decidedBy),
  at: row.decisionAt?.toISOString() ?? null,
});
