// After the faults: wait until the product is whole and at rest, then hold its books against what clients were told.
import { setTimeout as pause } from 'node:timers/promises';
import { audit } from '../bin/lib/audit.mjs';
import { query } from './doors.mjs';
import { letPoisonDie } from './messages.mjs';

const healMs = 90_000;
/** Orders are asked about one after the other. */
const healMsPerMinute = 20_000;

/** Nothing is broken any more: every part says it is well. */
export async function healed({ url }) {
  const until = Date.now() + healMs;
  for (;;) {
    const ok = await fetch(`${url}/healthz`).then(
      (r) => r.ok,
      () => false,
    );
    if (ok) return;
    if (Date.now() > until) throw new Error('the product did not heal');
    await pause(200);
  }
}

/** Whatever was under way has arrived: no event unsent, every transfer of the bank known, every order and analysis ended. */
export async function settled(product, minutes) {
  const until = Date.now() + healMs + healMsPerMinute * minutes;
  // The bank is asked about an order at growing intervals: its next turn is now.
  await query(
    product,
    'payments',
    'update payment set next_check_at = now() where next_check_at is not null',
  );
  for (;;) {
    const open = await openWork(product).catch((error) => [error.message]);
    const broken = open.length > 0 ? [] : await audit(product.urlOf, { settled: true });
    if (open.length === 0 && broken.length === 0) return;
    if (Date.now() > until) {
      if (open.length > 0) product.fail(`still open: ${open.join('; ')}`);
      for (const { service, name, rows } of broken)
        product.fail(`${service}: ${name}\n    ${rows.map((r) => JSON.stringify(r)).join('\n    ')}`);
      return;
    }
    await pause(500);
  }
}

const openIn = {
  payments: `select 'orders' as what, count(*)::int as n from payment where state = 'pending'
    union all select 'transfers', count(*)::int from sandbox_transfer t
      where not exists (select from receipt r where r.bank_transaction_id = t.id::text)`,
  credits: `select 'holds' as what, count(*)::int as n from hold where state = 'held'`,
  analysis: `select 'analyses' as what, count(*)::int as n from free_analysis where status in ('queued', 'running')
    union all select 'premium analyses', count(*)::int from fit_analysis where ended_at is null
    union all select 'products', count(*)::int from fit_product where ended_at is null
    union all select 'candidates', count(*)::int from screening_candidate where hold_source is not null and ended_at is null
    union all select 'tokens of who was removed', count(*)::int from screening_release`,
};
const unsent = `select 'events' as what, count(*)::int as n from outbox where sent_at is null`;

async function openWork(product) {
  await letPoisonDie(product);
  const { due, found } = product.poison;
  const unread = [...due].filter((key) => !found.has(key)).length;
  const open = unread > 0 ? [`${unread} poison messages`] : [];
  for (const [service, sql] of Object.entries(openIn)) {
    const { rows } = await query(product, service, `${unsent} union all ${sql}`);
    for (const { what, n } of rows) if (n > 0) open.push(`${n} ${what} of ${service}`);
  }
  return open;
}

/** What one buyer was told, against what stands. `uses`: the tokens that features used for them. */
export async function compare(product, buyer, uses, tokensOfBundle) {
  const completed = await comparePayments(product, buyer);
  await compareCoupons(product, buyer);
  await compareUses(product, buyer, uses);
  await compareAnalyses(product, buyer);
  const premium =
    (await compareSold(product, buyer, 'fit_analysis', buyer.premium)) +
    (await compareSold(product, buyer, 'fit_product', buyer.products)) +
    (await compareCandidates(product, buyer));
  const granted = [...buyer.redeemed.values()].reduce((a, b) => a + b, 0);
  const spent = uses.filter((u) => u.end === 'capture').length;
  const expected = completed * tokensOfBundle + granted - spent - premium;
  const { data } = await buyer.get('/credits/balance');
  if (data.balance !== expected)
    product.fail(`balance of ${buyer.userId}: ${data.balance}, expected ${expected}`);
}

async function comparePayments(product, buyer) {
  const { fail } = product;
  const { rows: payments } = await query(
    product,
    'payments',
    `select p.id, p.state, (select count(*)::int from sandbox_transfer t
       where t.content = 'CT ' || p.reference || ' FF') as booked
     from payment p where p.user_id = $1`,
    [buyer.userId],
  );
  const stored = new Set(payments.map((p) => p.id));
  for (const id of buyer.orders.keys()) if (!stored.has(id)) fail(`order ${id} was acknowledged and is gone`);
  for (const p of payments) {
    const told = buyer.orders.get(p.id);
    if (told === undefined) fail(`order ${p.id} was never acknowledged`);
    else if (p.booked < told.booked || p.booked > told.paid)
      fail(`order ${p.id}: ${told.booked} of ${told.paid} transfers acknowledged, ${p.booked} booked`);
    if ((p.state === 'completed') !== p.booked > 0)
      fail(`order ${p.id} is ${p.state} with ${p.booked} transfers at the bank`);
  }
  return payments.filter((p) => p.state === 'completed').length;
}

async function compareCoupons(product, buyer) {
  const { rows } = await query(
    product,
    'credits',
    'select c.code from coupon_use u join coupon c on c.id = u.coupon_id where u.user_id = $1',
    [buyer.userId],
  );
  const used = rows.map((c) => c.code).toSorted();
  const told = [...buyer.redeemed.keys()].toSorted();
  if (used.join() !== told.join()) product.fail(`coupons of ${buyer.userId}: told ${told}, stored ${used}`);
}

async function compareUses(product, buyer, uses) {
  const { rows } = await query(
    product,
    'credits',
    `select t.source from transfer t join entry e on e.transfer_id = t.id and e.account = 'user:' || $1`,
    [buyer.userId],
  );
  const sources = new Set(rows.map((r) => r.source));
  for (const { source, end } of uses) {
    if (sources.has(`${source}:hold`) !== (end !== 'refused'))
      product.fail(`${source}: told ${end}, stored otherwise`);
    if (sources.has(`${source}:release`) !== (end === 'release'))
      product.fail(`${source}: told ${end}, released otherwise`);
  }
}

async function compareAnalyses(product, buyer) {
  const { rows } = await query(
    product,
    'analysis',
    'select id, status, failure_code from free_analysis where user_id = $1',
    [buyer.userId],
  );
  const ended = new Map(rows.map((r) => [r.id, r]));
  for (const id of buyer.submitted) {
    const { status = 'gone', failure_code: code = '' } = ended.get(id) ?? {};
    if (status !== 'completed')
      product.fail(`analysis ${id} was acknowledged and has no result: ${status} ${code}`);
  }
}

/** How many of these were delivered: each took one token, whatever happened on the way. */
async function compareSold(product, buyer, table, acknowledged) {
  const { rows } = await query(product, 'analysis', `select id, status from ${table} where user_id = $1`, [
    buyer.userId,
  ]);
  const stored = new Set(rows.map((r) => r.id));
  const told = new Set(acknowledged);
  for (const id of told) if (!stored.has(id)) product.fail(`${table} ${id} was acknowledged and is gone`);
  for (const id of stored) if (!told.has(id)) product.fail(`${table} ${id} was never acknowledged`);
  return rows.filter((r) => r.status === 'completed').length;
}

/**
 * How many tokens candidates took: one for each result, and none for whom there is none, unless they were removed after it.
 */
async function compareCandidates(product, buyer) {
  const { rows } = await query(
    product,
    'analysis',
    `select c.id, c.status from screening_candidate c join screening s on s.id = c.screening_id where s.user_id = $1`,
    [buyer.userId],
  );
  const stored = new Map(rows.map((r) => [r.id, r.status]));
  for (const [id, { removed }] of buyer.candidates)
    if (stored.has(id) === removed)
      product.fail(`candidate ${id} was ${removed ? 'removed and stands' : 'acknowledged and is gone'}`);
  for (const [id, status] of stored) {
    const { started } = buyer.candidates.get(id) ?? {};
    if (started === undefined) product.fail(`candidate ${id} was never acknowledged`);
    else if (started && !['completed', 'failed'].includes(status))
      product.fail(`candidate ${id} was started and is ${status}`);
  }
  const { rows: holds } = await query(
    product,
    'credits',
    `select split_part(source, ':', 2) as run, state from hold where user_id = $1 and source like 'screening:%'`,
    [buyer.userId],
  );
  const taken = holds.filter(({ state }) => state === 'captured').map(({ run }) => run.replace(/-\d+$/, ''));
  if (new Set(taken).size < taken.length) product.fail(`${buyer.userId}: two tokens for one candidate`);
  for (const id of taken)
    if (stored.get(id) !== 'completed' && !buyer.candidates.get(id)?.removed)
      product.fail(`candidate ${id} is ${stored.get(id)} and took a token`);
  for (const [id, status] of stored)
    if (status === 'completed' && !taken.includes(id)) product.fail(`candidate ${id} took no token`);
  return taken.length;
}

/** No receipt of a transfer that no bank booked. */
export async function compareNonsense(product) {
  const { rows } = await query(
    product,
    'payments',
    `select bank_transaction_id as id from receipt r
     where not exists (select from sandbox_transfer t where t.id::text = r.bank_transaction_id)`,
  );
  for (const { id } of rows) product.fail(`a receipt of what no bank booked: ${id}`);
}
