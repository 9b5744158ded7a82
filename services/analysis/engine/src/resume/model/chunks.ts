import { studyFamilies } from '../../catalogue/degrees.js';
import { isPlace } from '../../catalogue/places.js';
import { looksLikeOrganisation, titleScore } from '../../layout/phrases.js';
import { findDates, findRanges } from '../../text/dates.js';
import { remember } from '../../text/remember.js';
import { namesSchool } from '../school-names.js';
import { isKnown } from '../skill-items.js';
import { degreeAt } from '../study-patterns.js';

/** A piece of a line between two signs, and one letter for what it looks like. */
export interface Chunk {
  readonly start: number;
  readonly end: number;
  /**
   * `D` a range of dates, `Y` one date, `@` an address, `P` place, `G` degree, `T` title, `S` school, `O` organisation,
   * `t` perhaps a title, `K` skill, `F` field of study, `9` figures, `l` words in lower case, `U` a name, `w` other words.
   */
  readonly look: string;
  /** The sign before it. */
  readonly sign: string;
  readonly words: number;
}

const charsMax = 400;
const sign =
  /\t|\n|\s*[|·•‧∙▪;,()]\s*|\s*:\s+|\s+[–—-]{1,2}\s+|\s+[–—-]$|\s+@\s+|\s+(?:at|tại|with|from|ở)\s+(?=[\p{Lu}\d])|(?<=[\p{L}\d)])\.\s+(?=\p{Lu})/gu;

function lookOf(text: string): string {
  if (/\S@\S|https?:|www\.|\+?\d[\d .()-]{7,}\d/.test(text)) return '@';
  if (!/\p{L}/u.test(text)) return '9';
  if (isPlace(text)) return 'P';
  if (degreeAt(text) === 0) return 'G';
  const title = titleScore(text);
  if (title === 2) return 'T';
  if (namesSchool(text)) return 'S';
  if (looksLikeOrganisation(text)) return 'O';
  if (title === 1) return 't';
  if (isKnown(text)) return 'K';
  const words = text.split(/\s+/);
  if (studyFamilies(text).length > 0 && words.length <= 6) return 'F';
  if (/^\p{Ll}/u.test(text)) return 'l';
  const capital = words.filter((word) => /^[\p{Lu}\d&]/u.test(word)).length;
  return capital * 2 > words.length ? 'U' : 'w';
}

/** Where dates stand: they are chunks of their own, whatever signs they hold. */
function datesOf(text: string): { start: number; end: number; look: string }[] {
  const ranges = findRanges(text).map(({ start, end }) => ({ start, end, look: 'D' }));
  const single = findDates(text)
    .filter(({ start, end }) => !ranges.some((range) => range.start < end && range.end > start))
    .map(({ start, end }) => ({ start, end, look: 'Y' }));
  return [...ranges, ...single].toSorted((a, b) => a.start - b.start);
}

function cut(text: string, from: number, to: number, before: string, into: Chunk[]): void {
  const piece = text.slice(from, to);
  let at = 0;
  let last = before;
  const add = (end: number): void => {
    const raw = piece.slice(at, end);
    const lead = /^[\s,;:|·•–—()-]*/.exec(raw)?.[0].length ?? 0;
    const body = raw.slice(lead).replace(/[\s,;:|·•–—(-]+$/, '');
    if (body === '') return;
    const start = from + at + lead;
    const words = body.split(/\s+/).length;
    into.push({ start, end: start + body.length, look: lookOf(body), sign: last, words });
  };
  for (const match of piece.matchAll(sign)) {
    add(match.index);
    at = match.index + match[0].length;
    last = match[0] === '\t' || match[0] === '\n' ? match[0] : match[0].trim().slice(0, 1).toLowerCase();
  }
  add(piece.length);
}

/** The pieces of a line, from left to right. */
export const chunksOf = remember((whole: string): readonly Chunk[] => {
  const text = whole.slice(0, charsMax);
  const chunks: Chunk[] = [];
  let at = 0;
  for (const { start, end, look } of datesOf(text)) {
    if (start < at) continue;
    cut(text, at, start, at === 0 ? '^' : 'D', chunks);
    const before = /[\t\n]|[^\s\p{L}\p{N}](?=\s*$)/u.exec(text.slice(at, start).slice(-3))?.[0];
    chunks.push({ start, end, look, sign: start === 0 ? '^' : (before ?? ' '), words: 1 });
    at = end;
  }
  cut(text, at, text.length, at === 0 ? '^' : 'D', chunks);
  return chunks;
});
