import { describe, expect, it } from '@jest/globals';
import { type AnswerSet, type AnswerSetAbout, answerSets, junkIn, orderOf } from './interview-order.js';

const halves = (Object.keys(answerSets) as AnswerSet[]).flatMap((name) =>
  answerSets[name].languages.map((language) => {
    const set: AnswerSetAbout = answerSets[name];
    return { name, language, least: set.floor ?? set.bar };
  }),
);

describe.each(halves)('the rubric on $name in $language', ({ name, language, least }) => {
  it('orders answers as they are stated', () => {
    const { n, rho } = orderOf(name, language);
    expect(n).toBeGreaterThanOrEqual(10);
    expect(rho).toBeGreaterThanOrEqual(least);
  });
});

describe.each(['read', 'other.read', 'counted'] as const)('the rubric on %s', (name) => {
  it('gives no score to what is no answer', () => {
    const { n, scored } = junkIn(name);
    expect(scored).toEqual([]);
    expect(n).toBeGreaterThanOrEqual(4);
  });
});
