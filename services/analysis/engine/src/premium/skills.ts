import type { Importance } from '../report.js';
import type { Score, Term } from '../score/score.js';
import { isSkillTerm } from './asked.js';
import type { SkillGroup } from './premium-report.js';

/** The skills asked for by verdict, weightiest first; of alternatives the one that decided. */
export function skillGroup({ terms }: Score, importance: Importance): SkillGroup {
  const wanted = terms
    .filter(
      (term) =>
        isSkillTerm(term) &&
        term.members.some(({ item }) => item.importance === 'must') === (importance === 'must'),
    )
    .toSorted((a, b) => b.units - a.units);
  const ids = (test: (term: Term) => boolean): string[] =>
    wanted.filter(test).map(({ best }) => best.item.id);
  const verdict =
    (one: string) =>
    ({ best }: Term): boolean =>
      best.judgement.verdict === one;
  return {
    met: ids(verdict('met')),
    partly: ids(verdict('partly')),
    missing: ids(verdict('not-found')),
    unknown: ids(verdict('cannot-tell')),
  };
}
