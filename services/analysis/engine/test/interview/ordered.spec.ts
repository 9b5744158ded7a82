import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { assess, type QuestionCode } from '../../src/interview.js';
import { premiumReport } from '../../src/premium.js';
import { frontEndJob, frontEndResume, text, today } from '../people.js';

interface Answer {
  readonly language: 'vi' | 'en';
  /** The kind of question it answers; something improved unless it says another. */
  readonly code?: QuestionCode;
  /** The stated level; null for what is no answer. */
  readonly level: number | null;
  readonly text: string;
}
const file = (name: string): string => join(import.meta.dirname, name);
const read = (name: string): Answer[] =>
  readFileSync(file(name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);

const report = premiumReport({ resume: text(frontEndResume), job: text(frontEndJob), today });
const question = (code: QuestionCode) => ({ no: 1, code, requirementIds: [], quotes: [] });
const judged = (answer: Answer) =>
  assess({
    report,
    question: question(answer.code ?? 'initiative'),
    asked:
      answer.language === 'vi'
        ? 'Hãy kể về một việc bạn cải tiến hoặc hoàn thành trong công việc.'
        : 'Tell me about something you improved or got done at work.',
    answer: answer.text,
  });

/** Ranks with ties in the middle. */
function ranks(values: readonly number[]): number[] {
  return values.map(
    (value) =>
      values.filter((other) => other < value).length +
      (values.filter((other) => other === value).length + 1) / 2,
  );
}

/** Spearman's rank correlation. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (x.length + 1) / 2;
  const cross = x.reduce((sum, value, i) => sum + (value - mean) * ((y[i] ?? 0) - mean), 0);
  const spread = (list: readonly number[]) =>
    Math.sqrt(list.reduce((sum, value) => sum + (value - mean) ** 2, 0));
  return cross / (spread(x) * spread(y));
}

/**
 * Least correlation of each set. The rules were written with the answers of the first five in sight; the sets that are
 * counted were written before them and only these figures of them were looked at.
 */
const floors = {
  'answers.read.jsonl': { en: 0.9, vi: 0.9 },
  'answers.other.read.jsonl': { en: 0.9, vi: 0.9 },
  'answers.kinds.read.jsonl': { vi: 0.95 },
  'answers.voices.read.jsonl': { vi: 0.95 },
  'answers.trades.read.jsonl': { vi: 0.95 },
  'answers.counted.jsonl': { en: 0.9, vi: 0.9 },
  'answers.kinds.counted.jsonl': { vi: 0.9 },
} as const;
type Set = keyof typeof floors;
const halves = (Object.keys(floors) as Set[]).flatMap((name) =>
  Object.entries(floors[name]).map(([language, floor]) => ({ name, language, floor })),
);

describe.each(halves)('the rubric on $name in $language', ({ name, language, floor }) => {
  it('orders answers as they are stated', () => {
    const answers = read(name).filter((one) => one.language === language && one.level !== null);
    const got = answers.map((answer) => {
      const { level, points } = judged(answer);
      return (level ?? 0) * 1000 + (points ?? 0);
    });
    const rho = correlation(
      answers.map(({ level }) => level ?? 0),
      got,
    );
    expect(answers.length).toBeGreaterThanOrEqual(10);
    expect(rho).toBeGreaterThanOrEqual(floor);
  });
});

describe.each(['answers.read.jsonl', 'answers.other.read.jsonl', 'answers.counted.jsonl'])(
  'the rubric on %s',
  (name) => {
    it('gives no score to what is no answer', () => {
      const junk = read(name).filter(({ level }) => level === null);
      expect(junk.filter((one) => judged(one).level !== null).map((one) => one.text)).toEqual([]);
      expect(junk.length).toBeGreaterThanOrEqual(4);
    });
  },
);
