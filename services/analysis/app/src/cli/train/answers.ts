import { readFileSync } from 'node:fs';
import type { QuestionCode } from '@fitfolio/fit-engine/interview';

/** An answer of which each sentence is labelled: `A` an own act, `R` what came of it, and others of `train/answers/README.md`. */
export interface LabelledAnswer {
  readonly language: 'vi' | 'en';
  readonly code: QuestionCode;
  readonly text: string;
  readonly labels: readonly string[];
}

/** How much a set of answers counts: those of the engine's tests say what is to stay as it is. */
export const answerWeightOf = { en: 1, vi: 1, 'of-tests': 2 } as const;
export type AnswerSetName = keyof typeof answerWeightOf;

export const labelledAnswers = (file: string): LabelledAnswer[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledAnswer);
