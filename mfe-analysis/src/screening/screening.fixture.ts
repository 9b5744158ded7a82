import type { Candidate, Screening, ScreeningRequirement } from '@fitfolio/analysis-contract/screening';
import type { Cell, ScreeningTable, TablePerson } from '@fitfolio/analysis-contract/screening-table';

export const screeningId = '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9d00';
export const personId = (n: number): string =>
  `0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9e${String(n).padStart(2, '0')}`;
const codes = ['K7QD', 'M2XA', 'P9RT', 'T4VB'];

export const someRequirement = (
  id: string,
  label: string,
  changes: Partial<ScreeningRequirement> = {},
): ScreeningRequirement => ({
  id,
  kind: 'hard-skill',
  label,
  group: null,
  sentence: `You know ${label}.`,
  importance: 'must',
  emphasis: 'normal',
  read: { importance: 'must' },
  ...changes,
});

export const requirements = [
  someRequirement('r1', 'SQL'),
  someRequirement('r2', 'Power BI'),
  someRequirement('r3', 'Retail', { importance: 'nice', read: { importance: 'nice' } }),
];

export const someCandidate = (n: number, changes: Partial<Candidate> = {}): Candidate => ({
  id: personId(n),
  code: codes[n] ?? `C${n}`,
  name: null,
  fileName: null,
  status: 'waiting',
  failure: null,
  duplicate: null,
  notices: [],
  ...changes,
});

export const someScreening = (changes: Partial<Screening> = {}): Screening => ({
  id: screeningId,
  title: 'Data analyst',
  company: 'Hải Đăng',
  role: 'owner',
  candidates: 0,
  completed: 0,
  shortlisted: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
  keptUntil: '2027-02-18T08:00:00.000Z',
  jobFileName: null,
  version: 1,
  requirements,
  firstLookAt: null,
  people: [],
  ...changes,
});

type Verdict = Cell['verdict'];
const earnedBy = { met: 40, partly: 20, 'not-found': 0, 'cannot-tell': 0 } as const satisfies Record<
  Verdict,
  number
>;

const someCell = (requirementId: string, verdict: Verdict): Cell => ({
  requirementId,
  verdict,
  reason: `The résumé of ⟦name⟧ is ${verdict} here.`,
  quotes: verdict === 'met' ? ['Wrote reports at ⟦school⟧'] : [],
  weight: verdict === 'cannot-tell' ? 0 : 40,
  earned: earnedBy[verdict],
  comments: 0,
});

/** Somebody with a verdict for each of the three requirements. */
export function somePerson(n: number, verdicts: readonly [Verdict, Verdict, Verdict]): TablePerson {
  const cells = requirements.map(({ id }, i) => someCell(id, verdicts[i] ?? 'cannot-tell'));
  const musts = verdicts.slice(0, 2);
  return {
    ...someCandidate(n, { status: 'completed' }),
    score: cells.reduce((sum, { earned }) => sum + earned, 5),
    band: 'mediocre',
    rest: [{ label: 'Core of the occupation', weight: 10, earned: 5 }],
    musts: {
      met: musts.filter((verdict) => verdict === 'met').length,
      unknown: musts.filter((verdict) => verdict === 'cannot-tell').length,
      all: musts.length,
    },
    decision: { revision: 0, decision: null, reasons: [], note: null, by: null, at: null },
    cells,
    correctionCount: 0,
  };
}

export const someTable = (changes: Partial<ScreeningTable> = {}): ScreeningTable => ({
  language: 'en',
  version: 1,
  requirements,
  people: [
    somePerson(0, ['partly', 'not-found', 'met']),
    somePerson(1, ['met', 'met', 'not-found']),
    somePerson(2, ['met', 'cannot-tell', 'partly']),
  ],
  ...changes,
});
