// Ways into the running product, by its own run file; they wait for a part that is being started again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { databasesOf, withClient } from '../bin/lib/audit.mjs';

const upWithinMs = 30_000;
const againMs = 200;

/** The started product with its databases and its NATS. */
export function doorsOf({ url, dataDir, pid }) {
  const read = (file) => JSON.parse(readFileSync(join(dataDir, file), 'utf8'));
  const { natsPort, postgresPort } = read('run.json');
  const { nats, postgres } = read('secrets.json');
  return {
    url,
    dataDir,
    pid,
    urlOf: databasesOf(dataDir),
    /** As superuser. */
    databaseOf: (name) =>
      `postgres://postgres:${encodeURIComponent(postgres)}@127.0.0.1:${postgresPort}/${name}`,
    nats: {
      connect: () =>
        connect({
          servers: `nats://127.0.0.1:${natsPort}`,
          user: 'operator',
          pass: nats,
          maxReconnectAttempts: -1,
          reconnectTimeWait: 200,
          waitOnFirstConnect: true,
          pingInterval: 2_000,
        }),
    },
  };
}

/** Does it, again and again for half a minute: what it needs may be starting. */
export async function patiently(work) {
  const until = Date.now() + upWithinMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(againMs);
    }
  }
}

/** Works in a service's database as superuser. */
export async function inDatabase({ databaseOf }, service, work) {
  await patiently(() => withClient(databaseOf(service), (db) => db.query('select')));
  return withClient(databaseOf(service), work);
}

export const query = (product, service, sql, values = []) =>
  inDatabase(product, service, (db) => db.query(sql, values));
