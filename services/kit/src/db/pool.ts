import { Pool, TypeOverrides, types } from 'pg';
import { isTraced } from '@fitfolio/tracing/tracing';
import type { ServiceConfig } from '#src/config/service-config';
import { traceQueries } from './trace-queries.js';

const statementTimeoutMs = 30_000;
const connectTimeoutMs = 5_000;
const { builtins } = types;

/** The one pool of a service, under MikroORM and plain SQL alike. */
export function createPool(name: string, config: ServiceConfig): Pool {
  const parsers = new TypeOverrides();
  // As MikroORM wants them, except instants: plain SQL gets Dates, and entities take those as well.
  for (const oid of [builtins.DATE, builtins.TIMESTAMP, builtins.INTERVAL]) {
    parsers.setTypeParser(oid, (text: string) => text);
  }
  parsers.setTypeParser(builtins.TIMESTAMPTZ, (text: string) => new Date(text));
  const pool = new Pool({
    connectionString: config.DATABASE_URL,
    max: config.DATABASE_POOL_MAX,
    types: parsers,
    application_name: name,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  });
  // A database that goes away must fail statements, not the process: both emit `error` by themselves.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (isTraced(name)) traceQueries(name, client);
  });
  return pool;
}
