import type { Block } from '../layout/read-text.js';
import { findDates, findRanges } from '../text/dates.js';
import { sentencesOf } from '../text/sentences.js';
import { type Told, toldIn } from './told.js';

const longMin = 90;

export const part = (block: Block, from: number, to: number): Block => {
  const text = block.text.slice(from, to);
  const lead = /^\s*/.exec(text)?.[0].length ?? 0;
  const kept = text.trim();
  const start = block.start + from + lead;
  const cell = { start, end: start + kept.length, text: kept };
  return { ...block, start, end: cell.end, text: kept, cells: [cell] };
};

const headMax = 150;
const restMin = 25;

/** `2019 – nay: Thủ kho, Công ty X: nhập xuất hàng …`: what stands before the telling is a line of its own. */
function headAndRest(block: Block, from: number, to: number): Block[] {
  const text = block.text.slice(from, to);
  const range = findRanges(text)[0];
  if (!range || text.length < longMin || narratedIn(text, 0)?.company) return [part(block, from, to)];
  const first = range.start <= 3;
  const after = text.slice(range.end);
  const skip = /^[\s):,;.–—-]*/.exec(after)?.[0].length ?? 0;
  const sign = first ? /:\s|\.\s|;\s|,\s(?=\p{Ll})/u.exec(after.slice(skip)) : null;
  const at = range.end + skip + (sign ? sign.index + 1 : 0);
  const cuts = (first ? sign !== null : skip > 0) && at <= headMax && text.length - at >= restMin;
  return cuts ? [part(block, from, from + at), part(block, from + at, to)] : [part(block, from, to)];
}

/** A paragraph that tells of several jobs or schools, cut into its sentences, each with its own dates. */
export function sentencesWithDates(block: Block): Block[] {
  if (block.bullet || block.cells.length > 1 || block.text.length < longMin) return [block];
  const ranges = findRanges(block.text);
  const dated = ranges.length > 0 || findDates(block.text).length > 1;
  if (!dated) return [block];
  return sentencesOf(block.text, 0).flatMap((sentence) => {
    const inside = ranges.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
    const cuts = inside.slice(1).map(({ start }) => start);
    return [sentence.start, ...cuts].flatMap((from, i) => headAndRest(block, from, cuts[i] ?? sentence.end));
  });
}

/** `From 2016 to 2019 I worked as a driver for Acme`: title and employer told in a sentence. */
export const narratedIn = (text: string, start: number): Told | null =>
  text.length > sentenceMax ? null : (toldIn(text, start)[0] ?? null);

const sentenceMax = 600;
const paragraphMin = 60;

/** A paragraph of sentences in running text, not a line of facts. */
export function isParagraph({ text, bullet, cells }: Block): boolean {
  if (bullet || cells.length > 1 || text.length < paragraphMin) return false;
  const words = text.split(/\s+/);
  const share = /[.!]$/.test(text) ? 3 : 2;
  return words.filter((word) => /^\p{Ll}/u.test(word)).length * share > words.length;
}

/** The sentences of paragraphs, each as a block of its own. */
export const sentenceBlocks = (blocks: readonly Block[]): Block[] =>
  blocks
    .filter(isParagraph)
    .flatMap((block) =>
      sentencesOf(block.text, 0)
        .filter(({ text }) => text.length <= sentenceMax)
        .map(({ start, end }) => part(block, start, end)),
    );
