import { type SelectQueryBuilder, sql, type StringReference } from 'kysely';

const batchRows = 1_000;

interface BatchOrder<DB, TB extends keyof DB> {
  /** Columns without nulls that are unique together; an index in this order keeps the first batch quick. */
  readonly by: readonly StringReference<DB, TB>[];
  readonly descending?: boolean;
}

/**
 * All rows of a select in a fixed order, a batch at a time, for files of any length. Each batch starts after the last row
 * of the one before, so that neither memory nor a connection is held while the client reads.
 */
export async function* batches<DB, TB extends keyof DB, O>(
  select: SelectQueryBuilder<DB, TB, O>,
  { by, descending = false }: BatchOrder<DB, TB>,
): AsyncGenerator<O[]> {
  const columns = by.map((name) => sql.ref(name));
  // As texts, which lose no microsecond.
  const key = sql<string[]>`array[${sql.join(columns.map((column) => sql`${column}::text`))}]`;
  let ordered = select.select(key.as('batchKey')).limit(batchRows);
  for (const column of columns) ordered = ordered.orderBy(column, descending ? 'desc' : 'asc');
  const position = sql`(${sql.join(columns)})`;
  const beyond = descending ? sql`<` : sql`>`;
  for (let last: readonly string[] | undefined, more = true; more;) {
    const rows = (await (
      last === undefined ? ordered : ordered.where(sql<boolean>`${position} ${beyond} (${sql.join(last)})`)
    ).execute()) as (O & { readonly batchKey: string[] })[];
    last = rows.at(-1)?.batchKey;
    more = rows.length === batchRows;
    yield rows;
  }
}
