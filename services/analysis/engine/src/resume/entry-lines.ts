import { looksLikeOrganisation, titleScore } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { findRanges } from '../text/dates.js';
import { fold } from '../text/fold.js';
import { headerLabel } from './header-labels.js';

const yearFirst = /^(?:\d{1,2}[/.])?(?:19|20)\d{2}(?!\d)/u;
const headerCharsMax = 90;

/**
 * Where the very first line has a list's mark and stands above dates, such marks open the entries and the lines of tasks
 * have others: `❖ Larkmoor`, `Buyer, 03/2022 – now`, `• Orders …`.
 */
export function withoutEntryMarks(blocks: readonly Block[]): readonly Block[] {
  const opens = (at: number): boolean => {
    const [block, below] = [blocks[at], blocks[at + 1]];
    if (!block?.bullet || !below || below.bullet || block.text.length > headerCharsMax) return false;
    return findRanges(below.text).length > 0 || yearFirst.test(below.text);
  };
  return opens(0) ? blocks.map((block, i) => (opens(i) ? { ...block, bullet: false } : block)) : blocks;
}

const headerLinesMax = 3;
const namesPart = ({ text, bold }: Block): boolean =>
  bold || titleScore(text) > 0 || looksLikeOrganisation(text);
const isLabelledDates = ({ text, bullet }: Block): boolean => {
  const label = bullet ? null : headerLabel(text);
  const [range] = label?.field === 'dates' ? findRanges(text) : [];
  return range !== undefined && text.length - range.end <= 2;
};

/** `Time: 02/2024 – now` below the tasks of each entry, as the last of its lines: moved up below its names. */
export function withDatesAbove(blocks: readonly Block[]): readonly Block[] {
  const [first, last] = [blocks[0], blocks.at(-1)];
  const others = blocks.some((block) => !isLabelledDates(block) && findRanges(block.text).length > 0);
  if (!first || !last || others || !isLabelledDates(last) || !namesPart(first)) return blocks;
  const entries: Block[][] = [[]];
  for (const block of blocks) {
    entries.at(-1)?.push(block);
    if (isLabelledDates(block) && block !== last) entries.push([]);
  }
  return entries.flatMap((entry) => {
    const names = entry.slice(0, headerLinesMax).findIndex((block) => !namesPart(block));
    const count = names < 0 ? Math.min(headerLinesMax, entry.length - 1) : names;
    const tasks = entry.slice(count, -1);
    const dates = entry.at(-1);
    // Dates right below the names stand where they are looked for.
    if (!dates || count === 0 || tasks.length === 0) return entry;
    return [...entry.slice(0, count), dates, ...tasks.map((block) => ({ ...block, bullet: true }))];
  });
}

const nameCharsMax = 60;
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
const leading = /^(?:at|in|with|for|the|tai|o|ben)$/u;

/**
 * Which of several employers a line between their tasks names: `At Larkmoor`, `LARKMOOR SUPPLIES, what I do`; -1 for any
 * other line. `employers` are their names as written, null where none was read.
 */
export function employerNamed({ text, bullet, cells }: Block, employers: readonly (string | null)[]): number {
  if (bullet || cells.length > 1 || text.length > nameCharsMax || /[.!?]$/u.test(text)) return -1;
  const words = wordsOf(text.split(/[,:(–—]/u)[0] ?? '').filter((word) => !leading.test(word));
  if (words.length === 0) return -1;
  return employers.findIndex((employer) => {
    const known = wordsOf(employer ?? '');
    return words.every((word) => known.includes(word)) && words.some((word) => word.length > 3);
  });
}
