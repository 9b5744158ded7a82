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

/** What the first sentence of a report tells. */
export function overviewOf(score: Score): Overview {
  const musts = score.terms.filter(
    (term) => term.judged && term.members.some(({ item }) => item.importance === 'must'),
  );
  const scored = score.terms.filter((term) => term.units > 0);
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

/** Far more years, or a far higher rank, than the post asks for. */
export function overqualified(resume: Resume, job: Job, score: Score): Overqualified | null {
  const asked = Math.max(0, ...job.items.flatMap(({ ask }) => (ask.type === 'years' ? [ask.years] : [])));
  const years = resume.months === null ? 0 : Math.floor(resume.months / 12);
  const enough = score.terms.some(
    ({ best }) => best.item.ask.type === 'years' && best.judgement.verdict === 'met',
  );
  if (enough && asked > 0 && years >= asked + 8 && years >= asked * 2.5)
    return { code: 'overqualified-years', years, asked };
  if (job.facts.title === null) return null;
  const wanted = levels.indexOf(levelOf(job.facts.title));
  const held = resume.positions.find(
    (position) => levels.indexOf(levelOf(position.title?.text ?? '')) >= Math.max(wanted + 4, 5),
  );
  return held?.title ? { code: 'overqualified-level', title: held.title } : null;
}
