import { isInstruction } from '../clause/instructions.js';
import { fold } from '../text/fold.js';
import { cuesOf } from './cues-of.js';
import type { UnscoredReason } from './interview.js';
import { wordsOf } from './reading.js';

const wordsMin = 15;
const copiedShareMax = 0.6;
/** Lists of words have none of the words that join others to sentences. */
const glueShareMin = 0.04;
/** Words that join sentences of other languages; so many of them make no answer in English. */
const foreign = new Set(
  'der die das und ich nicht mit ein eine einen habe haben wir zu für auf le la les des une est dans pour nous avec que qui je mais los una para con por del el il che per sono'.split(
    ' ',
  ),
);
const foreignShareMin = 0.15;
const runWords = 4;

function runsOf(text: string): Set<string> {
  const words = fold(text).match(/[\p{L}\d]+/gu) ?? [];
  return new Set(words.slice(0, 1 - runWords).map((_, i) => words.slice(i, i + runWords).join(' ')));
}

/** Vowel and length rules that words of both languages keep and keys hit at random do not. */
const isWordLike = (word: string, language: 'vi' | 'en'): boolean =>
  /^\d+$/.test(word) ||
  (language === 'vi' && /[aeiouyăâêôơưà-ỹ]/iu.test(word) && word.length <= 7) ||
  (/[aeiouy]/i.test(word) && !/[^aeiouy]{5,}/i.test(word) && word.length <= 18) ||
  /^[A-Z#+]{1,5}$/.test(word);

/** Why an answer cannot be judged as one. */
export function reasonAgainst(
  text: string,
  language: 'vi' | 'en',
  shown: readonly string[],
): UnscoredReason | null {
  const words = wordsOf(text);
  if (words.length < wordsMin) return 'too-short';
  if (words.filter((word) => isWordLike(word, language)).length / words.length < 0.7) return 'not-readable';
  if (isInstruction(text)) return 'instruction';
  if (new Set(words).size / words.length < 0.25) return 'repeats-itself';
  const own = [...runsOf(text)];
  const sources = shown.map(runsOf);
  const copied = own.filter((run) => sources.some((source) => source.has(run))).length;
  if (own.length > 0 && copied / own.length > copiedShareMax) return 'copied';
  const { glue } = cuesOf(language, text);
  if (words.filter((word) => glue.has(word)).length / words.length < glueShareMin) return 'no-sentences';
  if (language === 'en' && words.filter((word) => foreign.has(word)).length / words.length >= foreignShareMin)
    return 'no-sentences';
  return null;
}
