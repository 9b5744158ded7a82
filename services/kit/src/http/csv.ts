import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Cell = string | number | boolean | null | undefined;

/** A spreadsheet runs a text that begins so as a formula. */
const formula = /^[\s]*[=+\-@\t\r]/;

function cell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

const linesOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** RFC 4180, with a mark that tells spreadsheets it is UTF-8; no cell is taken for a formula. */
const head = (columns: object): string => `\ufeff${linesOf([Object.keys(columns)])}`;
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
