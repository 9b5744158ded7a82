import { fileURLToPath } from 'node:url';
import { plainTextDocument } from '@fitfolio/fit-engine/document';
import { assess, type QuestionCode } from '@fitfolio/fit-engine/interview';
import { premiumReport } from '@fitfolio/fit-engine/premium';
import { sampleJob, sampleResume } from '#src/model/sample';
import { benchDay } from './measure.js';
import { jsonLines } from './truth.js';

interface Answer {
  readonly language: 'vi' | 'en';
  /** The kind of question it answers; something improved unless it says another. */
  readonly code?: QuestionCode;
  /** The stated level; null for what is no answer. */
  readonly level: number | null;
  readonly text: string;
}

export interface AnswerSetAbout {
  readonly about: string;
  readonly languages: readonly Answer['language'][];
  readonly bar: number;
  /** What may not be lost where the bar is not reached yet. */
  readonly floor?: number;
}

/** The rules were written with the answers that are read in sight; of those that are counted only figures were looked at. */
export const answerSets = {
  read: { about: 'read, our own', languages: ['en', 'vi'], bar: 0.9 },
  'other.read': { about: 'read, of another hand', languages: ['en', 'vi'], bar: 0.9 },
  'kinds.read': { about: 'read, eight kinds of question', languages: ['vi'], bar: 0.95 },
  'voices.read': { about: 'read, many voices', languages: ['vi'], bar: 0.95 },
  'trades.read': { about: 'read, many trades', languages: ['vi'], bar: 0.95 },
  counted: { about: 'counted, of another hand', languages: ['en', 'vi'], bar: 0.9 },
  'kinds.counted': { about: 'counted, eight kinds of question, our own hand', languages: ['vi'], bar: 0.9 },
  'strangers.counted': {
    about: 'counted, eight kinds of question, of two further hands',
    languages: ['en', 'vi'],
    bar: 0.9,
    floor: 0.8,
  },
} as const satisfies Record<string, AnswerSetAbout>;
export type AnswerSet = keyof typeof answerSets;

const answersOf = (name: AnswerSet): Answer[] =>
  jsonLines<Answer>(fileURLToPath(new URL(`../../../src/cli/bench/answers/${name}.jsonl`, import.meta.url)));

const report = premiumReport({
  resume: plainTextDocument(sampleResume),
  job: plainTextDocument(sampleJob),
  today: benchDay,
});
const asked = {
  vi: 'Hãy kể về một việc bạn cải tiến hoặc hoàn thành trong công việc.',
  en: 'Tell me about something you improved or got done at work.',
};
const judged = ({ code = 'initiative', language, text }: Answer) =>
  assess({
    report,
    question: { no: 1, code, requirementIds: [], quotes: [] },
    asked: asked[language],
    answer: text,
  });

/** Ranks with ties in the middle. */
const ranks = (values: readonly number[]): number[] =>
  values.map(
    (value) =>
      values.filter((other) => other < value).length +
      (values.filter((other) => other === value).length + 1) / 2,
  );

/** Spearman's rank correlation. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (x.length + 1) / 2;
  const cross = x.reduce((sum, value, i) => sum + (value - mean) * ((y[i] ?? 0) - mean), 0);
  const spread = (list: readonly number[]) =>
    Math.sqrt(list.reduce((sum, value) => sum + (value - mean) ** 2, 0));
  return cross / (spread(x) * spread(y));
}

/** How far the rubric's order of a set is the stated one. */
export function orderOf(name: AnswerSet, language: Answer['language']): { n: number; rho: number } {
  const answers = answersOf(name).filter((one) => one.language === language && one.level !== null);
  const got = answers.map((answer) => {
    const { level, points } = judged(answer);
    return (level ?? 0) * 1000 + (points ?? 0);
  });
  const stated = answers.map(({ level }) => level ?? 0);
  return { n: answers.length, rho: correlation(stated, got) };
}

/** What is no answer, and those of it that got a score all the same. */
export function junkIn(name: AnswerSet): { n: number; scored: string[] } {
  const junk = answersOf(name).filter(({ level }) => level === null);
  return { n: junk.length, scored: junk.filter((one) => judged(one).level !== null).map(({ text }) => text) };
}
