import type { EmbeddedPostgres } from '@fitfolio/embedded/postgres';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';

/** The passwords of a service's two roles. */
export interface DatabaseRoles {
  /** Owns the tables, and runs migrations only. */
  readonly owner: string;
  /** May use them: what the service runs with. */
  readonly runtime: string;
}

export const ownerOf = (service: string): string => `${service}_owner`;

/** One database for each service, and two roles that can reach no other. */
export async function ensureDatabases(
  postgres: Pick<EmbeddedPostgres, 'adminUrl'>,
  services: ReadonlyMap<string, DatabaseRoles>,
): Promise<void> {
  await asAdmin(postgres.adminUrl(), async (client) => {
    for (const [name, { owner, runtime }] of services) {
      await ensureRole(client, name, runtime);
      await ensureRole(client, ownerOf(name), owner);
      const [id, ownerId] = [escapeIdentifier(name), escapeIdentifier(ownerOf(name))];
      const { rowCount: there } = await client.query('select 1 from pg_database where datname = $1', [name]);
      if (!there) await client.query(`create database ${id} owner ${ownerId}`);
    }
  });
  for (const name of services.keys()) {
    const [id, ownerId] = [escapeIdentifier(name), escapeIdentifier(ownerOf(name))];
    await asAdmin(postgres.adminUrl(name), async (client) => {
      // Services once owned their tables themselves; where they do not, nothing changes hands.
      await client.query(`reassign owned by ${id} to ${ownerId}`);
      await client.query(`revoke connect on database ${id} from public`);
      await client.query(`grant connect on database ${id} to ${id}`);
    });
  }
}

async function asAdmin(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function ensureRole(client: Client, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  const what = rowCount ? 'alter' : 'create';
  await client.query(`${what} role ${escapeIdentifier(name)} login password ${escapeLiteral(password)}`);
}

/** What a service connects by: `runtime` while it serves people, `owner` for migrations only. */
export function databaseUrl(
  port: number,
  service: string,
  who: keyof DatabaseRoles,
  passwords: DatabaseRoles,
): string {
  const role = { owner: ownerOf(service), runtime: service }[who];
  return `postgres://${role}:${encodeURIComponent(passwords[who])}@127.0.0.1:${port}/${service}`;
}
