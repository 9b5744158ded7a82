import type { Candidate, ScreeningRequirement } from '@fitfolio/analysis-contract/screening';
import type { ReadingCorrection } from '@fitfolio/analysis-contract/screening-reading';
import type { CandidateDecision, TablePerson } from '@fitfolio/analysis-contract/screening-table';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { Database } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { DocumentVault } from '../../documents/document-vault.js';
import { EngineThreads } from '../../engine/engine-threads.js';
import type { Change, Person } from '../../engine/screening-makers.js';
import { db } from '../../tables.js';
import { Candidates, noCandidate, notReady } from '../candidates/candidates.js';
import { CandidateLinks } from '../reading/candidate-links.js';
import { ReadingCorrections } from '../reading/corrections.js';
import { ScreeningStore, type SeenScreening } from '../screening.store.js';
import { openBytes } from '../seal.js';
import { decisionOf } from './decision.js';
import { RecentPeople } from './recent-people.js';

/** How people are to be shown. */
interface Look {
  readonly screening: SeenScreening;
  readonly changes: readonly Change[];
  readonly language: OutputLanguage;
}

const columns = [
  'id',
  'status',
  'reportKeyId',
  'report',
  'decision',
  'decisionRevision',
  'decisionReasons',
  'decisionNote',
  'decidedBy',
  'decisionAt',
  'liftedAt',
  'liftedBy',
  'liftReason',
] as const;

/** The completed people of a screening with their verdicts, each made beside the service's loop, blind unless lifted. */
@Injectable()
export class ScreeningPeople {
  private readonly recent = new RecentPeople();

  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
    private readonly candidates: Candidates,
    private readonly vault: DocumentVault,
    private readonly engine: EngineThreads,
    private readonly corrections: ReadingCorrections,
    private readonly links: CandidateLinks,
  ) {}

  async all(look: Look): Promise<TablePerson[]> {
    const { id } = look.screening;
    const candidates = (await this.candidates.of(id)).filter(({ status }) => status === 'completed');
    const rows = await this.rows(id);
    const counts = await this.counts(id);
    const emailOf = await this.store.emails(rows.map(({ decidedBy }) => decidedBy));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return Promise.all(
      candidates.flatMap((candidate) => {
        const row = byId.get(candidate.id);
        if (!row) return [];
        return [
          this.shown(look, row).then((person) =>
            personOf(candidate, person, counts, decisionOf(row, emailOf, person.written[0])),
          ),
        ];
      }),
    );
  }

  /** One of them, with all that a page says. */
  async one(look: Look, candidateId: string) {
    const { id } = look.screening;
    const candidate = await this.candidates.one(id, candidateId);
    if (candidate.status !== 'completed') throw notReady();
    const [row] = await this.rows(id, candidateId);
    if (!row) throw noCandidate();
    const counts = await this.counts(id);
    const emailOf = await this.store.emails([row.decidedBy, row.liftedBy]);
    const said = await this.corrections.of(candidateId);
    const person = await this.shown(look, row, said);
    const { liftedAt, liftReason: reason } = row;
    return {
      ...personOf(candidate, person, counts, decisionOf(row, emailOf, person.written[0])),
      ...(person.whole ?? { summary: '', questions: [], lines: [] }),
      lifted:
        liftedAt && reason !== null
          ? { at: liftedAt.toISOString(), by: emailOf(row.liftedBy), reason }
          : null,
      corrections: said.map(({ kind, at }, nth) => ({
        kind,
        at,
        was: person.said[nth]?.was ?? null,
        text: person.said[nth]?.text ?? '',
      })),
      link: await this.links.newestOf(candidateId),
    };
  }

  /** Texts that people wrote about somebody, as blind as the rest. */
  async masked(screening: SeenScreening, candidateId: string, written: readonly string[]) {
    if (written.length === 0) return written;
    const [row] = await this.rows(screening.id, candidateId);
    return row && row.liftedAt === null ? this.engine.masked(this.report(row), written) : written;
  }

  private rows(screeningId: string, candidateId?: string) {
    return db(this.database)
      .selectFrom('screening_candidate')
      .select(columns)
      .where('screeningId', '=', screeningId)
      .where('status', '=', 'completed')
      .$if(candidateId !== undefined, (select) => select.where('id', '=', candidateId as string))
      .execute();
  }

  private async counts(screeningId: string): Promise<Counts> {
    return {
      comments: await this.comments(screeningId),
      corrections: await this.corrections.counts(screeningId),
    };
  }

  /** How many comments each cell has: `candidate requirement` → number. */
  private async comments(screeningId: string): Promise<Counts['comments']> {
    const rows = await db(this.database)
      .selectFrom('screening_comment as m')
      .innerJoin('screening_candidate as c', 'c.id', 'm.candidateId')
      .select(['m.candidateId', 'm.requirementId', sql<number>`count(*)::int`.as('comments')])
      .where('c.screeningId', '=', screeningId)
      .groupBy(['m.candidateId', 'm.requirementId'])
      .execute();
    return new Map(rows.map((row) => [`${row.candidateId} ${row.requirementId}`, row.comments]));
  }

  private report({ id, report, reportKeyId }: Row): Uint8Array {
    if (!report || reportKeyId === null) throw new Error('a completed candidate has no report');
    return openBytes(this.vault, id, 'report', report, reportKeyId);
  }

  /** `said` is what the person wrote, for the page about them. */
  private shown(
    { screening, changes, language }: Look,
    row: Row,
    said?: readonly ReadingCorrection[],
  ): Promise<Person> {
    const blind = row.liftedAt === null;
    const whole = said !== undefined;
    const make = (): Promise<Person> =>
      this.engine.person({
        report: this.report(row),
        post: screening.post,
        changes,
        language,
        blind,
        whole,
        written: [row.decisionNote ?? ''],
        said: said ?? [],
      });
    if (whole || !blind) return make();
    return this.recent.of([row.id, screening.version, language, row.decisionRevision].join(' '), make);
  }
}

interface Counts {
  readonly comments: ReadonlyMap<string, number>;
  readonly corrections: ReadonlyMap<string, number>;
}
type Row = Awaited<ReturnType<ScreeningPeople['rows']>>[number];

const personOf = (
  candidate: Candidate,
  { cells, score, band, rest, musts }: Person,
  { comments, corrections }: Counts,
  decision: CandidateDecision,
): TablePerson => ({
  ...candidate,
  score,
  band,
  rest: [...rest],
  musts,
  decision,
  cells: cells.map((cell) => ({
    ...cell,
    quotes: [...cell.quotes],
    comments: comments.get(`${candidate.id} ${cell.requirementId}`) ?? 0,
  })),
  correctionCount: corrections.get(candidate.id) ?? 0,
});

/** Musts first, the weightiest first; alternatives stand together. Dismissed ones are left out. */
export function ordered(
  requirements: readonly ScreeningRequirement[],
  people: readonly TablePerson[],
): ScreeningRequirement[] {
  const counted = requirements.filter(({ importance }) => importance !== null);
  const choiceOf = new Map(counted.map(({ id, group }) => [id, group ?? id]));
  const weights = new Map<string, number>();
  for (const { requirementId, weight } of people.flatMap(({ cells }) => cells)) {
    const choice = choiceOf.get(requirementId) ?? '';
    weights.set(choice, Math.max(weights.get(choice) ?? 0, weight));
  }
  const first = new Map<string, number>();
  for (const [at, { id }] of counted.entries()) {
    const choice = choiceOf.get(id) ?? '';
    if (!first.has(choice)) first.set(choice, at);
  }
  const rank = ({ id, importance }: ScreeningRequirement) => {
    const choice = choiceOf.get(id) ?? '';
    return [importance === 'must' ? 0 : 1, -(weights.get(choice) ?? 0), first.get(choice) ?? 0] as const;
  };
  return counted.toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
  });
}
