import { keysOf } from '../text/tokens.js';
import type { Resume } from '../resume/parse-resume.js';
import type { Finding } from './notices.js';

/** From this share of an evidence line's neighbouring words torn apart on, the line is taken for lost. */
const tornShareMax = 0.5;
const pairsMin = 3;

const pairsOf = (text: string): string[] => {
  const keys = keysOf(text);
  return keys.slice(1).map((key, i) => `${keys[i]} ${key}`);
};

/** What a plain parser lost of the contact; by it a person is found and called. */
function lostContact({ contact }: Resume, plain: string): string | undefined {
  const words = ` ${keysOf(plain).join(' ')} `;
  const name = contact.name?.text;
  if (name && !words.includes(` ${keysOf(name).join(' ')} `)) return name;
  const email = contact.email?.text;
  if (email && !plain.toLowerCase().includes(email.toLowerCase())) return email;
  return undefined;
}

/** The first quote whose words a plain parser does not find beside each other. */
function lostQuote(quotes: readonly string[], plain: string): string | undefined {
  const known = new Set(pairsOf(plain));
  return quotes.find((quote) => {
    const pairs = pairsOf(quote);
    const torn = pairs.filter((pair) => !known.has(pair)).length;
    return pairs.length >= pairsMin && torn / pairs.length > tornShareMax;
  });
}

/** Where a plain parser reads less than ours in a way that costs the person; `quotes` are the evidence. */
export function plainReaderFinding(
  resume: Resume,
  quotes: readonly string[],
  plain: string | undefined,
): Finding | null {
  if (plain === undefined) return null;
  const quote = lostContact(resume, plain) ?? lostQuote(quotes, plain);
  return quote === undefined ? null : { code: 'plain-reader', severity: 'warning', where: 'resume', quote };
}
