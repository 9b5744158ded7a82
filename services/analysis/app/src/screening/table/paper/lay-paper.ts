/** Sizes of the page in points: A4 on its side. */
export const sheet = {
  width: 841.89,
  height: 595.28,
  margin: 30,
  footer: 18,
  /** Title, lead and what the table is, on the first page only. */
  introduction: 74,
  legend: 18,
  head: 42,
  row: 25,
  sum: 18,
  label: 178,
  weight: 88,
} as const;

const peopleMax = 10;

/** One page: some people, some of the rows, and the foot of the table at the end. */
export interface PaperPage {
  readonly people: readonly [from: number, to: number];
  readonly rows: readonly [from: number, to: number];
  readonly withSums: boolean;
  readonly first: boolean;
}

const roomOf = (first: boolean): number =>
  sheet.height -
  2 * sheet.margin -
  sheet.footer -
  sheet.legend -
  sheet.head -
  (first ? sheet.introduction : 0);

/** Columns as even as can be: eleven people are six and five, not ten and one. */
function columnsOf(people: number): (readonly [number, number])[] {
  const groups = Math.max(1, Math.ceil(people / peopleMax));
  const size = Math.ceil(people / groups);
  return Array.from({ length: groups }, (_, n) => [n * size, Math.min(people, (n + 1) * size)] as const);
}

/** All rows of the first people, then of the next; the requirements stand on each page. */
export function layPaper(people: number, rows: number, sums: number): PaperPage[] {
  const pages: PaperPage[] = [];
  for (const columns of columnsOf(people)) {
    let from = 0;
    let done = false;
    while (!done) {
      const first = pages.length === 0;
      const room = roomOf(first);
      const fitting = Math.min(rows - from, Math.floor(room / sheet.row));
      const withSums = from + fitting === rows && fitting * sheet.row + sums * sheet.sum <= room;
      pages.push({ people: columns, rows: [from, from + fitting], withSums, first });
      from += fitting;
      done = withSums;
    }
  }
  return pages;
}
