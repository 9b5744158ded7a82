import { isInCapitals } from '../layout/capitals.js';
import type { Block, ReadText } from '../layout/read-text.js';
import { fold } from '../text/fold.js';
import { remember } from '../text/remember.js';

// A résumé set wholly in capitals: nothing in it is told by its letters. It is read as if it were written in small ones,
// and what is found is given back as it stands there.

const nameCharsMax = 40;

/** Each letter small, where that keeps the length of the text. */
const small = (text: string): string =>
  [...text]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('');
const up = (letter: string): string =>
  letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter;

const titles = /^(?:mrs?|ms|dr|st|jr|sr|ltd|mt)$/i;
const known =
  /^(?:BA|MA|MBA|UK|USA|EU|IT|HR|QA|CEO|BSC|MSC|PHD|GCSE|IELTS|TOEIC|AWS|IOSH|OSHA|ISO|HACCP|CAD)$/;
/** `NVQ`, `TNHH`: what is written in capitals in any text. */
const isShort = (word: string): boolean =>
  known.test(word) || (/^\p{Lu}{2,5}$/u.test(word) && !/[aeiouy]/.test(fold(word)) && !titles.test(word));
const withShort = (text: string, like: (text: string) => string): string => {
  const written = like(text);
  return text.replace(/[\p{L}\d]+/gu, (word: string, at: number) =>
    isShort(word) ? word : written.slice(at, at + word.length),
  );
};

/** `THE TANNERY, GLASGOW` as names are written, `KEPT THE BOOK. WROTE REPORTS` as sentences are. */
const asNames = (text: string): string => small(text).replace(/(?<![\p{L}'’])\p{L}/gu, up);
const asSentences = (text: string): string =>
  small(text).replace(
    /(?:^|[.!?]\s+)["“(]?\p{L}/gu,
    (begin) => `${begin.slice(0, -1)}${up(begin.slice(-1))}`,
  );

const address = /\S@\S|(?:\d[\s.()-]?){9,}/u;
/** Rows of cells, headings, addresses and short lines are names. */
const isName = ({ cells, bold, bullet, text }: Block): boolean =>
  cells.length > 1 ||
  address.test(text) ||
  bold ||
  (!bullet && text.length < nameCharsMax && !/[.;]$/.test(text));

function recasedBlock(block: Block): Block {
  const text = withShort(block.text, isName(block) ? asNames : asSentences);
  const cells = block.cells.map(({ start, end }) => ({
    start,
    end,
    text: text.slice(start - block.start, end - block.start),
  }));
  return { ...block, text, cells };
}

/** The same text in small letters, place by place; null for a text that is not set in capitals. */
export function recased(read: ReadText): ReadText | null {
  if (!isInCapitals(read.text)) return null;
  const blocks = read.blocks.map(recasedBlock);
  let text = '';
  let at = 0;
  for (const block of blocks) {
    text += read.text.slice(at, block.start) + block.text;
    at = block.end;
  }
  return { ...read, text: text + read.text.slice(at), blocks };
}

/** Names of kinds are no text of a résumé. */
const noText: ReadonlySet<string> = new Set(['kind', 'read']);

/** What was read of the text in small letters, each text in it as the résumé has it. */
export function asWritten<Read extends { readonly read: ReadText }>(
  found: Read,
  read: ReadText,
  lower: ReadText,
): Read {
  const known = new Map<object, unknown>();
  const written = remember((text) => {
    const at = lower.text.indexOf(text);
    return at < 0 ? text.toUpperCase() : read.text.slice(at, at + text.length);
  });
  const restored = (value: unknown): unknown => {
    if (typeof value === 'string') return written(value);
    if (value === null || typeof value !== 'object') return value;
    if (known.has(value)) return known.get(value);
    const copy = (Array.isArray(value) ? [] : {}) as Record<string, unknown>;
    known.set(value, copy);
    for (const [key, one] of Object.entries(value)) copy[key] = noText.has(key) ? one : restored(one);
    return copy;
  };
  return { ...(restored(found) as Read), read };
}
