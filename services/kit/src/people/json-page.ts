interface PageOf<Row> {
  /** `tokens` becomes `tokens.json`, and `tokens-after-<cursor>.json` on later pages. */
  readonly name: string;
  /** Where this page starts, as it was asked for; null on the first. */
  readonly cursor: string | null;
  readonly rows: readonly Row[];
  /** So many were asked of the database: fewer are the last page. */
  readonly rowsMax: number;
  readonly cursorOf: (row: Row) => string;
  /** What a person is told of a row; all of it, left out. */
  readonly shown?: (row: Row) => object;
}

/** A page of a person's own rows as a JSON file: the answer to `export-person`. */
export function jsonPage<Row extends object>({
  name,
  cursor,
  rows,
  rowsMax,
  cursorOf,
  shown = (row) => row,
}: PageOf<Row>) {
  const file = cursor === null ? `${name}.json` : `${name}-after-${cursor}.json`;
  const last = rows.length === rowsMax ? rows.at(-1) : undefined;
  return {
    files: [{ name: file, content: { text: JSON.stringify(rows.map(shown), null, 2) } }],
    next: last === undefined ? null : cursorOf(last),
  };
}
