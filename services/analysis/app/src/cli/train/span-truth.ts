import type { PostSentence } from '@fitfolio/fit-engine/job/post-sentences';
import type { Token } from '@fitfolio/fit-engine/text/tokens';
import type { MarkedItem } from '../bench/real-posts.js';
import type { LabelledPost, MarkedSpan } from './labelled-post.js';

/** One letter a kind: hard skills and tools are one, for people do not agree where one ends. */
const letters: Readonly<Record<string, string>> = {
  skill: 'H',
  tool: 'H',
  soft: 'S',
  language: 'L',
  degree: 'D',
  certificate: 'C',
  years: 'Y',
  other: 'X',
};
export const spanLabels: readonly string[] = [
  'O',
  ...['H', 'S', 'L', 'D', 'C', 'Y', 'X'].flatMap((letter) => [`B${letter}`, `I${letter}`]),
];

const isBound = (text: string, at: number): boolean => !/[\p{L}\p{N}]/u.test(text[at] ?? ' ');

/** All places of a quote that begin and end with a word. */
function placesOf(quote: string, text: string): number[] {
  const wanted = quote.normalize('NFC').replace(/\s+/g, ' ').trim();
  const found: number[] = [];
  if (wanted === '') return found;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (isBound(text, at - 1) && isBound(text, at + wanted.length)) found.push(at);
  return found;
}

/**
 * The marked items of a post with their places: each once by the guide, so a repetition counts too where the sentence
 * asks for something anyway. Longer quotes first; one inside another is left out.
 */
export function markedSpans(
  text: string,
  sentences: LabelledPost['sentences'],
  roleAt: LabelledPost['roleAt'],
  items: readonly MarkedItem[],
): MarkedSpan[] {
  const spans: MarkedSpan[] = [];
  const asks = (at: number): boolean => {
    const sentence = sentences.find(({ start, end }) => start <= at && at < end);
    const role = sentence ? roleAt(sentence.start) : null;
    return role === 'R' || role === 'P';
  };
  for (const { quote, kind } of items.toSorted((a, b) => b.quote.length - a.quote.length)) {
    const letter = letters[kind] ?? 'H';
    const length = quote.normalize('NFC').replace(/\s+/g, ' ').trim().length;
    for (const [i, start] of placesOf(quote, text).entries()) {
      const end = start + length;
      if ((i === 0 || asks(start)) && !spans.some((span) => start < span.end && end > span.start))
        spans.push({ start, end, letter });
    }
  }
  return spans;
}

/** The labels of a sentence's words. */
export const labelsOf = (
  sentence: PostSentence,
  tokens: readonly Token[],
  spans: readonly MarkedSpan[],
): string[] => {
  let last: MarkedSpan | undefined;
  return tokens.map((token) => {
    const [start, end] = [sentence.start + token.start, sentence.start + token.end];
    const span = spans.find((each) => each.start < end && each.end > start);
    const label = span ? `${span === last ? 'I' : 'B'}${span.letter}` : 'O';
    last = span;
    return label;
  });
};
