import type {
  CandidateDecision,
  Decision,
  DecisionReason,
} from '@fitfolio/analysis-contract/screening-table';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { json } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../documents/read-submission.js';
import { db } from '../../tables.js';
import { noCandidate, notReady } from '../candidates/candidates.js';
import { note } from '../log.js';
import { type Caller, ScreeningStore, type SeenScreening } from '../screening.store.js';
import { decisionOf } from './decision.js';
import { ScreeningPeople } from './people.js';

interface Decided {
  /** The one that was seen. */
  readonly revision: number;
  readonly decision: Decision | null;
  readonly reasons: readonly DecisionReason[];
  readonly note: string | null;
}

const columns = [
  'code',
  'status',
  'decision',
  'decisionRevision',
  'decisionReasons',
  'decisionNote',
  'decidedBy',
  'decisionAt',
] as const;

/** What a person decided. Of two who decide at once, the second is told. */
@Injectable()
export class DecideCandidate {
  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
    private readonly people: ScreeningPeople,
  ) {}

  async run(
    screeningId: string,
    candidateId: string,
    caller: Caller,
    decided: Decided,
  ): Promise<CandidateDecision> {
    const screening = await this.store.seen(screeningId, caller, 'reviewer');
    if (decided.decision !== null && decided.reasons.length === 0)
      throw refuse('DECISION_WITHOUT_REASON', 'A decision needs a reason.');
    const note = await this.unmasked(screening, candidateId, decided.note);
    const row = await this.database.transaction((tx) =>
      keep(tx, { screeningId, candidateId, by: caller.id, decided: { ...decided, note } }),
    );
    const { decisionNote } = row;
    const [shown] = await this.people.masked(
      screening,
      candidateId,
      decisionNote === null ? [] : [decisionNote],
    );
    return decisionOf(row, await this.store.emails([row.decidedBy]), shown);
  }

  /** A note that comes back as it was shown is the one that stands, not its marks. */
  private async unmasked(
    screening: SeenScreening,
    candidateId: string,
    given: string | null,
  ): Promise<string | null> {
    if (!given?.includes('⟦')) return given;
    const standing = await db(this.database)
      .selectFrom('screening_candidate')
      .select('decisionNote')
      .where('id', '=', candidateId)
      .where('screeningId', '=', screening.id)
      .executeTakeFirst();
    const stored = standing?.decisionNote ?? null;
    if (stored === null) return given;
    const [shown] = await this.people.masked(screening, candidateId, [stored]);
    return shown === given ? stored : given;
  }
}

interface Kept {
  readonly screeningId: string;
  readonly candidateId: string;
  readonly by: string;
  readonly decided: Decided;
}

async function keep(tx: Tx, { screeningId, candidateId, by, decided }: Kept) {
  const standing = await db(tx)
    .selectFrom('screening_candidate')
    .select(columns)
    .where('id', '=', candidateId)
    .where('screeningId', '=', screeningId)
    .forUpdate()
    .executeTakeFirst();
  if (!standing) throw noCandidate();
  if (standing.status !== 'completed') throw notReady();
  if (standing.decisionRevision !== decided.revision)
    throw refuse('DECISION_CHANGED', 'Somebody decided meanwhile.', {
      details: { revision: standing.decisionRevision, decision: standing.decision },
    });
  const reasons = decided.decision === null ? [] : [...new Set(decided.reasons)];
  const row = await db(tx)
    .updateTable('screening_candidate')
    .set({
      decision: decided.decision,
      decisionRevision: decided.revision + 1,
      decisionReasons: json<DecisionReason[]>(reasons),
      decisionNote: decided.note || null,
      decidedBy: by,
      decisionAt: new Date(),
    })
    .where('id', '=', candidateId)
    .returning(columns)
    .executeTakeFirstOrThrow();
  await note(tx, {
    screeningId,
    by,
    what: 'decided',
    candidate: standing.code,
    details: {
      decision: decided.decision ?? 'none',
      reasons: reasons.join(', '),
      revision: String(row.decisionRevision),
    },
  });
  return row;
}
