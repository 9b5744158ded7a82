import { describe, expect, it } from '@jest/globals';
import { assess } from '../../src/interview/assess.js';
import { chosenIn } from '../../src/interview/chosen.js';
import type { Chosen, Question } from '../../src/interview/interview.js';
import { crews, feedbackOn, part } from './told-feedback.js';

// Sentences are recognised by their words; the person says which they are, and the points follow.

const { reports } = feedbackOn(crews);
const question: Question = { no: 1, code: 'proud-of', requirementIds: [], quotes: [] };
const answer =
  'Bulbs by the crate, every spring. The shed leaked. I patched the roof and I moved the crates. Dry ever since, bar three crates.';
const judge = (chosen: Chosen = {}) =>
  assess({ report: reports.en, question, asked: 'Which work?', answer, chosen });
const at = (said: string): number => answer.indexOf(said);

describe('a sentence chosen for a part', () => {
  it('is one of those that the feedback names', () => {
    const { sentences = [] } = judge();
    expect(sentences.map(({ start, end }) => answer.slice(start, end))).toEqual([
      'Bulbs by the crate, every spring.',
      'The shed leaked.',
      'I patched the roof and I moved the crates.',
      'Dry ever since, bar three crates.',
    ]);
  });

  it('earns what the part earns, and the level follows', () => {
    const before = judge({ result: null });
    expect(part(before, 'result')).toMatchObject({ got: 0, quote: null, chosen: true });
    expect(before.level).toBeLessThan(4);
    const after = judge({ result: at('Dry'), situation: at('The shed') });
    expect(part(after, 'result')).toMatchObject({ got: 20, count: 2, quote: { start: at('Dry') } });
    expect(part(after, 'situation')).toMatchObject({ got: 12, quote: { quote: 'The shed leaked.' } });
    expect(after.level).toBe(5);
    expect(part(judge({ result: at('The shed') }), 'result')).toMatchObject({ got: 12, count: 1 });
  });

  it('is an act where none was recognised in it, and no further one where one was', () => {
    const told = part(judge(), 'action');
    expect(told.count).toBe(2);
    expect(part(judge({ action: at('I patched') }), 'action')).toMatchObject({ count: 2, got: told.got });
    expect(part(judge({ action: at('Dry') }), 'action')).toMatchObject({ count: 3, got: 24 });
    expect(judge({ action: null }).level).toBeLessThan(3);
  });

  it('leaves the part as it was where no sentence begins', () => {
    expect(judge({ result: 3 })).toEqual(judge());
  });

  it('is read again from the parts', () => {
    const chosen = { result: at('Dry'), lesson: null };
    expect(chosenIn(judge(chosen).parts)).toEqual(chosen);
    expect(chosenIn(judge().parts)).toEqual({});
  });
});
