import type { Sql } from './sql.js';

/**
 * Makes a row (`id` null) or changes one; `values` by column, in SQL's names. Its id; null when there is none of this
 * id, or nothing to change, so that `updated_at` tells of changes only.
 *
 * @deprecated Use `saveRow` of `db/save-row` (docs/decisions/0018).
 */
export async function saveRowText(
  sql: Sql,
  table: string,
  id: string | null,
  values: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const columns = Object.keys(values).join(', ');
  const given = Object.values(values);
  const marks = given.map((_, i) => `$${i + 1}`).join(', ');
  const [row] =
    id === null
      ? await sql<{ id: string }>(`insert into ${table} (${columns}) values (${marks}) returning id`, given)
      : await sql<{ id: string }>(
          `update ${table} set (${columns}, updated_at) = (${marks}, now())
           where id = $${given.length + 1} and (${columns}) is distinct from (${marks}) returning id`,
          [...given, id],
        );
  return row?.id ?? null;
}
