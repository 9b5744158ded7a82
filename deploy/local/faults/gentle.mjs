// SIGTERM under load: whoever calls while a service ends and starts again gets an answer, if a late one.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { healed } from './books.mjs';
import { isAlive, running, send, service, stopped } from './processes.mjs';
import { sample } from './sample.mjs';

const callers = 4;
const timeoutMs = 60_000;
const betweenMs = 150;
const beforeMs = 500;
const afterMs = 1_000;
/** Several times what a start takes. */
const slowStartMs = 20_000;

const json = (body, more = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...more },
  body: JSON.stringify(body),
});

/** What is asked of each service. */
const wishes = {
  auth: [(ask) => ask('/users/me'), (ask, { person }) => ask('/auth/login', json(person))],
  credits: [
    (ask) => ask('/credits/balance'),
    (ask) => ask('/credits/bundles'),
    (ask) => ask('/credits/transactions'),
  ],
  payments: [(ask) => ask('/credits/payments'), orderAndCancel],
  analysis: [
    (ask) => ask('/free-analysis'),
    (ask) => ask('/free-analysis', { method: 'POST', body: sample() }),
  ],
};

async function orderAndCancel(ask, { bundle }) {
  const body = { bundleId: bundle.id, currency: 'VND', method: 'qr', finalAmount: bundle.priceVnd };
  const order = await ask('/credits/purchase', json(body, { 'idempotency-key': randomUUID() }));
  if (order) await ask('/credits/payments/cancel', json({ id: order.data.id }));
}

async function endGently(product, name, { slowMs = 0 } = {}) {
  // What the fault before has left is not what is looked at here.
  await healed(product);
  const before = await running(product, service(name));
  const ask = (path, init = {}) => strictly(product, `SIGTERM ${name}`, path, init);
  const over = new AbortController();
  const calling = Array.from({ length: callers }, async (_, n) => {
    for (let i = n; !over.signal.aborted; i += 1) {
      await wishes[name][i % wishes[name].length](ask, product.strict);
      await pause(betweenMs);
    }
  });
  await pause(beforeMs);
  await send(product, service(name), 'SIGTERM');
  while (before.some(isAlive)) await pause(50);
  // Standing still for a while, its start takes that much longer.
  await stopped(product, service(name), slowMs);
  await pause(afterMs);
  over.abort();
  await Promise.all(calling);
}

/** The answer; one that is none of ours is a failure of the run. */
async function strictly({ url, strict, fail }, when, path, init) {
  const headers = { ...init.headers, authorization: `Bearer ${await strict.session.token()}` };
  const what = `${when}: ${init.method ?? 'GET'} ${path}`;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch(`${url}/api${path}`, { ...init, headers, signal });
    const text = await reply.text();
    if (reply.ok) return JSON.parse(text);
    fail(`${what}: ${reply.status} ${text}`);
  } catch (error) {
    fail(`${what}: ${error.message}`);
  }
  return undefined;
}

export const gentleFaults = Object.keys(wishes).flatMap((name) => [
  { name: `SIGTERM ${name} under load`, run: (product) => endGently(product, name) },
  {
    name: `SIGTERM ${name} under load, slow start`,
    long: true,
    run: (product) => endGently(product, name, { slowMs: slowStartMs }),
  },
]);
