import { type InsertObject, type Kysely, sql } from 'kysely';

/**
 * Makes a row (`id` null) or changes one, of a table with `id` and `updatedAt`. Its id; null when there is none of this id,
 * or nothing to change, so that `updatedAt` tells of changes only.
 */
export async function saveRow<DB, T extends keyof DB & string>(
  db: Kysely<DB>,
  table: T,
  id: string | null,
  values: Omit<InsertObject<DB, T>, 'id' | 'updatedAt'>,
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
