// From submitting a premium analysis to its result, with one person and with eight at once, and with a model that
// hangs: it may take longer then, but is complete within a minute.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { premiumSample } from '../faults/sample.mjs';
import { percentile, person, startProduct } from './lib.mjs';

const hangMsMax = 60_000;
const people = 8;
const alone = 30;
const each = 6;
const admin = { username: 'bench-admin@example.com', password: 'a-long-admin-password' };
const product = await startProduct({
  env: {
    RATE_LIMIT_FACTOR: '100000',
    MODEL_LOOPBACK: 'true',
    ADMIN_EMAIL: admin.username,
    ADMIN_PASSWORD: admin.password,
  },
});

async function call(method, path, { token, body, headers = {} } = {}) {
  const form = body instanceof FormData;
  const reply = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !form ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

let marks = 0;
/** Milliseconds from the submission of documents of its own until the result can be read. */
async function analysis(token) {
  marks += 1;
  const since = performance.now();
  const { data } = await call('POST', '/fit-analysis', {
    token,
    body: premiumSample(`bench ${marks}`, false),
    headers: { 'idempotency-key': randomUUID() },
  });
  for (;;) {
    const { data: run } = await call('GET', `/fit-analysis/${data.id}/status`, { token });
    if (run.status === 'completed') break;
    if (run.status === 'failed') throw new Error(`failed: ${JSON.stringify(run)}`);
    await wait(20);
  }
  await call('GET', `/fit-analysis/${data.id}/result`, { token });
  return performance.now() - since;
}

async function several(token, count) {
  const times = [];
  for (let n = 0; n < count; n += 1) times.push(await analysis(token));
  return times;
}

const row = (what, measured, bar, met) => console.log(`| ${what} | ${measured} | ${bar} | ${met} |`);
const spread = (times) =>
  `p50 ${Math.round(percentile(times, 50))} ms, p95 ${Math.round(percentile(times, 95))} ms`;

const hanging = createServer(() => {});
await new Promise((resolve) => hanging.listen(0, '127.0.0.1', resolve));
try {
  const { access_token: boss } = await call('POST', '/auth/login', { body: admin });
  const tokens = [];
  for (let n = 0; n < people; n += 1) {
    const token = await person(product.url, n);
    const { data: me } = await call('GET', '/users/me', { token });
    const body = { userId: me.id, amount: 1_000, reason: 'bench' };
    await call('POST', '/admin/credits/transactions', {
      token: boss,
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
    tokens.push(token);
  }
  await several(tokens[0], 3);
  console.log('| premium analysis | measured | bar | met |\n|---|---|---|---|');
  row(`submit → result, one person (n = ${alone})`, spread(await several(tokens[0], alone)), '–', '–');
  const since = performance.now();
  const beside = (await Promise.all(tokens.map((token) => several(token, each)))).flat();
  const perSecond = beside.length / ((performance.now() - since) / 1000);
  row(
    `submit → result, ${people} people at once (n = ${beside.length}, ${perSecond.toFixed(1)} a second)`,
    spread(beside),
    '–',
    '–',
  );
  await call('PUT', '/admin/premium-fit-analysis/models', {
    token: boss,
    body: {
      mode: 'on',
      baseUrl: `http://127.0.0.1:${hanging.address().port}/v1`,
      model: 'hangs',
      apiKey: 'bench',
      deadlineMs: 40_000,
      replyTokensMax: 1_000,
      dailyCallsMax: 1_000,
      dailyCostMax: 1_000_000,
      inputPrice: 0,
      outputPrice: 0,
      promptVersion: 1,
    },
  });
  const hung = await analysis(tokens[0]);
  row(
    'submit → result with a model that never answers',
    `${(hung / 1000).toFixed(1)} s`,
    `≤ ${hangMsMax / 1000} s`,
    hung <= hangMsMax ? 'yes' : 'NO',
  );
} finally {
  hanging.closeAllConnections();
  hanging.close();
  await product.stop();
}
