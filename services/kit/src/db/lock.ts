import { sql } from './query.js';
import type { Db } from './tables.js';

/** Holders of one name take turns until the transaction ends. */
export async function lock(db: Db, name: string): Promise<void> {
  await sql<object>`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** As `lock`, but false at once where another transaction holds it. */
export async function tryLock(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(db);
  return rows[0]?.free === true;
}
