import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
import { parseConfig, ServiceConfig } from '#src/config/service-config';
import { connectDatabase } from '#src/db/connect';
import type { Database } from '#src/db/database';
import { createLogger } from '#src/log/logger';
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
  // One connection, which takes statements one after the other.
  const pool = new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  return {
    url,
    sql: async <Row extends object>(text: string, params: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...params])).rows,
    disconnectAll: async () => {
      await pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [name],
      );
    },
    close: async () => {
      await pool.end();
      await once(`${server}/postgres`, `drop database ${name} with (force)`);
    },
  };
}

/** A service's database on it, with the kit's own tables. */
export function connectTo({ url }: TestDatabase): Promise<Database> {
  const nowhere = 'http://localhost:1';
  const env = { DATABASE_URL: url, NATS_URL: 'x', AUTH_KEYS_URL: nowhere, PUBLIC_URL: nowhere };
  const none = { entities: [], migrations: [] };
  return connectDatabase('test', parseConfig(ServiceConfig, env), none, createLogger('test', 'silent'));
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
