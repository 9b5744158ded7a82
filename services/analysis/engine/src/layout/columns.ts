import { findRanges } from '../text/dates.js';
import { headingKind } from '../catalogue/section-headings.js';
import { highest, type Item, lowest, type Region, sum } from './item.js';
import { type Parted, tableGoingOn, tableIn } from './tables.js';

interface Line {
  readonly y: number;
  readonly size: number;
  readonly text: string;
}
interface Band {
  readonly left: Item[];
  readonly right: Item[];
  readonly top: number;
  readonly bottom: number;
  readonly score: number;
}

const linesMin = 3;
/** Points two columns must stand side by side; less is a header or a few cards, read across. */
const sharedMin = 48;
const cardsMin = 20;
const candidatesMax = 24;
const depthMax = 4;
const datePattern = /(?:19|20)(?:\d\d|XX)|present|current|hiện|nay\b/i;

function linesOf(items: readonly Item[]): Line[] {
  const lines: { y: number; size: number; text: string }[] = [];
  for (const item of items.toSorted((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const last = lines[lines.length - 1];
    if (last && item.y - last.y < item.size * 0.4) last.text += ` ${item.text}`;
    else lines.push({ y: item.y, size: item.size, text: item.text });
  }
  return lines;
}

const isBeside = (line: Line, others: readonly Line[]): boolean =>
  others.some((other) => Math.abs(other.y - line.y) < line.size * 0.35);

/** The share of lines with one beside them; a heading between labels, with nothing beside it, is none of them. */
function alignedShare(lines: readonly Line[], others: readonly Line[]): number {
  const hit = lines.filter((line) => isBeside(line, others)).length;
  const headings = lines.filter((line) => headingKind(line.text) !== null && !isBeside(line, others)).length;
  return hit / (lines.length - headings || 1);
}

const chars = (lines: readonly Line[]): number => sum(lines.map((line) => line.text.length));
const share = (lines: readonly Line[], test: (line: Line) => boolean): number =>
  lines.filter(test).length / lines.length;

/**
 * Dates, places, labels or headings beside the text they belong to are not a column: such rows are read across.
 */
function isMargin(side: readonly Line[], other: readonly Line[], onLeft: boolean): boolean {
  const dated = share(side, (line) => line.text.length <= 36 && datePattern.test(line.text));
  if (dated >= 0.5) return true;
  const aligned = alignedShare(side, other);
  if (aligned < 0.8) return false;
  if (dated >= 0.3 && side.every((line) => line.text.length <= 40)) return true;
  const short = side.every((line) => line.text.length <= 28);
  if (!onLeft || !short) return false;
  return side.length <= other.length * 0.4 || chars(side) < chars(other) * 0.5;
}

const isDates = ({ text }: Line): boolean => {
  const [range] = text.length <= datesCharsMax ? findRanges(text) : [];
  return range !== undefined && text.length - (range.end - range.start) <= 2;
};
const datesCharsMax = 36;

/** Dates beside dates: two entries stand side by side, each on a card of its own. */
const areCards = (a: readonly Line[], b: readonly Line[]): boolean =>
  a.some(
    (line) =>
      isDates(line) && b.some((other) => Math.abs(other.y - line.y) < line.size * 0.35 && isDates(other)),
  );

function bandOf(left: Item[], right: Item[]): Band | null {
  const [a, b] = [linesOf(left), linesOf(right)];
  if (a.length < linesMin || b.length < linesMin) return null;
  const gap = lowest(right, (i) => i.x0) - highest(left, (i) => i.x1);
  if (gap < 4) return null;
  const y = (item: Item): number => item.y;
  const shared = Math.min(highest(left, y), highest(right, y)) - Math.max(lowest(left, y), lowest(right, y));
  const shorter = Math.min(highest(left, y) - lowest(left, y), highest(right, y) - lowest(right, y));
  const cards = areCards(a, b);
  if (shared < shorter * 0.5 || shared < (cards ? cardsMin : sharedMin)) return null;
  const leftIsNarrow = chars(a) <= chars(b);
  if (!cards && (leftIsNarrow ? isMargin(a, b, true) : isMargin(b, a, false))) return null;
  const all = [...left, ...right];
  return {
    left,
    right,
    top: lowest(all, (i) => i.y - i.size),
    bottom: highest(all, y),
    score: shared * Math.min(a.length, b.length),
  };
}

/** Words that are as often the name of a group within a section. */
const groupName = /^(?:tools|technologies|languages|frameworks|công cụ|công nghệ|tin học|details|links)$/i;
const isHeading = (item: Item): boolean =>
  headingKind(item.text) !== null && !groupName.test(item.text.trim());

/** Points by which the name of a group is smaller than the headings. */
const lesserBy = 2.5;
const tableCellsMin = 3;

/** `School` beside `Period` and `Degree` names a column of a table: the row is no row of headings. */
function headsTable(item: Item, items: readonly Item[]): boolean {
  const row = items.filter((other) => Math.abs(other.y - item.y) < item.size * 0.35);
  return row.length >= tableCellsMin && row.every(({ text }) => text.split(' ').length <= tableCellsMin);
}

/**
 * Headings on the left with none on the right stand over both sides (a grid below each), so they part the stretch.
 * Pages with real columns have headings in each, or only in the wide one on the right.
 */
function partedAtHeadings(left: readonly Item[], right: readonly Item[]): Band | null {
  const over = left.filter(isHeading);
  const headings = over.map((item) => item.y);
  const all = [...left, ...right];
  // A group's name in the size of the text, `Đào tạo` on a card of what somebody does well, heads no section.
  const least = highest(over, (item) => item.size) - lesserBy;
  const inBoth = right.some((item) => item.size >= least && isHeading(item) && !headsTable(item, all));
  if (headings.length === 0 || inBoth) return bandOf([...left], [...right]);
  let best: Band | null = null;
  for (const [i, y] of [-Infinity, ...headings].entries()) {
    const end = headings[i] ?? Infinity;
    const inside = (item: Item): boolean => item.y > y + 1 && item.y < end - 1;
    const band = bandOf(left.filter(inside), right.filter(inside));
    if (band && (!best || band.score > best.score)) best = band;
  }
  return best;
}

/** The best stretch in which nothing crosses the vertical line at `x`. */
function bestBand(sorted: readonly Item[], x: number): Band | null {
  let best: Band | null = null;
  let left: Item[] = [];
  let right: Item[] = [];
  const close = (): void => {
    const band = left.length >= linesMin && right.length >= linesMin ? partedAtHeadings(left, right) : null;
    if (band && (!best || band.score > best.score)) best = band;
    left = [];
    right = [];
  };
  for (const item of sorted) {
    if (item.x1 <= x - 1) left.push(item);
    else if (item.x0 >= x - 2) right.push(item);
    else close();
  }
  close();
  return best;
}

/** Left edges shared by several pieces: where a column may begin. */
function candidateEdges(items: readonly Item[]): number[] {
  const counts = new Map<number, number>();
  for (const item of items) {
    const edge = Math.round(item.x0);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  const first = lowest(items, (item) => item.x0);
  return [...counts]
    .filter(([edge]) => edge > first + 20)
    .map(
      ([edge, count]) => [edge, count + (counts.get(edge + 1) ?? 0) + (counts.get(edge - 1) ?? 0)] as const,
    )
    .filter(([, count]) => count >= linesMin - 1)
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, candidatesMax)
    .map(([edge]) => edge);
}

function findBand(items: readonly Item[]): Band | null {
  const sorted = items.toSorted((a, b) => a.y - b.y || a.x0 - b.x0);
  let best: Band | null = null;
  for (const edge of candidateEdges(items)) {
    const band = bestBand(sorted, edge);
    if (band && (!best || band.score > best.score)) best = band;
  }
  return best;
}

const biggest = (items: readonly Item[]): number => highest(items, (item) => item.size);

/** The regions above, in and below a table. */
const atTable = (
  { above, table, below, open }: Parted,
  page: number,
  column: boolean,
  depth: number,
): Region[] => [
  ...split(above, page, column, depth + 1),
  { items: table, page, column, open },
  ...split(below, page, column, depth + 1),
];

function split(items: readonly Item[], page: number, column: boolean, depth: number): Region[] {
  if (items.length === 0) return [];
  const parted = tableIn(items);
  if (parted) return atTable(parted, page, column, depth);
  const band = depth < depthMax ? findBand(items) : null;
  if (!band) return [{ items, page, column }];
  const inBand = new Set<Item>([...band.left, ...band.right]);
  const rest = items.filter((item) => !inBand.has(item));
  const above = rest.filter((item) => item.y < (band.top + band.bottom) / 2);
  const below = rest.filter((item) => item.y >= (band.top + band.bottom) / 2);
  // The column with the name on top is read first.
  const named = above.length === 0 && biggest(band.right) > biggest(band.left) + 2;
  const order = named ? [band.right, band.left] : [band.left, band.right];
  return [
    ...split(above, page, column, depth + 1),
    ...order.flatMap((side) => split(side, page, true, depth + 1)),
    ...split(below, page, column, depth + 1),
  ];
}

const fits = (inner: Region, outer: Region): boolean =>
  lowest(inner.items, (i) => i.x0) >= lowest(outer.items, (i) => i.x0) - 6 &&
  highest(inner.items, (i) => i.x1) <= highest(outer.items, (i) => i.x1) + 6;

/** The regions of all pages in reading order; a column that goes on overleaf is followed there first. */
export function regionsOf(pages: readonly (readonly Item[])[]): Region[] {
  const ordered: Region[] = [];
  let previous: Region[] = [];
  for (const [page, items] of pages.entries()) {
    const open = previous.findLast((region) => region.open)?.open;
    const parted = open ? tableGoingOn(items, open) : null;
    const regions = parted ? atTable(parted, page, false, 0) : split(items, page, false, 0);
    const [first, ...others] = regions;
    const host = first && previous.find((region) => region.column && fits(first, region));
    const isLast = host !== undefined && host === previous[previous.length - 1];
    if (first && host && !isLast) {
      ordered.splice(ordered.indexOf(host) + 1, 0, first);
      ordered.push(...others);
    } else ordered.push(...regions);
    previous = regions;
  }
  return ordered;
}
