import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';

const Run = z.object({ postgresPort: z.number() });
const Secrets = z.object({ roles: z.record(z.string(), z.string()) });

/** A statement in the database of a service of the suite's product: for what only time brings about. */
export async function inDatabase(
  service: string,
  statement: string,
  values: readonly string[],
): Promise<void> {
  const folder = process.env['FITFOLIO_DATA'] ?? '';
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { postgresPort: port } = Run.parse(read('run.json'));
  const { roles } = Secrets.parse(read('secrets.json'));
  const client = new Client({
    host: '127.0.0.1',
    port,
    database: service,
    user: service,
    password: roles[service] ?? '',
  });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
