import type { Question } from '../interview.js';
import { readAnswer } from '../reading.js';
import { kindOf, sentenceFeatures } from './sentence-features.js';

/** The features of each sentence of an answer, as it is cut when it is judged: for training. */
export function answerFeatures(
  text: string,
  language: 'vi' | 'en',
  question: Pick<Question, 'code'>,
): string[][] {
  const { sentences } = readAnswer(text.normalize('NFC'), language);
  return sentences.map((sentence, at) =>
    sentenceFeatures({ text: sentence.text, at, of: sentences.length }, language, kindOf(question)),
  );
}
