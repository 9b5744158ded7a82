import { headingKind } from '../catalogue/section-headings.js';
import { findDates, findRanges } from '../text/dates.js';
import type { Cell, Row } from './item.js';

/** A paragraph, list item, heading or table row of the text, before its place in the text is known. */
export interface Draft {
  cells: string[];
  readonly bullet: boolean;
  readonly bold: boolean;
  readonly size: number | null;
  readonly heading: boolean;
  readonly page: number;
  readonly indent: number | null;
}

export const bulletStart = /^\s*(?:[•·▪*➢§]|[-–—+>»›](?=\s)|o(?=\s\p{Lu}))\s*(?=\S)/u;
/** `--------` or `======` drawn across the page with signs: it parts what stands above it from what stands below. */
export const signRule = /^[\s\-=_*~#.·•–—─━═+|]{6,}$/u;
const compoundHead =
  /(?:^|[\s(/-])(?:e|co|re|on|off|in|pre|post|non|anti|self|ex|multi|cross|full|front|back|end|high|low|real|long|short|well|data|user|open|third|object|test|time|decision|client|server|cloud|event|micro|sub|top|team|hands|state|problem|fast|large|small|mid|semi|inter|per|self|single|double|two|three|four|five|cost|risk|value|results?|detail|customer|service|goal|AI|IT|B2B)-$/i;

const width = (cell: Cell): number => cell.x1 - cell.x0;

/** Width of the first word of a cell, estimated from its share of the letters. */
const firstWord = (cell: Cell): number =>
  (width(cell) * (cell.text.split(' ')[0]?.length ?? 0)) / Math.max(1, cell.text.length);

/** Joins a line and its continuation; a hyphen at the line's end goes unless it belongs to the word. */
export function joinLines(head: string, tail: string): string {
  if (/\p{L}-$/u.test(head) && /^\p{Ll}/u.test(tail))
    return compoundHead.test(head) ? head + tail : head.slice(0, -1) + tail;
  // `12-` above `hour shifts`, `Anglo-` above `American`: the hyphen is part of the word.
  if (/\p{N}-$/u.test(head) || (/\p{L}-$/u.test(head) && /^\p{Lu}/u.test(tail))) return head + tail;
  if (/[\p{L}\p{N}]\/$/u.test(head)) return head + tail;
  if (/^[,)]/u.test(tail)) return head.replace(/\s*,$/u, '') + tail;
  return `${head} ${tail}`;
}

/** `Designed …`, `Leading …`: a new list item whose sign was drawn and not written. */
export const newItem =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing)|Led|Built|Wrote|Ran|Made|Won|Grew|Cut|Drove|Taught|Oversaw|Set|Held|Sold|Took|Kept)\s/u;

/** A line of contact facts is no sentence: what stands below it is its own paragraph. */
const contactLine = /\S@\S+\.\S+.*\s[|·•]\s|\s[|·•]\s.*\S@\S+\.\S+/u;

/** Dates, a place behind them at most: a row of its own, however full the row above is. */
function isDates(text: string): boolean {
  const range = findRanges(text)[0] ?? findDates(text)[0];
  return range?.start === 0 && /^\s*(?:$|·\s)/u.test(text.slice(range.end));
}

/** `Certification (2025)` below `Google Ads Search`: the date of an item stands at its end. */
const endsInDate = (text: string): boolean =>
  findDates(text).some(({ start, end }) => start > 3 && /^[\s).]*$/u.test(text.slice(end)));

const label = /^\p{Lu}[\p{L} ]{1,24}:\s\S/u;
/** `Skills: …` above `Tools: …`: lists one below the other. */
const isLabelled = (text: string, above: string): boolean => label.test(text) && !/[,:]$/.test(above);

/** Points by which the sizes of one text may differ. */
const sizeStep = 0.6;
const listCharsMax = 48;
const lowerShareMax = 0.2;
const listRowsMin = 4;

/** A narrow column of short rows that begin with capitals lists things, one a row, however far the longest of them reaches. The size
 * that its items are set in; null for any other column. What is set larger, as a name is, may be broken. */
function listSizeOf(rows: readonly Row[]): number | null {
  const texts = rows.map(({ cells }) => cells.map(({ text }) => text).join(' '));
  const lower = texts.filter((text) => /^\p{Ll}/u.test(text)).length;
  const listed =
    texts.length >= listRowsMin &&
    texts.every((text) => text.length <= listCharsMax) &&
    lower <= texts.length * lowerShareMax;
  const sizes = rows.map(({ size }) => size).toSorted((a, b) => a - b);
  return listed ? (sizes[Math.floor(sizes.length / 2)] ?? null) : null;
}

/** Width of the first item of a cell whose items such a sign parts; of all of it where it is the last. */
const firstItem = (cell: Cell, sign: string): number =>
  (width(cell) * (cell.text.split(sign)[0]?.length ?? 0)) / Math.max(1, cell.text.length);

/** `Budgeting; Stock control;` above `Team leading; Payroll`: a list that is broken between its items, each of which stays whole. */
function breaksList(end: Cell, start: Cell, right: number): boolean {
  const sign = end.text.at(-1) ?? '';
  const parts = (text: string): number => text.split(sign).filter((part) => part.trim() !== '').length;
  if (!/[,;]/.test(sign) || parts(end.text) < 2) return false;
  const listed = parts(start.text) > 1 || !/[.,;]$/.test(start.text);
  return listed && end.x1 + firstItem(start, sign) + end.size * 0.3 >= right - end.size * 0.4;
}

/** A row that ends so goes on in the next one. */
const goesOn =
  /(?:[,;:&/(–-]|(?<!\p{L})(?:and|or|of|the|a|an|in|with|for|to|by|at|on|và|hoặc|của|cho|với|về|trong))$/iu;

/** `around Milltown and`: no line ends with a word that joins, however much room was left. */
const joinsOn = /(?<!\p{L})(?:and|or|of|the|an|with|và|hoặc|của|cho|với|về)$/u;

/** Where the rows of a region begin and end, and the size of a column that is a list. */
interface Region {
  readonly left: number;
  readonly right: number;
  readonly listSize: number | null;
}

/** Sizes of letters by which a list stands to the right of what it belongs to. */
const listIndent = 1.8;

function continues(row: Row, next: Row, { left, right, listSize }: Region): boolean {
  const end = row.cells[row.cells.length - 1];
  const start = next.cells[0];
  if (!end || !start || next.cells.length > 1 || bulletStart.test(start.text)) return false;
  if (signRule.test(end.text) || signRule.test(start.text)) return false;
  if (Math.abs(end.size - start.size) > sizeStep || next.y - row.y > row.size * 2.1) return false;
  if (start.bold && !end.bold) return false;
  if (
    headingKind(end.text) !== null ||
    (isDates(start.text) && !end.text.endsWith(',')) ||
    isLabelled(start.text, end.text)
  )
    return false;
  const centred = Math.abs(start.x0 + start.x1 - end.x0 - end.x1) < 6;
  const isBullet = bulletStart.test(end.text);
  const indent = start.x0 - end.x0;
  if (row.cells.length > 1 && Math.abs(indent) > 3) return false;
  if (isBullet ? indent < -2 || indent > row.size * 3 : Math.abs(indent) > row.size * 2.5 && !centred)
    return false;
  if (/[\p{L}\p{N}]-$/u.test(end.text) && /^\p{Ll}/u.test(start.text)) return true;
  const isItem = listSize !== null && end.size <= listSize + sizeStep;
  const full = end.x1 + firstWord(start) + row.size * 0.3 >= right - row.size * 0.4;
  const isBroken = full && endsInDate(start.text) && findDates(end.text).length === 0;
  if (isItem && !/^\p{Ll}/u.test(start.text) && !goesOn.test(end.text)) return isBroken;
  if (newItem.test(start.text) && !/(?:[.!?,;:&]|\b(?:and|or|of|the|a|an|in|with|for|to|by))$/.test(end.text))
    return false;
  if (contactLine.test(end.text) && /^\p{Lu}/u.test(start.text) && !/[|·•]/.test(start.text)) return false;
  if (breaksList(end, start, right)) return true;
  // Indented rows are items whose signs were drawn and not written: a word that had room above begins the next one.
  const isIndented = start.x0 - left > row.size * listIndent && Math.abs(indent) < 1 && !isBullet;
  const sentence =
    !isIndented &&
    /^\p{Ll}/u.test(start.text) &&
    !/[.!?:;]$/.test(end.text) &&
    width(end) > (right - end.x0) * 0.55;
  if (end.boldChars >= end.text.length * 0.85 && !start.bold && !sentence && !/[,–-]$/.test(end.text))
    return false;
  return full || sentence || joinsOn.test(end.text);
}

/**
 * How far the paragraph of a row reaches. In a text of capitals no small letter tells that a row goes on, so that its rows
 * end where they do themselves, whatever stands in a column of dates beside them.
 */
function runEnd(rows: readonly Row[], at: number): number {
  const isPlain = (row: Row | undefined): boolean => row?.cells.length === 1 && row.cells[0]?.bold === false;
  let [from, to] = [at, at];
  while (isPlain(rows[from - 1])) from -= 1;
  while (isPlain(rows[to + 1])) to += 1;
  return Math.max(0, ...rows.slice(from, to + 1).flatMap(({ cells }) => cells[0]?.x1 ?? []));
}

/** The rows of one region as paragraphs: wrapped lines joined, list signs taken off. */
export function draftsOf(rows: readonly Row[], page: number, inCapitals = false): Draft[] {
  const left = Math.min(...rows.map((row) => row.cells[0]?.x0 ?? Infinity));
  const right = Math.max(...rows.map((row) => row.cells[row.cells.length - 1]?.x1 ?? 0));
  const region: Region = { left, right, listSize: listSizeOf(rows) };
  const drafts: Draft[] = [];
  let last: Row | undefined;
  for (const [i, row] of rows.entries()) {
    const draft = drafts[drafts.length - 1];
    const first = row.cells[0];
    if (!first) continue;
    const own = inCapitals && row.cells.length === 1 ? { ...region, right: runEnd(rows, i) } : region;
    if (last && draft && continues(last, row, own)) {
      const at = draft.cells.length - 1;
      draft.cells[at] = joinLines(draft.cells[at] ?? '', first.text);
      // Its end now is this line's end, but its indent is still the paragraph's.
      const cell = last.cells[last.cells.length - 1];
      last = { ...row, cells: [{ ...first, x0: cell ? Math.min(cell.x0, first.x0) : first.x0 }] };
      continue;
    }
    const bullet = bulletStart.test(first.text);
    const cells = row.cells.map((cell, i) =>
      bullet && i === 0 ? cell.text.replace(bulletStart, '') : cell.text,
    );
    drafts.push({ cells, bullet, bold: first.bold, size: row.size, heading: false, page, indent: first.x0 });
    last = row;
  }
  return drafts;
}
