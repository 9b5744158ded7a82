// Buyers and features at work, faults in the seed's order; then: heal, wait, run the invariants, and hold the
// databases against what the clients were told.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { person, startProduct } from '../bench/lib.mjs';
import { audit, databasesOf, withClient } from '../bin/lib/audit.mjs';
import { Buyer } from './clients.mjs';
import { faults } from './faults.mjs';
import { connectFeatures } from './features.mjs';
import { randomOf } from './random.mjs';

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return Number(at > 0 ? process.argv[at + 1] : fallback);
};
const seed = option('seed', 1 + Math.floor(Math.random() * 1e6));
const minutes = Math.min(option('minutes', 5), 9);
const buyersCount = 5;
const healMs = 90_000;
const admin = { username: 'admin@faults.example', password: 'a-long-password-for-faults' };
const isLong = minutes >= 3;

console.log(
  `faults: seed ${seed}, ${minutes} min (again with: npm run test:faults -- --seed ${seed} --minutes ${minutes})`,
);
const random = randomOf(seed);
const product = await startProduct({
  env: {
    ADMIN_EMAIL: admin.username,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_FACTOR: '100000',
    PAYMENT_SECONDS: '15',
    RECONCILE_FIRST_SECONDS: '2',
    LOG_LEVEL: 'fatal',
  },
});
let failures = 0;
const fail = (line) => {
  failures += 1;
  console.log(`✗ ${line}`);
};

try {
  await main();
} catch (error) {
  fail(error.stack ?? String(error));
} finally {
  await product.stop();
}
console.log(
  failures === 0
    ? '✓ every acknowledged operation is there once, every refused one is not'
    : `${failures} failures`,
);
process.exit(failures === 0 ? 0 : 1);

async function main() {
  const urlOf = databasesOf(product.dataDir);
  const { natsPort } = JSON.parse(readFileSync(join(product.dataDir, 'run.json'), 'utf8'));
  const { nats } = JSON.parse(readFileSync(join(product.dataDir, 'secrets.json'), 'utf8'));
  const features = await connectFeatures(natsPort, nats);
  const bundle = await standard();
  const buyers = [];
  for (let i = 0; i < buyersCount; i += 1) {
    const token = await person(product.url, `faults-${i}`);
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url'));
    buyers.push(new Buyer(product.url, token, sub, randomOf(seed * 1000 + i), bundle));
  }
  const coupons = await makeCoupons(buyers.length * 4);

  const until = Date.now() + minutes * 60_000;
  const uses = buyers.map(() => []);
  const work = buyers.flatMap((buyer, i) => [
    buying(buyer, coupons, until),
    using(features, buyer, uses[i], until),
  ]);
  const told = Promise.allSettled(work);
  await breaking(until);
  for (const result of await told) if (result.status === 'rejected') fail(result.reason.stack);
  const count = buyers.reduce((sum, b) => sum + b.operations, 0) + uses.flat().length;
  console.log(`  ${count} operations; healing …`);

  await healed();
  await settled(urlOf, buyers);
  for (const { service, name, rows } of await audit(urlOf, { settled: true }))
    fail(`${service}: ${name}\n    ${rows.map((r) => JSON.stringify(r)).join('\n    ')}`);
  for (const [i, buyer] of buyers.entries()) await compare(urlOf, buyer, uses[i], bundle.tokens);
  await features.close();
}

async function standard() {
  const { data } = await (await fetch(`${product.url}/api/credits/bundles`)).json();
  return data.find((b) => b.code === 'standard');
}

async function makeCoupons(n) {
  const post = (path, body, token) =>
    fetch(`${product.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
  const { access_token } = await (await post('/auth/login', admin)).json();
  const codes = [];
  for (let i = 0; i < n; i += 1) {
    const code = `FAULT${seed}X${i}`;
    // The first of each four is good for everyone once, the others for one person in all.
    const body = { code, tokens: 2, usesMax: i % 4 === 0 ? null : 1 };
    const reply = await post('/admin/credits/coupons', body, access_token);
    if (reply.status !== 201) throw new Error(`coupon: ${reply.status} ${await reply.text()}`);
    codes.push(code);
  }
  return codes;
}

async function buying(buyer, coupons, until) {
  const left = [...coupons];
  while (Date.now() < until) {
    if (left.length > 0 && buyer.random.next() < 0.2)
      await buyer.redeem(left.splice(buyer.random.below(left.length), 1)[0], 2);
    else await buyer.act();
    await pause(50 + buyer.random.below(150));
  }
}

async function using(features, buyer, uses, until) {
  const random = randomOf(seed * 77 + uses.length);
  while (Date.now() < until) {
    uses.push(await features.use(buyer.userId, random));
    await pause(100 + random.below(200));
  }
}

async function breaking(until) {
  const possible = faults.filter((f) => isLong || !f.long);
  let plan = [];
  while (Date.now() < until - 8_000) {
    if (plan.length === 0) plan = random.shuffle(possible);
    const fault = plan.pop();
    console.log(`  ${fault.name}`);
    try {
      await fault.run(product);
    } catch (error) {
      console.log(`    not done: ${error.message}`);
    }
    await pause(1_500 + random.below(3_000));
  }
}

/** Nothing is broken any more: every part says it is well. */
async function healed() {
  const until = Date.now() + healMs;
  for (;;) {
    const ok = await fetch(`${product.url}/healthz`).then(
      (r) => r.ok,
      () => false,
    );
    if (ok) return;
    if (Date.now() > until) throw new Error('the product did not heal');
    await pause(200);
  }
}

/** Whatever was under way has arrived: no fact unsent, every transfer of the bank known, every order ended. */
async function settled(urlOf) {
  const until = Date.now() + healMs;
  for (;;) {
    const open = await openWork(urlOf).catch((error) => [error.message]);
    const broken = open.length > 0 ? [] : await audit(urlOf, { settled: true });
    if (open.length === 0 && broken.length === 0) return;
    if (Date.now() > until) {
      if (open.length > 0) fail(`still open: ${open.join('; ')}`);
      return;
    }
    await pause(500);
  }
}

async function openWork(urlOf) {
  const open = [];
  for (const service of ['credits', 'payments'])
    await withClient(urlOf(service), async (client) => {
      const { rows } = await client.query('select count(*)::int as n from outbox where sent_at is null');
      if (rows[0].n > 0) open.push(`${rows[0].n} facts of ${service}`);
    });
  await withClient(urlOf('payments'), async (client) => {
    const { rows } = await client.query(
      `select (select count(*)::int from payment where state = 'pending') as pending,
         (select count(*)::int from sandbox_transfer t
           where not exists (select from receipt r where r.bank_transaction_id = t.id::text)) as untold`,
    );
    if (rows[0].pending > 0) open.push(`${rows[0].pending} orders`);
    if (rows[0].untold > 0) open.push(`${rows[0].untold} transfers`);
  });
  return open;
}

async function compare(urlOf, buyer, uses, tokens) {
  const { rows: payments } = await withClient(urlOf('payments'), (client) =>
    client.query(
      `select p.id, p.state, (select count(*)::int from sandbox_transfer t
         where t.content = 'CT ' || p.reference || ' FF') as booked
       from payment p where p.user_id = $1`,
      [buyer.userId],
    ),
  );
  const stored = new Map(payments.map((p) => [p.id, p]));
  for (const id of buyer.orders.keys()) if (!stored.has(id)) fail(`order ${id} was acknowledged and is gone`);
  for (const p of payments) {
    if (!buyer.orders.has(p.id)) fail(`order ${p.id} was never acknowledged`);
    if ((p.state === 'completed') !== p.booked > 0)
      fail(`order ${p.id} is ${p.state} with ${p.booked} transfers at the bank`);
  }
  const { rows } = await withClient(urlOf('credits'), (client) =>
    client.query(
      `select t.source, t.kind from transfer t join entry e on e.transfer_id = t.id and e.account = 'user:' || $1`,
      [buyer.userId],
    ),
  );
  const sources = new Set(rows.map((r) => r.source));
  const { rows: coupons } = await withClient(urlOf('credits'), (client) =>
    client.query('select c.code from coupon_use u join coupon c on c.id = u.coupon_id where u.user_id = $1', [
      buyer.userId,
    ]),
  );
  const used = coupons.map((c) => c.code).toSorted();
  const toldUsed = [...buyer.redeemed.keys()].toSorted();
  if (used.join() !== toldUsed.join()) fail(`coupons of ${buyer.userId}: told ${toldUsed}, stored ${used}`);
  for (const { source, end } of uses) {
    if (sources.has(`${source}:hold`) !== (end !== 'refused'))
      fail(`${source}: told ${end}, stored otherwise`);
    if (sources.has(`${source}:release`) !== (end === 'release'))
      fail(`${source}: told ${end}, released otherwise`);
  }
  const completed = payments.filter((p) => p.state === 'completed').length;
  const granted = [...buyer.redeemed.values()].reduce((a, b) => a + b, 0);
  const spent = uses.filter((u) => u.end === 'capture').length;
  const expected = completed * tokens + granted - spent;
  const { data } = await buyer.get('/credits/balance');
  if (data.balance !== expected) fail(`balance of ${buyer.userId}: ${data.balance}, expected ${expected}`);
}
