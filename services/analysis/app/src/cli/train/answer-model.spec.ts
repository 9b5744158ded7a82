import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { parseModel, scoresOf } from '@fitfolio/fit-engine/chain/linear';
import { answerWeightOf, type AnswerSetName, labelledAnswers } from './answers.js';
import { labelledSentences, trainAnswers } from './answer-model.js';

const sets = Object.keys(answerWeightOf) as AnswerSetName[];
const answers = sets.flatMap((set) =>
  labelledAnswers(fileURLToPath(new URL(`./answers/${set}.jsonl`, import.meta.url))).map((answer) => ({
    ...answer,
    weight: answerWeightOf[set],
  })),
);

it('labels each sentence of an answer as the engine cuts it', () => {
  const sentences = answers.flatMap(labelledSentences);
  expect(sentences.length).toBeGreaterThan(3_000);
  expect(sentences.filter(({ labels }) => !/^[A-Z]+$/.test(labels))).toEqual([]);
});

it('learns from some what holds of others, and the same from the same', () => {
  const [learned, held] = [0, 1].map((rest) => answers.filter((_, i) => (i % 4 === 0) === (rest === 1)));
  const text = trainAnswers(learned ?? []);
  expect(trainAnswers(learned ?? [])).toBe(text);
  const model = parseModel(text);
  const sentences = (held ?? []).flatMap(labelledSentences);
  const rightly = (at: number, letter: string): number =>
    sentences.filter(
      ({ features, labels }) => (scoresOf(model, features)[at] ?? 0) > 0 === labels.includes(letter),
    ).length / sentences.length;
  expect(rightly(0, 'A')).toBeGreaterThan(0.82);
  expect(rightly(1, 'R')).toBeGreaterThan(0.87);
});
