import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Cell = string | number | boolean | null | undefined;

/**
 * A spreadsheet runs a text that begins so as a formula. Which sign parts cells is a setting of the reader's (`;` in
 * Vietnam), and a line that begins with a number is parted inside quotes, too: each part of a text may become a cell.
 */
const formulas = /(^|[,;\t\r\n])(?=[^\S\t\r\n]*[=+\-@])/g;

function cell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  return `"${value.replace(formulas, "$1'").replaceAll('"', '""')}"`;
}

type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

const linesOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** RFC 4180 with all texts quoted, and a mark that tells spreadsheets it is UTF-8; no cell is taken for a formula. */
const heading = (name: string): string => (/^\w+$/.test(name) ? name : cell(name));
const head = (columns: object): string => `\ufeff${Object.keys(columns).map(heading).join(',')}\r\n`;
const body = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  linesOf(rows.map((row) => Object.values(columns).map((of) => of(row))));

/**
 * A CSV file of any length (`batches` of `db/batches` reads its rows), sent while it is read. An error of the first batch is
 * a problem like any other; a later one ends the connection, so that nobody takes a part for the whole.
 */
export async function csvStream<Row>(
  reply: FastifyReply,
  name: string,
  columns: Columns<Row>,
  rows: AsyncGenerator<readonly Row[]>,
): Promise<Readable> {
  const first = await rows.next();
  asCsv(reply, name);
  return Readable.from(file(columns, first, rows), { objectMode: false, highWaterMark: 1 });
}

async function* file<Row>(
  columns: Columns<Row>,
  first: IteratorResult<readonly Row[], unknown>,
  rows: AsyncGenerator<readonly Row[]>,
): AsyncGenerator<string> {
  yield head(columns);
  if (first.done) return;
  yield body(columns, first.value);
  for await (const batch of rows) if (batch.length > 0) yield body(columns, batch);
}

/** Says that the reply is a CSV file of that name. */
function asCsv(reply: FastifyReply, name: string): void {
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`);
}
