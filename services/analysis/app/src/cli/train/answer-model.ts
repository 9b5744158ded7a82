import { answerFeatures } from '@fitfolio/fit-engine/interview/model/answer-features';
import type { LabelledAnswer } from './answers.js';
import { trainChain } from './chain-trainer.js';
import { modelText } from './write-model.js';

const training = { labels: ['-', '+'], rounds: 150, pull: 6, countMin: 2 };
/** How many weights are kept. */
const pairsMax = 30_000;

/** An answer to learn from, and how much it counts. */
export type WeightedAnswer = LabelledAnswer & { readonly weight: number };

export interface LabelledSentence {
  readonly weight: number;
  readonly features: readonly string[];
  readonly labels: string;
}

/** Each sentence of an answer as the engine cuts and knows it, with its labels. */
export function labelledSentences({
  text,
  language,
  code,
  labels,
  weight,
}: WeightedAnswer): LabelledSentence[] {
  const features = answerFeatures(text, language, { code });
  if (features.length !== labels.length)
    throw new Error(`${labels.length} labels for ${features.length} sentences: ${text}`);
  return features.map((each, at) => ({ features: each, labels: labels[at] ?? '', weight }));
}

/** Weights that say of a sentence whether it is an own act, and whether it tells what came of it. */
export function trainAnswers(answers: readonly WeightedAnswer[]): string {
  const sentences = answers.flatMap(labelledSentences);
  const weights = ['A', 'R'].map((letter) =>
    trainChain(
      sentences.map(({ features, labels, weight }) => ({
        features: [features],
        labels: [labels.includes(letter) ? '+' : '-'],
        weight,
      })),
      training,
    ),
  );
  const features = new Set(weights.flatMap((each) => [...each.keys()]));
  const rows = [...features].map((feature): [string, Float64Array] => [
    feature,
    Float64Array.from(weights, (each) => (each.get(feature)?.[1] ?? 0) - (each.get(feature)?.[0] ?? 0)),
  ]);
  return modelText(['A', 'R'], new Map(rows), pairsMax);
}
