import type { Sql } from '@fitfolio/service-kit/db/database';

const lockId = 720_112_028;

/** Two administrators must not remove each other at once. Held until the transaction ends. */
export async function lockAdmins(sql: Sql): Promise<void> {
  await sql('select pg_advisory_xact_lock($1)', [lockId]);
}

/** Whether there is an administrator besides this one who can and will stay. */
export async function anotherAdmin(sql: Sql, id: string): Promise<boolean> {
  const others = await sql(
    'select 1 from account where is_admin and not disabled and deletion_at is null and id <> $1 limit 1',
    [id],
  );
  return others.length > 0;
}
