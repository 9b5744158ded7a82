import { type LinearModel, parseModel, scoresOf, weightScale } from '../../chain/linear.js';
import type { Question } from '../interview.js';
import type { Sentence } from '../../text/sentences.js';
import { answerWeights } from './answer-weights.generated.js';
import { kindOf, type QuestionKind, sentenceFeatures } from './sentence-features.js';

/** What trained weights say of a sentence, in log-odds: is it an act of the speaker's own, does it tell what came of it? */
export interface Weighed {
  readonly act: number;
  readonly result: number;
}

/** An answer, cut. */
interface CutAnswer {
  readonly sentences: readonly Sentence[];
  readonly language: 'vi' | 'en';
}

let model: LinearModel | undefined;
const known = new WeakMap<CutAnswer, Map<QuestionKind, readonly Weighed[]>>();

function weigh({ sentences, language }: CutAnswer, kind: QuestionKind): Weighed[] {
  model ??= parseModel(answerWeights);
  const read = model;
  return sentences.map(({ text }, at) => {
    const [act = 0, result = 0] = scoresOf(
      read,
      sentenceFeatures({ text, at, of: sentences.length }, language, kind),
    );
    return { act: act / weightScale, result: result / weightScale };
  });
}

/** The sentences of an answer to such a question, weighed once. */
export function weighed(answer: CutAnswer, question: Pick<Question, 'code'>): readonly Weighed[] {
  const kind = kindOf(question);
  const byKind = known.get(answer) ?? new Map<QuestionKind, readonly Weighed[]>();
  known.set(answer, byKind);
  const found = byKind.get(kind) ?? weigh(answer, kind);
  byKind.set(kind, found);
  return found;
}
