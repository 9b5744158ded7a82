import type { Sql } from '#src/db/sql';

/**
 * Marks an event as handled by this consumer, in the transaction of its effect. False: it was handled before,
 * whatever id or attempt it came under this time, and the effect must not happen again.
 */
export async function markHandled(sql: Sql, consumer: string, key: string): Promise<boolean> {
  const rows = await sql(
    'insert into inbox (consumer, key) values ($1, $2) on conflict do nothing returning key',
    [consumer, key],
  );
  return rows.length > 0;
}

export async function wasHandled(sql: Sql, consumer: string, key: string): Promise<boolean> {
  return (await sql('select 1 from inbox where consumer = $1 and key = $2', [consumer, key])).length > 0;
}
