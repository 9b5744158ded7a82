import { titleScore } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { namesSchool } from './school-names.js';
import { findDates, findRanges } from '../text/dates.js';
import { type Sentence, sentencesOf } from '../text/sentences.js';
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

const paired = /^(?<title>\p{Lu}[^,.;:()]{2,60}?)\s(?:at|tại|for|with)\s(?=[\p{Lu}\d])/u;
const startsJob = (text: string): boolean => titleScore(paired.exec(text)?.groups?.['title'] ?? '') === 2;

function cutSentences(block: Block, opens: (text: string) => boolean, openingsMin: number): Block[] {
  if (block.bullet || block.cells.length > 1 || block.text.length < shortMin) return [block];
  const sentences = sentencesOf(block.text, 0);
  if (sentences.length < 2 || sentences.filter(({ text }) => opens(text)).length < openingsMin)
    return [block];
  return sentences.map(({ text, start, end }) =>
    part(block, start, opens(text) ? end - (text.endsWith('.') ? 1 : 0) : end),
  );
}

const shortMin = 50;

/** `Guard at Marula Mall. Patrolled … Porter at …`: jobs without dates, one sentence each. */
export const sentencesWithTitles = (block: Block): Block[] =>
  findDates(block.text).length > 0 ? [block] : cutSentences(block, startsJob, 1);

/** `Grade 12, Hill High School. Diploma in Nursing, City College.`: a study in each sentence. */
export const sentencesWithStudies = (block: Block): Block[] =>
  cutSentences(block, (text) => text.length <= studyMax && namesSchool(text), 2);

const studyMax = 100;

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

/** The sentences of a block, each as a block of its own. */
export const sentencesIn = (block: Block): Block[] =>
  sentencesOf(block.text, 0)
    .filter(({ text }) => text.length <= sentenceMax)
    .map(({ start, end }) => part(block, start, end));

/** The sentences of a text up to their full stops: what a semicolon parts goes on. */
export const fullSentencesOf = (text: string, start: number): Sentence[] =>
  sentencesOf(text, start).reduce<Sentence[]>((all, next) => {
    const last = all.at(-1);
    if (!last?.text.endsWith(';')) return [...all, next];
    const whole = {
      text: text.slice(last.start - start, next.end - start),
      start: last.start,
      end: next.end,
    };
    return [...all.slice(0, -1), whole];
  }, []);

export const sentenceBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.filter(isParagraph).flatMap(sentencesIn);
