import { type InsertObject, sql } from 'kysely';
import type { Db, Tables } from './tables.js';

/** Tables whose rows have an `id`, and know when they changed. */
type Kept = {
  [T in keyof Tables]: Tables[T] extends { id: unknown; updatedAt: unknown } ? T : never;
}[keyof Tables];

/**
 * Makes a row (`id` null) or changes one. Its id; null when there is none of this id, or nothing to change, so that
 * `updatedAt` tells of changes only.
 */
export async function saveRow<T extends Kept & string>(
  db: Db,
  table: T,
  id: string | null,
  values: Omit<InsertObject<Tables, T>, 'id' | 'updatedAt'>,
): Promise<string | null> {
  const columns = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  const given = sql.join(Object.values(values));
  const name = sql.table(table);
  const saving =
    id === null
      ? sql<{ id: string }>`insert into ${name} (${columns}) values (${given}) returning id`
      : sql<{ id: string }>`update ${name} set (${columns}, updated_at) = (${given}, now())
          where id = ${id} and (${columns}) is distinct from (${given}) returning id`;
  const { rows } = await saving.execute(db);
  return rows[0]?.id ?? null;
}
