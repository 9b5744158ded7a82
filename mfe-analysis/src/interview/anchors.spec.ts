import { describe, expect, it } from '@jest/globals';
import { anchorOf, isAhead, lackOf, partNameOf } from './anchors.js';

type Judged = Parameters<typeof anchorOf>[0];
type Part = Judged['parts'][number];

const part = (id: Part['id'], got: number, count = 0): Part => ({ id, got, count, max: 20, quote: null });
const quote = { start: 0, end: 9, quote: 'I sat down' };
const judged = (level: Judged['level'], ...parts: Part[]): Judged => ({ level, parts });
const whole = [part('situation', 12, 1), part('action', 24, 3), part('result', 20, 2)];

describe('the sentence of a level', () => {
  it.each([
    ['none without a level', judged(null), 'initiative', null],
    ['beside the question', judged(2, part('relevance', 0), part('action', 24, 2)), 'disagreement', 'beside'],
    ['told of "we" only', judged(2, part('we-not-i', -4), part('relevance', 5, 1)), 'initiative', 'we'],
    [
      'a whole story that has none of the words asked for',
      judged(3, ...whole, part('relevance', 5)),
      'disagreement',
      'unsure',
    ],
    ['a measured result of acts', judged(4, ...whole, part('relevance', 5, 1)), 'initiative', 'story.acts'],
    [
      'a result without how it was',
      judged(3, part('result', 20, 2), part('relevance', 5, 1)),
      'initiative',
      'story.frame',
    ],
    [
      'how it was without a result',
      judged(3, part('task', 12, 1), part('relevance', 5, 1)),
      'initiative',
      'story.result',
    ],
    ['a whole plan', judged(5, part('result', 20, 1)), 'first-months', 'ahead.5'],
    ['somebody’s way to the post', judged(1), 'walk-through', 'person.1'],
  ] as const)('%s', (_what, input, code, key) => expect(anchorOf(input, code)).toBe(key));
});

describe('what stands in the place of a quote', () => {
  it.each([
    ['the task of a plan', part('task', 0), 'first-months', 'ahead.task'],
    ['the task of a story', part('task', 0), 'initiative', 'task'],
    ['why somebody comes', part('task', 0), 'why-this-post', 'person.task'],
    ['a situation that the question gave', part('situation', 12, 1), 'weak-must', 'given'],
    ['what could not be told', part('relevance', 5), 'disagreement', 'unsure'],
    ['what a listener hears', part('relevance', 5, 1), 'weak-must', 'listener'],
    ['half of what was asked', { ...part('relevance', 10), quote }, 'disagreement', 'half'],
    ['all of what was asked', { ...part('relevance', 20), quote }, 'disagreement', null],
    ['a task with its words', { ...part('task', 20, 1), quote }, 'first-months', null],
  ] as const)('%s', (_what, input, code, key) => expect(lackOf(input, code)).toBe(key));

  it.each([
    ['the result of a story', 'result', 'initiative', 'result'],
    ['what will show that a plan works', 'result', 'gap', 'ahead.result'],
    ['why somebody comes', 'task', 'walk-through', 'person.task'],
    ['its length', 'length', 'gap', 'length'],
  ] as const)('stands under its name: %s', (_what, id, code, key) => expect(partNameOf(id, code)).toBe(key));

  it('knows which questions look ahead', () =>
    expect(['gap', 'duty', 'first-months', 'initiative'].map(isAhead)).toEqual([true, true, true, false]));
});
