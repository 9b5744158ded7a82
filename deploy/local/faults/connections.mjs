// Connections and places that a service holds are taken from under it; it makes them anew.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { patiently, query } from './doors.mjs';
import { isAlive, running, service } from './processes.mjs';

const fewMs = 5_000;
/** What a process may open beyond what it has open now. */
const spare = 2;

async function terminateConnections(product) {
  for (const name of ['auth', 'credits', 'payments', 'analysis'])
    await query(
      product,
      name,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
      [name],
    );
}

/** Every durable consumer of every stream: they are made again, and hear old events once more. */
async function deleteConsumers({ nats }) {
  const nc = await nats.connect();
  try {
    await patiently(async () => {
      const jsm = await jetstreamManager(nc);
      for await (const { config } of jsm.streams.list())
        for await (const { name } of jsm.consumers.list(config.name))
          await jsm.consumers.delete(config.name, name);
    });
  } finally {
    await nc.close();
  }
}

const limitFiles = (pid, files) =>
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${files}:`], { stdio: 'pipe' });

/** Neither sockets nor files can be opened for a while. */
async function fewFiles(product, name) {
  const pids = await running(product, service(name));
  for (const pid of pids) limitFiles(pid, readdirSync(`/proc/${pid}/fd`).length + spare);
  await pause(fewMs);
  for (const pid of pids.filter(isAlive)) limitFiles(pid, 4_096);
}

export const connectionFaults = [
  { name: 'every database connection terminated', run: terminateConnections },
  { name: 'every consumer of NATS deleted', run: deleteConsumers },
  ...['credits', 'analysis'].map((name) => ({
    name: `no more file descriptors for ${name}`,
    needs: 'prlimit',
    run: (product) => fewFiles(product, name),
  })),
];
