import type { Requirement } from '../report.js';
import type { Score } from '../score/score.js';
import type { Words } from '../words/words.js';
import { kindOf, labelOf, rowLabelOf, skillName } from './labels.js';

/** The ledger with verdicts; a group's points stand on the member that decided. */
export function requirementsOf(score: Score, words: Words): Requirement[] {
  const all = score.terms.flatMap((term, i) =>
    term.members.map(({ item, judgement, units, core }) => {
      const points = item === term.best.item ? score.points[i] : undefined;
      return {
        order: Number(item.id.slice(1)),
        requirement: {
          id: item.id,
          kind: kindOf(item),
          importance: item.importance,
          label: rowLabelOf(item, words),
          group: item.group,
          sentence: item.sentence,
          span: { start: item.span.start, end: item.span.end },
          verdict: judgement.verdict,
          reason: words.why(judgement.why, skillName(words)),
          evidence: judgement.evidence.map((evidence) => ({ ...evidence })),
          credit: judgement.credit,
          units,
          core,
          weight: points?.weight ?? 0,
          earned: points?.earned ?? 0,
        },
      };
    }),
  );
  return all.toSorted((a, b) => a.order - b.order).map(({ requirement }) => requirement);
}

export function sumOf(
  score: Score,
  words: Words,
): { requirementId: string | null; label: string; weight: number; earned: number }[] {
  const lines = score.terms.flatMap((term, i) => {
    const points = score.points[i];
    if (!term.judged || !points) return [];
    const label = words.anyOf(term.members.map(({ item }) => labelOf(item, words)));
    return [{ requirementId: term.best.item.id, label, ...points }];
  });
  const occupation = score.occupation
    ? [{ requirementId: null, label: words.occupationLine, ...score.occupation }]
    : [];
  return [...lines, ...occupation, { requirementId: null, label: words.middleLine, ...score.middle }];
}
