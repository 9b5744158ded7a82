import { createHash } from 'node:crypto';
import { type Document, documentText } from '@fitfolio/fit-engine/document';

/** Of one screening only, so that nobody can be found again in another. */
export const hashIn = (screeningId: string, what: string, value: Uint8Array | string): string =>
  createHash('sha256').update(`${screeningId} ${what} `).update(value).digest('hex');

/** The words of a document, whatever the file. */
export const wordsOf = (document: Document): string =>
  documentText(document).normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** Nothing that looks like another one, and no word. */
const signs = '23456789BCDFGHJKMNPQRTVWXYZ';
const codeChars = 5;

function codeFrom(hash: string): string {
  let number = BigInt(`0x${hash}`);
  let code = '';
  for (let at = 0; at < codeChars; at += 1) {
    code += signs.charAt(Number(number % BigInt(signs.length)));
    number /= BigInt(signs.length);
  }
  return code;
}

/**
 * How a candidate is called: made of the text (of a file that cannot be read, of its bytes) and the screening, so that neither
 * a name nor an order can be told from it. The same text once more has the next one that is free.
 */
export function codeOf(screeningId: string, content: string, taken: ReadonlySet<string>): string {
  for (let nth = 0; ; nth += 1) {
    const code = codeFrom(hashIn(screeningId, `code ${nth}`, content));
    if (!taken.has(code)) return code;
  }
}
