import { passwordCharsMin } from '@fitfolio/auth-contract/user';
import { plainLetters } from './plain-letters.js';

const site = 'fitfolio';
const wordCharsMin = 3;

export interface Owner {
  readonly email: string;
  readonly name?: string | null;
}

const joined = (text: string): string => plainLetters(text).replace(/[^\p{L}\p{N}]+/gu, '');
const reversed = (text: string): string => [...text].reverse().join('');

/** The words that whoever knows a person tries: the site, their address and their name, forwards and backwards. */
function wordsOf({ email, name }: Owner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const texts = [local, name ?? '', domain.split('.')[0] ?? '', site];
  const parts = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})/u)]);
  const words = parts.map(joined).filter((word) => word.length >= wordCharsMin && !/^\d+$/.test(word));
  return [...new Set(words.flatMap((word) => [word, reversed(word)]))].sort((a, b) => b.length - a.length);
}

/** Whether nothing but a few figures is left of a password without the words of its owner. */
export function isPersonalPassword(password: string, owner: Owner): boolean {
  const whole = joined(password);
  const left = wordsOf(owner).reduce((rest, word) => rest.replaceAll(word, ' '), whole);
  return (
    left !== whole &&
    /^\d*$/.test(left.replaceAll(' ', '')) &&
    left.replaceAll(' ', '').length < passwordCharsMin
  );
}
