import { setTimeout as pause } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { sqlState } from './database-error.js';
import type { Database } from './database.js';

/** Any fixed number: replicas of one service that boot together take turns on it. */
const migrationLockId = 720_112_026;

/** Runs what is pending, one process at a time. */
export async function migrate(orm: MikroORM, databaseUrl: string): Promise<void> {
  const lock = new Client({ connectionString: databaseUrl, application_name: 'migrate' });
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLockId]);
    await orm.migrator.up();
  } finally {
    await lock.end();
  }
}

/** Whether this role may make tables: it runs the migrations. Any other waits until somebody else has. */
export async function mayMigrate({ sql }: Pick<Database, 'sql'>): Promise<boolean> {
  const [row] = await sql<{ may: boolean }>(
    `select has_schema_privilege(current_user, 'public', 'create') as may`,
  );
  return row?.may ?? false;
}

const lookMs = 200;

/** Waits until nothing is pending, at most until `until` (milliseconds of `performance.now`). */
export async function migrated(orm: MikroORM, until: number): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- it is waited for
    const pending = await pendingOf(orm);
    if (pending?.length === 0) return;
    if (performance.now() > until)
      throw new Error(`The database lacks migrations: ${pending?.join(', ') ?? 'all of them'}`);
    // oxlint-disable-next-line no-await-in-loop -- it is waited for
    await pause(lookMs);
  }
}

const notAllowed = '42501';

/** Null where there is no list of migrations yet, or none that this role may read. */
async function pendingOf(orm: MikroORM): Promise<string[] | null> {
  try {
    return (await orm.migrator.getPending()).map(({ name }) => name);
  } catch (error) {
    if (sqlState(error) === notAllowed) return null;
    throw error;
  }
}
