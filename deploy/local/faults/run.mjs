// Buyers and features at work, faults in the seed's order; then: heal, wait, run the invariants, and hold the
// databases against what the clients were told.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProduct } from '../bench/lib.mjs';
import { onPath } from '../bin/lib/prepare.mjs';
import { compare, compareNonsense, healed, settled } from './books.mjs';
import { Buyer } from './clients.mjs';
import { doorsOf } from './doors.mjs';
import { faults } from './faults.mjs';
import { connectFeatures } from './features.mjs';
import { poison } from './messages.mjs';
import { compareModel, startModel, useModel } from './model.mjs';
import { preparePoints } from './points.mjs';
import { randomOf } from './random.mjs';
import { Session } from './session.mjs';
import { couponTokens, makeCoupons, newcomer, standardBundle, stock } from './people.mjs';

const { values: options } = parseArgs({
  options: { seed: { type: 'string' }, minutes: { type: 'string' }, only: { type: 'string' } },
});
const seed = Number(options.seed ?? 1 + Math.floor(Math.random() * 1e6));
const minutes = Math.min(Number(options.minutes ?? 5), 20);
const isLong = minutes >= 4;
const wanted = faults.filter((f) => (isLong || !f.long) && f.name.includes(options.only ?? ''));
const possible = wanted.filter((f) => f.needs === undefined || onPath(f.needs));
if (!(seed >= 0 && minutes > 0 && possible.length > 0)) {
  console.error('test:faults -- [--seed N] [--minutes 1…20] [--only part-of-a-name]');
  process.exit(2);
}
const buyersCount = 5;
/** Of what buyers do while a fault waits for somebody to get to its point, so much leads there. */
const aimedShare = 0.6;
/** A named point is reached by what buyers order: it takes them some seconds. */
const lastFaultMs = 20_000;
const admin = { username: 'admin@faults.example', password: 'a-long-password-for-faults' };
const sandboxSecret = 'a-secret-of-the-sandbox-bank';

console.log(
  `faults: seed ${seed}, ${minutes} min (again with: npm run test:faults -- --seed ${seed} --minutes ${minutes})`,
);
for (const { name, needs } of wanted.filter((f) => !possible.includes(f)))
  console.log(`  left out, for ${needs} is missing: ${name}`);
const started = await startProduct({
  env: {
    ADMIN_EMAIL: admin.username,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_FACTOR: '100000',
    FREE_DAILY_LIMIT: '1000',
    FREE_SHARED_DAILY_LIMIT: '100000',
    MODEL_LOOPBACK: 'true',
    FIT_HOLD_SECONDS: '40',
    FIT_SWEEP_SECONDS: '1',
    PAYMENT_SECONDS: '15',
    PAYMENT_SWEEP_SECONDS: '0.2',
    RECONCILE_FIRST_SECONDS: '2',
    SANDBOX_SECRET: sandboxSecret,
    NATS_STORE_MB: '64',
    LOG_LEVEL: 'fatal',
  },
});
const model = await startModel();
let failures = 0;
const product = {
  ...doorsOf(started),
  sandboxSecret,
  random: randomOf(seed),
  /** What brings a buyer to the point where a fault waits (see points.mjs). */
  aim: undefined,
  /** Messages nobody can read, by their keys: sent, found among the dead letters, and those that must be found. */
  poison: { sent: new Set(), found: new Set(), due: new Set() },
  fail: (line) => {
    failures += 1;
    console.log(`✗ ${line}`);
  },
};

try {
  await main();
} catch (error) {
  product.fail(error.stack ?? String(error));
} finally {
  await started.stop();
  model.close();
}
console.log(
  failures === 0
    ? '✓ every acknowledged operation is there once, every refused one is not'
    : `${failures} failures`,
);
process.exit(failures === 0 ? 0 : 1);

async function main() {
  await preparePoints(product);
  const features = await connectFeatures(product.nats);
  const bundle = await standardBundle(product);
  product.strict = { ...(await newcomer(product, 'strict')), bundle };
  const buyers = [];
  for (let i = 0; i < buyersCount; i += 1) {
    const { session } = await newcomer(product, i);
    buyers.push(new Buyer(session, await session.userId(), randomOf(seed * 1000 + i), bundle));
  }
  const administrator = new Session(product.url, admin);
  const coupons = await makeCoupons(product, administrator, buyers.length * 4);
  await stock(product, administrator, buyers);
  await useModel(product, administrator, model);

  const until = Date.now() + minutes * 60_000;
  const uses = buyers.map(() => []);
  const work = buyers.flatMap((buyer, i) => [
    buying(buyer, coupons, until),
    using(features, buyer, uses[i], until),
  ]);
  const told = Promise.allSettled(work);
  await breaking(until);
  for (const result of await told) if (result.status === 'rejected') product.fail(result.reason.stack);
  const count = buyers.reduce((sum, b) => sum + b.operations, 0) + uses.flat().length;
  console.log(`  ${count} operations; healing …`);

  await healed(product);
  product.poison.due = new Set(await poison(product));
  await settled(product, minutes);
  for (const [i, buyer] of buyers.entries()) await compare(product, buyer, uses[i], bundle.tokens);
  await compareNonsense(product);
  await compareModel(product, model);
  await features.close();
}

async function buying(buyer, coupons, until) {
  const left = [...coupons];
  while (Date.now() < until) {
    const wish = buyer.random.next();
    if (product.aim !== undefined && wish < aimedShare) {
      await buyer.reach(product.aim);
      continue;
    }
    if (left.length > 0 && wish < 0.2)
      await buyer.redeem(left.splice(buyer.random.below(left.length), 1)[0], couponTokens);
    else if (wish > 0.9) await buyer.submit();
    else if (wish > 0.75) await buyer.submitPremium();
    else if (wish > 0.67) await buyer.screen();
    else if (wish > 0.35 && buyer.premium.length > 0) await buyer.orderProduct();
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

/** Every fault once, in the seed's order, and over again; none begins in the last seconds. */
async function breaking(until) {
  const { random } = product;
  let plan = [];
  let done = 0;
  while (Date.now() < until - lastFaultMs) {
    if (plan.length === 0) plan = random.shuffle(possible);
    const fault = plan.pop();
    const since = Date.now();
    try {
      await fault.run(product);
    } catch (error) {
      product.fail(`${fault.name}: not done: ${error.message}`);
    }
    done += 1;
    console.log(`  ${fault.name} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
    await pause(500 + random.below(1_500));
  }
  console.log(`  ${Math.min(done, possible.length)} of ${possible.length} faults, ${done} in all`);
}
