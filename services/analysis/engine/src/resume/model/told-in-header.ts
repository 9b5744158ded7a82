import type { Phrase } from '../../layout/phrases.js';
import type { Block } from '../../layout/read-text.js';
import { asLine } from '../as-line.js';
import { findDates } from '../../text/dates.js';
import type { NamedField } from './named-fields.js';

const charsMin = 12;
const columnsMin = 3;
const lineWordsMin = 6;

const touches = (one: Phrase, other: Pick<Phrase, 'start' | 'end'>): boolean =>
  one.start < other.end && one.end > other.start;

/** A line that names nothing, in words of which most begin in lower case. */
function isTelling({ text, cells }: Block): boolean {
  const words = text.split(/\s+/);
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return cells.length === 1 && words.length >= lineWordsMin && lower * 2 > words.length;
}

/** What a header says of the work: whole cells and lines that name nothing, and pieces between the names. */
export function toldIn(
  { entry, fields }: { entry: { readonly blocks: readonly Block[] }; fields: readonly NamedField[] },
  named: readonly (Phrase | null | undefined)[],
): Block[] {
  const [first] = entry.blocks;
  if (!first) return [];
  const names = named.flatMap((one) => one ?? []);
  const isFree = (place: Pick<Phrase, 'start' | 'end'>): boolean =>
    names.every((one) => !touches(one, place));
  const lines = entry.blocks
    .slice(1)
    .filter((block) => isTelling(block) && isFree(block) && findDates(block.text).length === 0);
  const told: Phrase[] = [];
  for (const piece of fields) {
    if (piece.letter !== 'W' || piece.text.length < charsMin || !isFree(piece)) continue;
    const row = entry.blocks.find((block) => touches(piece, block));
    if (!row || lines.includes(row)) continue;
    const cell = row.cells.length < columnsMin ? undefined : row.cells.find((one) => touches(piece, one));
    const whole = cell && isFree(cell) ? cell : piece;
    if (!told.some((one) => touches(one, whole))) told.push(whole);
  }
  return [...told, ...lines].toSorted((a, b) => a.start - b.start).map((phrase) => asLine(first, phrase));
}
