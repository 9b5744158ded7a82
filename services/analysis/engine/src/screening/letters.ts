import { fold } from '../text/fold.js';

/** The letters of a text without case, diacritics and everything between them, each with its place. */
export interface Letters {
  readonly folded: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const letterSign = /\p{L}/u;
const markSign = /\p{M}/u;
const plainLetter = /^[a-z]$/;
const asciiEnd = 0x80;

/** A letter of any width or ligature as plain ones. */
function plainOf(letter: string): string {
  const folded = fold(letter);
  return plainLetter.test(folded) ? folded : fold(letter.normalize('NFKD')).replace(/\P{L}/gu, '');
}

const isAsciiLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

export function lettersOf(text: string): Letters {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    const letter = String.fromCodePoint(code);
    const start = at;
    at += letter.length - 1;
    if (code < asciiEnd ? !isAsciiLetter(code) : !letterSign.test(letter)) continue;
    while ((text.charCodeAt(at + 1) || 0) >= asciiEnd && markSign.test(text[at + 1] ?? '')) at += 1;
    for (const plain of code < asciiEnd ? letter.toLowerCase() : plainOf(letter)) {
      folded += plain;
      starts.push(start);
      ends.push(at + 1);
    }
  }
  return { folded, starts, ends };
}

/** The letters of a word alone. */
export const plainLetters = (text: string): string => lettersOf(text).folded;

/** A text without diacritics, its case kept. */
export const bareCase = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('Đ', 'D').replaceAll('đ', 'd');
