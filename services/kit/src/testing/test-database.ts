import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { postgresServer } from './postgres-server.js';

export interface TestDatabase {
  readonly url: string;
  /** One statement, outside the service. */
  sql<Row extends object = Record<string, unknown>>(
    text: string,
    params?: readonly unknown[],
  ): Promise<Row[]>;
  /** Throws every other connection out, as a restart of the server does. */
  disconnectAll(): Promise<void>;
  close(): Promise<void>;
}

/** A fresh, empty database on this run's Postgres. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = await postgresServer();
  const name = `t_${randomBytes(6).toString('hex')}`;
  await once(`${server}/postgres`, `create database ${name}`);
  const url = `${server}/${name}`;
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return {
    url,
    sql: async <Row extends object>(text: string, params: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...params])).rows,
    disconnectAll: async () => {
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [name],
      );
    },
    close: async () => {
      await client.end();
      await once(`${server}/postgres`, `drop database ${name} with (force)`);
    },
  };
}

async function once(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
