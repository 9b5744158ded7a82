import { fold } from '../text/fold.js';

/** The letters of a text without case, diacritics and everything between them, each with its place. */
export interface Letters {
  readonly folded: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const anyLetter = /\p{L}\p{M}*/gu;
const plainLetter = /^[a-z]$/;

/** A letter of any width or ligature as plain ones. */
function plainOf(letter: string): string {
  const folded = fold(letter);
  return plainLetter.test(folded) ? folded : fold(letter.normalize('NFKD')).replace(/\P{L}/gu, '');
}

export function lettersOf(text: string): Letters {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: letter, index } of text.matchAll(anyLetter))
    for (const plain of plainOf(letter)) {
      folded += plain;
      starts.push(index);
      ends.push(index + letter.length);
    }
  return { folded, starts, ends };
}

/** The letters of a word alone. */
export const plainLetters = (text: string): string => lettersOf(text).folded;

/** A text without diacritics, its case kept. */
export const bareCase = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('Đ', 'D').replaceAll('đ', 'd');
