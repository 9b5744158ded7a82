import { readFileSync } from 'node:fs';
import { BloomFilter } from './bloom-filter.js';
import { commonPasswordsFile } from './common-passwords-file.js';
import { plainLetters } from './plain-letters.js';

const known = new BloomFilter(readFileSync(commonPasswordsFile));
const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
const unmasked = (text: string): string => text.replace(/[@431$05]/g, (char) => lookAlikes[char] ?? char);
/** Without what people put behind a word when a form asks for figures and marks. */
const stemOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+$/u, '').replace(/\d{1,4}$/, '');

/** Whether it is among the first 150,000 that anyone tries; also in capitals, with accents, in look-alikes, with a year. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const plain = plainLetters(password);
  const bare = plain.replace(/[^\p{L}\p{N}]+$/u, '');
  const stem = stemOf(plain);
  return [lower, plain, bare, unmasked(bare), stem, unmasked(stem)].some((form) => known.has(form));
}
