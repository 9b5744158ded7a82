// JetStream's store is lost: what it held stands in the outboxes, and is sent again.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { patiently, query } from './doors.mjs';
import { whileHeld } from './points.mjs';
import { isAlive, nats, send, service } from './processes.mjs';
import { sample } from './sample.mjs';

const backlog = 12;

async function loseStore(product) {
  await send(product, nats, 'SIGKILL');
  rmSync(join(product.dataDir, 'nats'), { recursive: true, force: true });
}

/** Published and not yet taken when it goes: the worker is held with the first of many in its hand. */
async function loseUntaken(product) {
  let pids = [];
  await whileHeld(product, 'analysis', 'between result and save', async () => {
    await submitMany(product);
    pids = await send(product, service('analysis'), 'SIGSTOP');
    await loseStore(product);
  });
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGCONT');
}

async function submitMany(product) {
  const headers = { authorization: `Bearer ${await product.strict.session.token()}` };
  const submit = () => fetch(`${product.url}/api/free-analysis`, { method: 'POST', headers, body: sample() });
  await Promise.all(Array.from({ length: backlog }, submit));
  await patiently(async () => {
    const { rows } = await query(product, 'analysis', published);
    if (rows[0].n < backlog / 2) throw new Error('they were not published');
  });
}

const published = `select count(*)::int as n from free_analysis a
  join outbox o on o.payload->>'analysisId' = a.id::text
  where a.status in ('queued', 'running') and o.sent_at is not null`;

export const storeFaults = [
  { name: 'kill -9 NATS, its store deleted', run: loseStore },
  { name: 'NATS’s store deleted before its messages were taken', run: loseUntaken },
];
