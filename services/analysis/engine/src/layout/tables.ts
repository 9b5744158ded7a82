import { isColumnName } from '../catalogue/column-names.js';
import { headingKind } from '../catalogue/section-headings.js';
import { highest, type Item, lowest, type OpenTable } from './item.js';
import { spaceGap } from './rows.js';

// A table under a row of column names, whose cells run over several lines: they are put together, so that a row of the
// table is read across and no column of it is taken for a column of the page.

interface Line {
  readonly y: number;
  readonly items: Item[];
}

const columnsMin = 3;
const knownMin = 2;
const headWordsMax = 5;
const rowsMin = 1;
/** Lines below the names by which the edges of the columns are told. */
const looked = 12;
/** Points by which a piece may stand beside the edge of its column. */
const reach = 3;
/** Lines of a cell stand closer to each other than rows do. */
const rowGap = 1.15;
/** Lines of a cell stand no further apart than this, in sizes of their type. */
const lineMax = 1.9;
/** Pieces this far apart, in letters, are two cells. */
const cellGap = 0.9;
/** An average letter's width by the size of its type. */
const letter = 0.5;
/** A column of names is no wider, in letters; one of tasks is. */
const narrowLetters = 30;
/** Letters that the edge of a cell and a space take. */
const spare = 3;

function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = [];
  for (const item of items.toSorted((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const last = lines[lines.length - 1];
    if (last && item.y - last.y < item.size * 0.4) last.items.push(item);
    else lines.push({ y: item.y, items: [item] });
  }
  return lines;
}

const joined = (items: readonly Item[]): Item => {
  const [first] = items;
  const sorted = items.toSorted((a, b) => a.x0 - b.x0);
  return {
    text: sorted.reduce((text, item, i) => {
      const before = sorted[i - 1];
      const glued = !before || item.x0 - before.x1 <= item.size * spaceGap || text.endsWith(' ');
      return `${text}${glued ? '' : ' '}${item.text}`;
    }, ''),
    x0: lowest(items, (item) => item.x0),
    x1: highest(items, (item) => item.x1),
    y: first?.y ?? 0,
    size: first?.size ?? 1,
    bold: sorted.every(({ bold }) => bold),
  };
};

function cellsOf({ items }: Line): Item[] {
  const cells: Item[][] = [];
  for (const item of items.toSorted((a, b) => a.x0 - b.x0)) {
    const last = cells.at(-1);
    const before = last?.at(-1);
    if (last && before && item.x0 - before.x1 <= item.size * cellGap) last.push(item);
    else cells.push([item]);
  }
  return cells.map(joined);
}

function isHead(line: Line): boolean {
  const cells = cellsOf(line);
  return (
    cells.length >= columnsMin &&
    cells.every(({ text }) => text.split(' ').length <= headWordsMax && /\p{L}/u.test(text)) &&
    cells.filter(({ text }) => isColumnName(text)).length >= knownMin
  );
}

/** Where the columns begin: names may stand in the middle of theirs, so the commonest edge below each is taken. */
function edgesOf(names: readonly Item[], body: readonly Line[]): number[] {
  return names.map((name, i) => {
    const after = names[i - 1]?.x1 ?? -Infinity;
    const counts = new Map<number, number>();
    for (const { items } of body)
      for (const { x0 } of items) {
        const edge = Math.round(x0);
        if (edge > after && edge <= name.x0 + reach) counts.set(edge, (counts.get(edge) ?? 0) + 1);
      }
    const [best] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
    return best?.[0] ?? name.x0;
  });
}

/** The column that a piece begins in; -1 where it begins in none or runs into the next one. */
function columnOf({ x0, x1 }: Item, edges: readonly number[]): number {
  const at = edges.findLastIndex((edge) => x0 >= edge - reach);
  const next = edges[at + 1];
  return next !== undefined && x1 > next + reach ? -1 : at;
}

/** True where nothing but what begins in a column stands on a line: a heading or a line of text ends the table. */
function isOfTable(line: Line, edges: readonly number[], head: Item): boolean {
  const [first] = line.items;
  if (!first || cellsOf(line).some((item) => columnOf(item, edges) < 0 || item.size > head.size + 1.5))
    return false;
  return !(line.items.length === 1 && headingKind(first.text) !== null && columnOf(first, edges) === 0);
}

/** What cannot be the end of a name or a sentence. */
const goesOnBehind = /(?:[,&/–-]|(?<!\p{L})(?:and|of|the|for|in|at|và|của|cho|tại|ở))$/iu;

/** `– 2017`, `(30 beds)`: the second half of dates, or what a bracket adds. */
const secondHalf = /^(?:[–—-]\s*(?:\d|\p{L}{3,9}\.?\s?\d|present|now|today|nay|hiện)|\()/iu;

/**
 * A cell's lines as paragraphs: a line goes on in small letters, behind a sign or a word that joins, and in a narrow
 * column wherever the next word did not fit.
 */
function paragraphsOf(lines: readonly Item[], left: number, right: number): Item[] {
  const found: Item[] = [];
  let end = 0;
  for (const line of lines) {
    const last = found.at(-1);
    const word = line.text.split(' ')[0] ?? '';
    const narrow = right - left <= narrowLetters * line.size * letter;
    const wrapped = narrow && end + (word.length + spare) * line.size * letter > right;
    const goesOn =
      /^\p{Ll}/u.test(line.text) ||
      secondHalf.test(line.text) ||
      goesOnBehind.test(last?.text ?? '') ||
      wrapped;
    if (last && last.bold === line.bold && goesOn)
      found[found.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        x1: Math.max(last.x1, line.x1),
      };
    else found.push(line);
    end = line.x1;
  }
  return found;
}

/** How far the lines of a cell stand apart: letters of another type stand lower, so each column is measured by itself. */
function pitchOf(body: readonly Line[], edges: readonly number[]): number {
  return Math.max(
    0,
    ...edges.map((_, i) => {
      const own = body.flatMap((line) => cellsOf(line).filter((cell) => columnOf(cell, edges) === i));
      const gaps = own.slice(1).map(({ y }, k) => y - (own[k]?.y ?? 0));
      const least = Math.min(...gaps);
      return least <= (own[0]?.size ?? 0) * lineMax ? least : 0;
    }),
  );
}

/** Lines of the body by the rows of the table: what is nearer than rows are belongs to one. */
function rowsIn(body: readonly Line[], edges: readonly number[]): Line[][] {
  const pitch = pitchOf(body, edges);
  const gaps = body.slice(1).map(({ y }, i) => y - (body[i]?.y ?? 0));
  const spaced = pitch > 0 && gaps.some((gap) => gap > pitch * rowGap);
  const rows: Line[][] = [];
  for (const [i, line] of body.entries()) {
    const last = rows.at(-1);
    const begins = spaced
      ? (gaps[i - 1] ?? Infinity) > pitch * rowGap
      : cellsOf(line).length >= edges.length - 1;
    if (!last || begins) rows.push([line]);
    else last.push(line);
  }
  return rows;
}

/** One row as pieces: the first paragraphs of its cells side by side, what else they say below. */
function piecesOf(row: readonly Line[], next: number, edges: readonly number[], right: number): Item[] {
  const y = row[0]?.y ?? 0;
  const cells = edges.map((_, i) =>
    paragraphsOf(
      row.flatMap(({ items }) => {
        const own = items.filter((item) => columnOf(item, edges) === i);
        return own.length === 0 ? [] : [joined(own)];
      }),
      edges[i] ?? 0,
      edges[i + 1] ?? right,
    ),
  );
  const more = cells.flatMap((paragraphs) => paragraphs.slice(1));
  const step = (next - y) / (more.length + 1);
  return [
    ...cells.flatMap(([first], i) => {
      const end = (edges[i + 1] ?? Infinity) - 2 * (first?.size ?? 0);
      return first ? [{ ...first, y, x1: Math.max(first.x0 + 1, Math.min(first.x1, end)) }] : [];
    }),
    ...more.map((item, i) => ({ ...item, y: y + step * (i + 1) })),
  ];
}

export interface Parted {
  readonly above: readonly Item[];
  readonly table: readonly Item[];
  readonly below: readonly Item[];
  /** Its columns, where it fills the page to its end. */
  readonly open: OpenTable | null;
}

/** A page number below a table does not end it. */
const footLinesMax = 1;

/** What stands in columns from the first of these lines on; null where that is no table. */
function tableFrom(rest: readonly Line[], columns: OpenTable): Omit<Parted, 'above'> | null {
  const { edges, head } = columns;
  const ends = rest.findIndex((one) => !isOfTable(one, edges, head));
  const body = ends < 0 ? rest : rest.slice(0, ends);
  const right =
    highest(
      body.flatMap((one) => one.items),
      (item) => item.x1,
    ) +
    2 * reach;
  const rows = body.length > 0 ? rowsIn(body, edges) : [];
  if (rows.length < rowsMin || !rows.some((row) => row.some((one) => one.items.length >= 2))) return null;
  const bottom = (rest[body.length]?.y ?? (body.at(-1)?.y ?? 0) + head.size * 2) - 1;
  return {
    table: rows.flatMap((row, i) => piecesOf(row, rows[i + 1]?.[0]?.y ?? bottom, edges, right)),
    below: rest.slice(body.length).flatMap((one) => one.items),
    open: rest.length - body.length <= footLinesMax ? columns : null,
  };
}

/** The first table of a stretch with its cells put together; null where there is none, or something stands beside it. */
export function tableIn(items: readonly Item[]): Parted | null {
  const lines = linesOf(items);
  for (const [at, line] of lines.entries()) {
    if (!isHead(line)) continue;
    const cells = cellsOf(line);
    const [head] = cells;
    const rest = lines.slice(at + 1);
    const edges = edgesOf(cells, rest.slice(0, looked));
    const found = head ? tableFrom(rest, { edges, head }) : null;
    if (!found) continue;
    const names = cells.map((cell, i) => ({ ...cell, x0: edges[i] ?? cell.x0 }));
    return {
      ...found,
      above: lines.slice(0, at).flatMap((one) => one.items),
      table: [...names, ...found.table],
    };
  }
  return null;
}

/** The rows of a table of the page before, on top of this one; null where it does not go on. */
export function tableGoingOn(items: readonly Item[], columns: OpenTable): Parted | null {
  const lines = linesOf(items);
  const [first] = lines;
  if (!first || isHead(first) || cellsOf(first).length < Math.max(2, columns.edges.length - 1)) return null;
  const found = tableFrom(lines, columns);
  return found && { ...found, above: [] };
}
