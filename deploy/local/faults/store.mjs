// JetStream's store is lost: what it held stands in the outboxes, and is sent again.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { query } from './doors.mjs';
import { isAlive, nats, send, service } from './processes.mjs';
import { sample } from './sample.mjs';

/** More than the worker does until it is stopped. */
const backlog = 12;

async function loseStore(product) {
  await send(product, nats, 'SIGKILL');
  rmSync(join(product.dataDir, 'nats'), { recursive: true, force: true });
}

/** Published and not yet taken when it goes. */
async function loseUntaken(product) {
  const { url, strict } = product;
  const headers = { authorization: `Bearer ${await strict.session.token()}` };
  const submit = () => fetch(`${url}/api/free-analysis`, { method: 'POST', headers, body: sample() });
  await Promise.all(Array.from({ length: backlog }, submit));
  const pids = await send(product, service('analysis'), 'SIGSTOP');
  const { rows } = await query(
    product,
    'analysis',
    `select count(*)::int as n from free_analysis a join outbox o on o.payload->>'analysisId' = a.id::text
     where a.status = 'queued' and o.sent_at is not null`,
  );
  if (rows[0].n === 0) product.fail('all of it had been taken');
  await loseStore(product);
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGCONT');
}

export const storeFaults = [
  { name: 'kill -9 NATS, its store deleted', run: loseStore },
  { name: 'NATS’s store deleted before its messages were taken', run: loseUntaken },
];
