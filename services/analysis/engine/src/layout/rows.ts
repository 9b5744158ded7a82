import type { Cell, Item, Row } from './item.js';

const cellGap = 1.3;
/** Pieces nearer than this, in sizes of their type, are letters of one word. */
export const spaceGap = 0.13;
/** Below `cellGap`, a piece that starts on an edge shared by many lines still starts a cell. */
const edgeGap = 0.6;
const edgeLinesMin = 4;

function sharedEdges(items: readonly Item[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const item of items) {
    const edge = Math.round(item.x0);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= edgeLinesMin).map(([edge]) => edge));
}

const bulletOnly = /^[•·▪*–—\-oO§➢>»›]$/;

function cellsOf(items: readonly Item[], edges: ReadonlySet<number>): Cell[] {
  const cells: Cell[] = [];
  for (const item of items.toSorted((a, b) => a.x0 - b.x0)) {
    const last = cells[cells.length - 1];
    const gap = last ? (item.x0 - last.x1) / item.size : 0;
    const onEdge = gap > edgeGap && edges.has(Math.round(item.x0));
    const afterBullet = last !== undefined && bulletOnly.test(last.text) && gap < 5;
    if (!last || ((gap > cellGap || onEdge) && !afterBullet)) {
      const boldChars = item.bold ? item.text.length : 0;
      cells.push({ text: item.text, x0: item.x0, x1: item.x1, bold: item.bold, boldChars, size: item.size });
      continue;
    }
    const glued = gap <= spaceGap && !afterBullet;
    last.text += glued || last.text.endsWith(' ') ? item.text : ` ${item.text}`;
    last.x1 = Math.max(last.x1, item.x1);
    if (item.bold) last.boldChars += item.text.length;
    last.bold = last.boldChars * 2 > last.text.length;
  }
  return cells;
}

const gridEdgesMin = 2;
const gridLines = 2.6;

/** Left edges of a near row's cells beyond its first one. */
const innerEdges = (other: Row | undefined, row: Row): number[] =>
  !other || Math.abs(other.y - row.y) > row.size * gridLines
    ? []
    : other.cells.slice(1).map((cell) => Math.round(cell.x0));

const openRange =
  /(?:[-–—]|\b(?:to|till|until)|đến|tới)(?:\s*\p{L}{3,9}\.?)?$|(?:19|20)\d\d,?\s(?:and|và|&)$/iu;
const rangeEnd =
  /^(?:present|now|current|ongoing|nay|hiện (?:tại|nay)|(?:[\p{L}.]+\s*(?:of\s)?)?(?:19|20)\d\d|\d{1,2}[/.-](?:19|20)\d\d)$/iu;

const marginCharsMax = 24;
const columnCharsMax = 40;

/** A date range broken over two lines of a margin (`June 2022 –` / `Present`) is put together again. */
function joinBrokenDates(rows: Row[]): Row[] {
  for (const [i, row] of rows.entries()) {
    const next = rows[i + 1];
    if (!next) continue;
    joinCells(row, next, row.cells[0], next.cells[0], marginCharsMax);
    // The same in a column of dates at the right, whose other half stands beside the first line of what was done.
    const [last, below] = [row.cells.at(-1), next.cells.at(-1)];
    if (row.cells.length > 1 && /\d{4}/u.test(last?.text ?? ''))
      joinCells(row, next, last, below, columnCharsMax);
  }
  return rows.filter((row) => row.cells.length > 0);
}

/** Takes the cell below into the one above it where it ends that one's range. */
function joinCells(row: Row, next: Row, cell: Cell | undefined, below: Cell | undefined, most: number): void {
  if (!cell || !below || !openRange.test(cell.text.trim()) || !rangeEnd.test(below.text.trim())) return;
  if (row.cells.length < 2 && next.cells.length > 1) return;
  if (below.x0 > cell.x1 || below.x1 < cell.x0 || cell.text.length > most) return;
  cell.text = `${cell.text} ${below.text}`;
  next.cells.splice(next.cells.indexOf(below), 1);
}

const tableCellsMin = 3;
const wrappedLines = 1.7;
const edgeReach = 2;

/** What goes on in the cell above: it stands on that cell's edge, and the row begins anew in no first cell. */
function goesOn(row: Row, next: Row): boolean {
  const [first, begun] = [row.cells[0], next.cells[0]];
  if (row.cells.length < tableCellsMin || !first || !begun) return false;
  if (next.y - row.y > row.size * wrappedLines) return false;
  if (Math.abs(begun.x0 - first.x0) <= edgeReach && !/^\p{Ll}/u.test(begun.text)) return false;
  return next.cells.every(({ x0 }) => row.cells.some((cell) => Math.abs(cell.x0 - x0) <= edgeReach));
}

/** A table's cells that run over several lines are put together again. */
function joinWrappedCells(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  let below = -Infinity;
  for (const row of rows) {
    const last = joined[joined.length - 1];
    if (!last || !goesOn({ ...last, y: below }, row)) joined.push(row);
    else
      for (const cell of row.cells) {
        const above = last.cells.find(({ x0 }) => Math.abs(x0 - cell.x0) <= edgeReach);
        if (above) above.text += ` ${cell.text}`;
      }
    below = row.y;
  }
  return joined;
}

/** Items on one baseline become a row; pieces that stand apart become its cells. */
export function rowsOf(items: readonly Item[]): Row[] {
  const edges = sharedEdges(items);
  const groups: { y: number; size: number; items: Item[] }[] = [];
  for (const item of items.toSorted((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const last = groups[groups.length - 1];
    if (last && item.y - last.y < Math.min(item.size, last.size) * 0.4) last.items.push(item);
    else groups.push({ y: item.y, size: item.size, items: [item] });
  }
  const rows = groups.map((group) => ({
    y: group.y,
    size: Math.max(...group.items.map((item) => item.size)),
    cells: cellsOf(group.items, edges),
  }));
  // Cells of a grid begin on the edges of the row beside them, however narrow the gap.
  const grids = rows.map((row, i) => {
    const grid = [rows[i - 1], rows[i + 1]].flatMap((other) => innerEdges(other, row));
    const added = grid.filter((edge) => !edges.has(edge));
    return added.length < gridEdgesMin
      ? row
      : { ...row, cells: cellsOf(groups[i]?.items ?? [], new Set([...edges, ...added])) };
  });
  return joinWrappedCells(joinBrokenDates(grids));
}
