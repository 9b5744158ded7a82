import type { Ask } from '../job/item.js';
import type { Score, Term } from '../score/score.js';

const strengthsMax = 6;

/** That one went to school is nobody's strength. */
const isSchool = (ask: Ask): boolean => ask.type === 'degree' && ask.level === 1;

/** That one speaks one's first language is said by nobody. */
const isFirstLanguage = ({ item: { ask }, judgement }: Term['best']): boolean =>
  ask.type === 'language' &&
  judgement.evidence.some(({ quote }) =>
    new RegExp(
      `(?:${ask.language.en}|${ask.language.vi})\\s*[(:–-]?\\s*(?:native|mother tongue|first language|bản ngữ|mẹ đẻ)`,
      'iu',
    ).test(quote),
  );

/** What is met best, shown at work before merely listed; items that rest on the same words stand together. */
export function strongestOf(score: Score): Term[][] {
  const met = score.terms
    .filter(
      ({ best, judged }) =>
        judged &&
        best.judgement.verdict === 'met' &&
        best.judgement.evidence.length > 0 &&
        !isSchool(best.item.ask) &&
        !isFirstLanguage(best),
    )
    .toSorted((a, b) => b.units * b.credit - a.units * a.credit);
  const byQuote = new Map<number, Term[]>();
  for (const term of met) {
    const at = term.best.judgement.evidence[0]?.start ?? 0;
    byQuote.set(at, [...(byQuote.get(at) ?? []), term]);
  }
  // A sentence of the post says nothing beside the names that stand on the same words.
  return [...byQuote.values()]
    .map((terms) => {
      const named = terms.filter(({ best }) => best.item.ask.type !== 'duty');
      return named.length > 0 ? named : terms;
    })
    .slice(0, strengthsMax);
}
