import { randomInt } from 'node:crypto';

/** Without 0 O 1 I, which people and cameras confuse. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const prefix = 'FF';
const randomChars = 6;
const referenceChars = prefix.length + randomChars + 1;

/** Luhn over the 32 letters: a mistyped one, and most swaps of neighbours, show. */
function checkChar(text: string): string {
  const sum = Array.from(text)
    .reverse()
    .reduce((total, char, i) => {
      const doubled = alphabet.indexOf(char) * (i % 2 === 0 ? 2 : 1);
      return total + Math.floor(doubled / alphabet.length) + (doubled % alphabet.length);
    }, 0);
  return alphabet.charAt((alphabet.length - (sum % alphabet.length)) % alphabet.length);
}

/** What a transfer must say: nine letters, the last of them a check. */
export function newReference(): string {
  const random = Array.from({ length: randomChars }, () => alphabet.charAt(randomInt(alphabet.length)));
  const text = prefix + random.join('');
  return text + checkChar(text);
}

const shape = new RegExp(`^${prefix}[${alphabet}]{${randomChars + 1}}$`);

export const isReference = (text: string): boolean =>
  shape.test(text) && checkChar(text.slice(0, -1)) === text.slice(-1);

/** Every reference that stands in what a bank made of the transfer's words: signs, blanks and case are theirs. */
export function referencesIn(content: string): string[] {
  const letters = content.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const windows = Array.from({ length: Math.max(0, letters.length - referenceChars + 1) }, (_, i) =>
    letters.slice(i, i + referenceChars),
  );
  return [...new Set(windows.filter(isReference))];
}
