import type { Score, Term } from '../score/score.js';

const strengthsMax = 6;

/** What is met best, shown at work before merely listed; items that rest on the same words stand together. */
export function strongestOf(score: Score): Term[][] {
  const met = score.terms
    .filter(
      ({ best, judged }) => judged && best.judgement.verdict === 'met' && best.judgement.evidence.length > 0,
    )
    .toSorted((a, b) => b.units * b.credit - a.units * a.credit);
  const byQuote = new Map<number, Term[]>();
  for (const term of met) {
    const at = term.best.judgement.evidence[0]?.start ?? 0;
    byQuote.set(at, [...(byQuote.get(at) ?? []), term]);
  }
  return [...byQuote.values()].slice(0, strengthsMax);
}
