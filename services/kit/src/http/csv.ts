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

/** RFC 4180, with a mark that tells spreadsheets it is UTF-8; no cell is taken for a formula. */
export function csv<Row>(
  columns: Readonly<Record<string, (row: Row) => Cell>>,
  rows: readonly Row[],
): Uint8Array {
  const lines = [
    Object.keys(columns).map(cell),
    ...rows.map((row) => Object.values(columns).map((of) => cell(of(row)))),
  ];
  return Buffer.from(`\ufeff${lines.map((line) => line.join(',')).join('\r\n')}\r\n`);
}

/** Says that the reply is a CSV file of that name. */
export function asCsv(reply: FastifyReply, name: string): void {
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`);
}
