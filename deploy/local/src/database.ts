import type { EmbeddedPostgres } from '@fitfolio/embedded/postgres';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';

/** One database and one role for each service; a role can reach its own database only. */
export async function ensureDatabases(
  postgres: EmbeddedPostgres,
  roles: Record<string, string>,
): Promise<void> {
  const client = new Client({ connectionString: postgres.adminUrl() });
  client.on('error', () => {});
  await client.connect();
  try {
    for (const [name, password] of Object.entries(roles)) {
      const id = escapeIdentifier(name);
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
      await client.query(
        `${rowCount ? 'alter' : 'create'} role ${id} login password ${escapeLiteral(password)}`,
      );
      const { rowCount: there } = await client.query('select 1 from pg_database where datname = $1', [name]);
      if (there) continue;
      await client.query(`create database ${id} owner ${id}`);
      await client.query(`revoke connect on database ${id} from public`);
    }
  } finally {
    await client.end();
  }
}

export const databaseUrl = (port: number, name: string, password: string): string =>
  `postgres://${name}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
