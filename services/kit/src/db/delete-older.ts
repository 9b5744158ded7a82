import { type Kysely, sql } from 'kysely';
import { ago } from './query.js';

const batchRows = 5_000;

/** Deletes the rows whose instant in `column` is so many days ago, in batches, so that no statement takes long. */
export async function deleteOlder<DB, T extends keyof DB & string>(
  db: Kysely<DB>,
  table: T,
  column: keyof DB[T] & string,
  days: number,
): Promise<void> {
  const name = sql.table(table);
  const old = sql`select ctid from ${name} where ${sql.ref(column)} < ${ago(days, 'days')} limit ${batchRows}`;
  for (let deleted = batchRows; deleted === batchRows;) {
    const { numAffectedRows } = await sql`delete from ${name} where ctid = any(array(${old}))`.execute(db);
    deleted = Number(numAffectedRows ?? 0);
  }
}
