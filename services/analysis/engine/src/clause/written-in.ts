import type { Block } from '../layout/read-text.js';
import { languageOf } from '../text/language.js';

const mostlyShare = 0.7;
const accentedShare = 0.3;

function isAccented(text: string): boolean {
  const words = text.split(/\s+/);
  return words.filter((word) => /[^\0-\x7f]/.test(word)).length / words.length >= accentedShare;
}

/** The language that most of a résumé is written in; a line or two of another change nothing. */
export function writtenIn(blocks: readonly Block[]): string {
  const whole = languageOf(blocks.map((block) => block.text).join('\n'));
  if (whole !== 'mixed') return whole;
  const all = blocks.reduce((sum, { text }) => sum + text.length, 0);
  const vi = blocks.reduce((sum, { text }) => sum + (isAccented(text) ? text.length : 0), 0);
  if (vi < all * (1 - mostlyShare)) return 'en';
  return vi > all * mostlyShare ? 'vi' : whole;
}
