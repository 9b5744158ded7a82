// Spends a second against TPC-B on the same Postgres, one hot account, webhook → balance, memory over many payments.
// `--payments N` (default 5,000) is how many the memory is watched over.
import { createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../bin/lib/prepare.mjs';
import { databasesOf, withClient } from '../bin/lib/audit.mjs';
import { percentile, person, startProduct } from './lib.mjs';
import { benchSpends } from './spends.mjs';

const bars = { tpcb: 1.0, hot: 0.15, memory: 1.15 };
const at = process.argv.indexOf('--payments');
const payments = Number(at > 0 ? process.argv[at + 1] : 5_000);
const row = (what, measured, bar, met) =>
  console.log(`| ${what} | ${measured} | ${bar} | ${met === undefined ? '–' : met ? 'yes' : 'NO'} |`);

console.log('| ledger | measured | bar | met |\n|---|---|---|---|');

const { spends, pairs, tpcb, hot, overspent, requested, requestedPairs } = await benchSpends();
const ratio = spends / tpcb;
row(
  `durable spends a second ÷ TPC-B, 8 clients, driven by the same client (${Math.round(spends)} ÷ ${Math.round(tpcb)})`,
  ratio.toFixed(2),
  `≥ ${bars.tpcb.toFixed(1)}`,
  ratio >= bars.tpcb,
);
row(
  `hold and capture, two transactions, ÷ TPC-B (${Math.round(pairs)} a second)`,
  (pairs / tpcb).toFixed(2),
  '–',
);
row(
  `a hold requested over NATS, 8 senders, ÷ TPC-B (${Math.round(requested)} a second)`,
  (requested / tpcb).toFixed(2),
  '–',
);
row(
  `hold and capture requested over NATS, 8 senders, ÷ TPC-B (${Math.round(requestedPairs)} a second)`,
  (requestedPairs / tpcb).toFixed(2),
  '–',
);
row(
  `one hot account ÷ spread accounts, 8 clients (${Math.round(hot)} a second), ${overspent} overspent`,
  (hot / spends).toFixed(2),
  `≥ ${bars.hot}`,
  hot / spends >= bars.hot && overspent === 0,
);

const sandboxSecret = 'a-secret-of-the-sandbox-bank';
const product = await startProduct({
  env: { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error', SANDBOX_SECRET: sandboxSecret },
});
try {
  const times = await webhookToBalance(40);
  row(
    `webhook → balance visible (n = ${times.length})`,
    `p50 ${Math.round(percentile(times, 50))} ms, p95 ${Math.round(percentile(times, 95))} ms`,
    '–',
  );
  const { early, late, perSecond } = await memoryOver(payments);
  row(
    `least heap of the payments service, last fifth of ${payments} payments ÷ second fifth (${late} ÷ ${early} MB, ${Math.round(perSecond)} payments a second)`,
    (late / early).toFixed(2),
    `≤ ${bars.memory}`,
    late / early <= bars.memory,
  );
} finally {
  await product.stop();
}

async function api(token, method, path, body, headers = {}) {
  const reply = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()).data;
}

/** Milliseconds from the bank's signed call to the new balance, read as the page reads it. */
async function webhookToBalance(n) {
  const token = await person(product.url, 'ledger');
  const bundle = (await api(token, 'GET', '/credits/bundles')).find((b) => b.code === 'standard');
  const times = [];
  for (let i = 1; i <= n; i += 1) {
    const order = await api(
      token,
      'POST',
      '/credits/purchase',
      { bundleId: bundle.id, currency: 'VND', method: 'qr', finalAmount: bundle.priceVnd },
      { 'idempotency-key': randomUUID() },
    );
    const since = performance.now();
    await webhook(order.reference, order.amountVnd);
    while ((await api(token, 'GET', '/credits/balance')).balance < i * bundle.tokens)
      await new Promise((resolve) => setTimeout(resolve, 5));
    times.push(performance.now() - since);
  }
  return times;
}

async function webhook(content, amount) {
  const transfer = { id: randomUUID(), amount, content, paidAt: new Date().toISOString() };
  const body = JSON.stringify({ event: 'transfer.received', transfer });
  const seconds = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', sandboxSecret).update(`${seconds}.${body}`).digest('hex');
  const reply = await fetch(`http://127.0.0.1:${product.portOf('payments')}/api/payments/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': `t=${seconds},v1=${v1}` },
    body,
  });
  if (!reply.ok) throw new Error(`webhook: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
}

/** Least heap in use (MB) of the process that takes the webhooks, early and late on the way through `n` payments. */
async function memoryOver(n) {
  const { newReference } = await import(join(root, 'services/payments/app/dist/orders/reference.js'));
  const references = new Set();
  while (references.size < n) references.add(newReference());
  const all = [...references];
  await withClient(databasesOf(product.dataDir)('payments'), async (client) => {
    await client.query(
      `insert into payment (user_id, reference, bundle, tokens, currency, original_amount, discount_amount, final_amount,
         amount_vnd, vnd_per_usd, method, language, provider, instructions, expires_at)
       select gen_random_uuid(), r, '{"id":"0b8a4c1e-52f1-4b86-9d2f-4f0f5d8f2a11","code":"standard","name":{"en":"a","vi":"a"}}',
         5, 'VND', 200000, 0, 200000, 200000, 20000, 'qr', 'vi', 'sandbox', '{}', now() + interval '1 day'
       from unnest($1::text[]) r`,
      [all],
    );
    await client.query(
      `insert into transition (payment_id, from_state, to_state, cause) select id, null, 'pending', 'ordered' from payment
       where not exists (select from transition t where t.payment_id = payment.id)`,
    );
  });
  const since = performance.now();
  let next = 0;
  const samples = [];
  const watch = setInterval(() => void heap().then((mb) => samples.push({ done: next / n, mb })), 200);
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < all.length) {
        next += 1;
        await webhook(all[next - 1], 200_000);
      }
    }),
  );
  clearInterval(watch);
  const least = (from, to) => {
    const some = samples.filter(({ done }) => done > from && done <= to).map(({ mb }) => mb);
    return Math.round(Math.min(...some));
  };
  return { early: least(0.2, 0.4), late: least(0.8, 1), perSecond: n / ((performance.now() - since) / 1000) };
}

async function heap() {
  const text = await (await fetch(`http://127.0.0.1:${product.portOf('payments')}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes\S* (\S+)/m.exec(text)[1]) / 1024 / 1024;
}
