import { type Document, documentCharsMax, type DocumentPage, type HiddenReason } from '../document.js';
import { cleanText, invisible } from '../text/clean.js';
import { isInCapitals } from './capitals.js';
import { regionsOf } from './columns.js';
import type { Item } from './item.js';
import { type Draft, draftsOf, joinLines, signRule } from './paragraphs.js';
import { plainDrafts } from './plain.js';
import { rowsOf } from './rows.js';

/** A paragraph, heading, list item or table row with its place in the text. */
export interface Block {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Places of its cells; one cell for a paragraph. */
  readonly cells: readonly { readonly start: number; readonly end: number; readonly text: string }[];
  readonly bullet: boolean;
  readonly bold: boolean;
  readonly size: number | null;
  readonly heading: boolean;
  readonly page: number;
  readonly indent: number | null;
}

export interface HiddenText {
  readonly text: string;
  readonly reason: HiddenReason;
}

/** A document as a person reads it: one text, its blocks in reading order, and what a person cannot see. */
export interface ReadText {
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly hidden: readonly HiddenText[];
  /** Number of zero-width and direction-changing characters removed. */
  readonly invisibleCount: number;
  readonly truncated: boolean;
  /** True when text stands in columns side by side. */
  readonly columned: boolean;
}

const itemsMax = 6_000;

function itemsOf(page: DocumentPage): Item[] {
  const items: Item[] = [];
  for (const line of page.lines)
    for (const span of line.spans) {
      const text = cleanText(span.text).replace(/\s+/g, ' ').trim();
      if (span.hidden !== null || span.box === null || text === '') continue;
      const { x, y, width, height } = span.box;
      const size = span.size ?? height;
      items.push({ text, x0: x, x1: x + width, y: y + height, size: size > 0 ? size : 1, bold: span.bold });
    }
  return items.slice(0, itemsMax);
}

const hasGeometry = (page: DocumentPage): boolean =>
  page.lines.some((line) => line.spans.some((span) => span.box !== null));

function hiddenOf(document: Document): HiddenText[] {
  return document.pages.flatMap((page) =>
    page.lines.flatMap((line) =>
      line.spans.flatMap((span) => {
        const text = cleanText(span.text).trim();
        return span.hidden !== null && /[\p{L}\p{N}]/u.test(text) ? [{ text, reason: span.hidden }] : [];
      }),
    ),
  );
}

function invisibleIn(document: Document): number {
  let count = 0;
  for (const page of document.pages)
    for (const line of page.lines)
      for (const span of line.spans) {
        // Soft hyphens and a byte-order mark are honest typography.
        const signs = span.text.match(invisible) ?? [];
        count += signs.filter((sign) => sign !== '\u00ad' && sign !== '\ufeff').length;
      }
  return count;
}

const pageNumber = /^(?:(?:page|trang)\s*)?\d{1,2}(?:\s*(?:\/|of|trên)\s*\d{1,2})?$/i;

/** Longer runs without a space are no words; cut, they cost no more than words. */
const wordCharsMax = 120;
const endlessWord = new RegExp(`\\S{${wordCharsMax}}(?=\\S)`, 'g');
const cellsMax = 40;

function tidyCells(draft: Draft): string[] {
  const cells = draft.cells
    .map((cell) => cell.replace(/\s+/g, ' ').replace(endlessWord, '$& ').trim())
    .filter((cell) => cell !== '');
  return cells.length <= cellsMax
    ? cells
    : [...cells.slice(0, cellsMax - 1), cells.slice(cellsMax - 1).join(' ')];
}

const brokenCharsMin = 40;
const sizeStep = 0.3;

/** A sentence that a page ends within goes on at the top of the next one, in small letters. */
function acrossPages(drafts: readonly Draft[]): Draft[] {
  return drafts.reduce<Draft[]>((all, draft) => {
    const last = all.at(-1);
    const [head = '', tail = ''] = [last?.cells.at(-1), draft.cells[0]];
    const goesOn =
      last !== undefined &&
      draft.page === last.page + 1 &&
      last.cells.length === 1 &&
      draft.cells.length === 1 &&
      !draft.bullet &&
      Math.abs((last.size ?? 0) - (draft.size ?? 0)) < sizeStep &&
      head.length >= brokenCharsMin &&
      /[\p{L}\d,]$/u.test(head) &&
      /^\p{Ll}/u.test(tail);
    if (goesOn) last.cells[0] = joinLines(head, tail);
    else all.push(draft);
    return all;
  }, []);
}

/** A long résumé has some hundred lines; what lies beyond is reported as left out. */
const blocksMax = 1_000;

function place(drafts: readonly Draft[]): { text: string; blocks: Block[]; cut: boolean } {
  const blocks: Block[] = [];
  let text = '';
  for (const draft of drafts) {
    if (text.length > documentCharsMax || blocks.length >= blocksMax) return { text, blocks, cut: true };
    const cells = tidyCells(draft);
    const line = cells.join('\t');
    if (line === '' || pageNumber.test(line) || signRule.test(line)) continue;
    const start = text.length + (text === '' ? 0 : 1);
    text += (text === '' ? '' : '\n') + line;
    let at = start;
    const placed = cells.map((cell) => {
      const from = at;
      at += cell.length + 1;
      return { start: from, end: from + cell.length, text: cell };
    });
    const { bullet, bold, size, heading, page, indent } = draft;
    blocks.push({
      start,
      end: text.length,
      text: line,
      cells: placed,
      bullet,
      bold,
      size,
      heading,
      page,
      indent,
    });
  }
  return { text, blocks, cut: false };
}

export function readDocument(document: Document): ReadText {
  const regions = document.pages.some(hasGeometry) ? regionsOf(document.pages.map(itemsOf)) : null;
  const written = document.pages.flatMap(({ lines }) =>
    lines.flatMap(({ spans }) => spans.map((one) => one.text)),
  );
  const capitals = regions !== null && isInCapitals(written.join(' '));
  const drafts = regions
    ? regions.flatMap((region) => draftsOf(rowsOf(region.items), region.page, capitals))
    : document.pages.flatMap((page, i) => plainDrafts(page, i));
  const { text, blocks, cut } = place(acrossPages(drafts));
  return {
    text,
    blocks,
    hidden: hiddenOf(document),
    invisibleCount: invisibleIn(document),
    truncated: document.truncated || cut,
    columned: regions?.some(({ column }) => column) ?? false,
  };
}
