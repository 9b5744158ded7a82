import { type Phrase, phraseAt } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { findDates, findRanges } from '../text/dates.js';
import { sentencesOf } from '../text/sentences.js';

const longMin = 90;

const part = (block: Block, from: number, to: number): Block => {
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

const name = '[^,.;:()]';
const patterns: readonly RegExp[] = [
  new RegExp(
    `(?:làm(?: việc)?|công tác|giữ|đảm nhận)\\s(?:ở\\s|với\\s|trong\\s)?(?:chức vụ\\s|chức danh\\s|vị trí\\s|vai trò\\s)?(?:là\\s)?(?!tại\\s|cho\\s|ở\\s)(?<title>${name}{2,50}?)\\s(?:tại|cho|ở|của)\\s(?<company>${name}{2,80})`,
    'iu',
  ),
  new RegExp(
    `(?:làm(?: việc)?|công tác)\\s(?:tại|cho|ở)\\s(?<company>${name}{2,80}?)(?:,?\\s(?:với\\s|ở\\s|giữ\\s)?(?:vị trí|vai trò|chức vụ|chức danh|là)\\s(?:là\\s)?(?<title>${name}{2,50})|$|[,.;])`,
    'iu',
  ),
  new RegExp(
    `(?:work(?:ed|ing|s)?|employed|served?|acted|been|was|am)\\s(?:part[- ]time\\s|full[- ]time\\s)?(?:as\\s)?(?:an?|the)\\s(?<title>${name}{2,60}?)\\s(?:at|for|with|of|in)\\s(?<company>(?:the\\s)?\\p{Lu}${name}{1,80})`,
    'iu',
  ),
  new RegExp(
    `(?:joined|work(?:ed|ing)?\\s(?:at|for|with))\\s(?<company>(?:the\\s)?\\p{Lu}${name}{1,80}?)\\sas\\s(?:an?\\s|the\\s)?(?<title>${name}{2,60})`,
    'iu',
  ),
];
const tail =
  /\s(?:từ|from|since|until|till|between|in|during|trong|năm|vào|và|where|which|who|as|đến|được|phụ trách|với)(?:\s.*)?$/iu;

export interface Narrated {
  readonly title: Phrase | null;
  readonly company: Phrase | null;
}

/** `From 2016 to 2019 I worked as a driver for Acme`: title and employer told in a sentence. */
export function narratedIn(text: string, start: number): Narrated | null {
  if (!/làm|công tác|giữ|đảm nhận|work|employed|serve|acted|been|was|am\s|joined/iu.test(text)) return null;
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const phrase = (value: string | undefined): Phrase | null => {
      const kept = (value ?? '').replace(tail, '').trim();
      const at = kept === '' ? -1 : text.indexOf(kept);
      return at < 0 ? null : phraseAt(kept, start + at);
    };
    return { title: phrase(groups['title']), company: phrase(groups['company']) };
  }
  return null;
}
