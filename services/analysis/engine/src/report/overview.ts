import { levelOf, levels } from '../catalogue/titles.js';
import type { Job } from '../job/read-job.js';
import type { Phrase } from '../layout/phrases.js';
import type { Resume } from '../resume/parse-resume.js';
import type { Score, Term } from '../score/score.js';

export interface Overview {
  readonly musts: number;
  readonly met: number;
  readonly missing: readonly Term[];
  /** How many lines of the sum could be judged, and how many the post has. */
  readonly judged: number;
  readonly all: number;
}

const missingMax = 3;

/** A sentence of the post that was not judged is shown as it stands and counted nowhere. */
const isSilentSentence = ({ judged, best }: Term): boolean => !judged && best.item.ask.type === 'duty';

/** What the first sentence of a report tells. */
export function overviewOf(score: Score): Overview {
  const musts = score.terms.filter(
    (term) => term.judged && term.members.some(({ item }) => item.importance === 'must'),
  );
  const scored = score.terms.filter((term) => term.units > 0 && !isSilentSentence(term));
  return {
    musts: musts.length,
    met: musts.filter((term) => term.best.judgement.verdict === 'met').length,
    missing: musts.filter((term) => term.best.judgement.verdict === 'not-found').slice(0, missingMax),
    judged: scored.filter((term) => term.judged).length,
    all: scored.length,
  };
}

export type Overqualified =
  | { readonly code: 'overqualified-years'; readonly years: number; readonly asked: number }
  | { readonly code: 'overqualified-level'; readonly title: Phrase };

/** Whole years of the field asked for, where a demand for years is met; years in other fields are none too many. */
function yearsMet({ best: { item, judgement } }: Term): number {
  const { verdict, why } = judgement;
  if (item.ask.type !== 'years' || verdict !== 'met') return 0;
  if (why.code === 'years') return Math.floor(why.months / 12);
  return why.code === 'years-said' || why.code === 'years-claimed' ? why.years : 0;
}

/** Far more years, or a far higher rank, than the post asks for. */
export function overqualified(resume: Resume, job: Job, score: Score): Overqualified | null {
  const asked = Math.max(0, ...job.items.flatMap(({ ask }) => (ask.type === 'years' ? [ask.years] : [])));
  const years = Math.max(0, ...score.terms.map(yearsMet));
  if (asked > 0 && years >= asked + 8 && years >= asked * 2.5)
    return { code: 'overqualified-years', years, asked };
  if (job.facts.title === null) return null;
  const wanted = levels.indexOf(levelOf(job.facts.title));
  const held = resume.positions.find(
    (position) => levels.indexOf(levelOf(position.title?.text ?? '')) >= Math.max(wanted + 4, 5),
  );
  return held?.title ? { code: 'overqualified-level', title: held.title } : null;
}
