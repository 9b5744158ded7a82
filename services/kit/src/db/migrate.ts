import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';

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
