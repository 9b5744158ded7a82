import type { RequirementKind, SubScoreId } from '../report.js';
import type { Scored, Term } from './score.js';

/** Share of the weight that some terms earned, 0–100, and how many of them are met and partly met. */
export interface Share {
  readonly score: number | null;
  readonly met: number;
  readonly partly: number;
  readonly all: number;
}

export const percent = (part: number, whole: number): number =>
  Math.max(0, Math.min(100, Math.round((100 * part) / whole)));

export function shareOf(terms: readonly Term<Scored>[]): Share {
  const judged = terms.filter((term) => term.judged);
  const units = judged.reduce((sum, term) => sum + term.units, 0);
  const earned = judged.reduce((sum, term) => sum + term.units * term.credit, 0);
  const count = (verdict: string): number =>
    judged.filter((term) => term.best.judgement.verdict === verdict).length;
  return {
    score: units === 0 ? null : percent(earned, units),
    met: count('met'),
    partly: count('partly'),
    all: judged.length,
  };
}

export const skillKinds: readonly RequirementKind[] = ['hard-skill', 'tool', 'soft-skill'];
const kindsOf = {
  experience: ['years', 'title', 'level'],
  skills: skillKinds,
  education: ['degree', 'certificate'],
  language: ['language'],
} as const satisfies Partial<Record<SubScoreId, readonly RequirementKind[]>>;

/** Words that the post uses and the résumé has, each alternative for itself. */
function keywordShare<One extends Scored>(
  terms: readonly Term<One>[],
  kindOf: (one: One) => RequirementKind,
): Share {
  const keywords = terms.flatMap((term) => term.members).filter((one) => skillKinds.includes(kindOf(one)));
  const met = keywords.filter(({ judgement }) => judgement.verdict === 'met').length;
  const all = keywords.length;
  return { score: all === 0 ? null : percent(met, all), met, partly: 0, all };
}

/** The five sub-scores, in the order in which they are shown. */
export function subSharesOf<One extends Scored>(
  terms: readonly Term<One>[],
  kindOf: (one: One) => RequirementKind,
): Readonly<Record<SubScoreId, Share>> {
  const share = (kinds: readonly RequirementKind[]): Share =>
    shareOf(terms.filter(({ best }) => kinds.includes(kindOf(best))));
  return {
    experience: share(kindsOf.experience),
    skills: share(kindsOf.skills),
    education: share(kindsOf.education),
    keyword: keywordShare(terms, kindOf),
    language: share(kindsOf.language),
  };
}
