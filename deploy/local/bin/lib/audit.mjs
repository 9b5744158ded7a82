// The invariants of every service, asked of live databases.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root } from './prepare.mjs';

/** How young a completed payment may be whose credit has not arrived: facts travel. */
const travelSeconds = 60;
const rowsShownMax = 20;
const runner = join(root, 'services/kit/dist/metrics/run-invariants.js');

/** Connection strings of the databases behind a data folder that is in use. */
export function databasesOf(dataDir) {
  const { postgresPort } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));
  const { roles } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  return (service) =>
    `postgres://${service}:${encodeURIComponent(roles[service])}@127.0.0.1:${postgresPort}/${service}`;
}

export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What payments say is complete, held against what credits have granted. */
async function acrossServices(payments, credits, settled) {
  const { rows: completed } = await payments.query(
    `select id, user_id, tokens, refunded_at is not null as refunded,
       completed_at > now() - make_interval(secs => $1) as young from payment where state = 'completed'`,
    [settled ? 0 : travelSeconds],
  );
  const { rows: credited } = await credits.query(
    `select split_part(t.source, ':', 2) as id, t.kind, t.user_id, abs(e.amount)::int as tokens
     from transfer t join entry e on e.transfer_id = t.id and e.account = 'user:' || t.user_id
     where t.kind in ('purchase', 'refund')`,
  );
  const of = (kind) => new Map(credited.filter((c) => c.kind === kind).map((c) => [c.id, c]));
  const [granted, reversed] = [of('purchase'), of('refund')];
  const same = (a, b) => a.user_id === b.user_id && a.tokens === b.tokens;
  const broken = [];
  for (const p of completed) {
    const credit = granted.get(p.id);
    if (credit ? !same(p, credit) : !p.young)
      broken.push({ payment: p.id, why: 'complete, but not credited so' });
    if (p.refunded && !reversed.has(p.id)) broken.push({ payment: p.id, why: 'refunded, but not reversed' });
    granted.delete(p.id);
  }
  for (const id of granted.keys()) broken.push({ payment: id, why: 'credited, but not complete' });
  return broken;
}

/** What analysis has delivered, held against the tokens that credits took for it. */
async function premiumAcrossServices(analysis, credits, settled) {
  const { rows: runs } = await analysis.query(
    `select id, status, hold_source, ended_at is null as open from fit_analysis
     union all select id, status, hold_source, ended_at is null from fit_product
     union all select id, status, hold_source, ended_at is null from screening_candidate where hold_source is not null`,
  );
  const { rows: holds } = await credits.query(
    `select source, state from hold
     where source ~ '^(fit-analysis|career-plan|cv|interview|screening):' and state <> 'refused'`,
  );
  const states = new Map(holds.map((hold) => [hold.source, hold.state]));
  const broken = [];
  for (const { id, status, hold_source: source, open } of runs) {
    const state = states.get(source);
    if (status === 'completed' && state !== 'captured')
      broken.push({ id, why: `delivered, its token ${state}` });
    if (status === 'failed' && (state === 'captured' || state === 'held'))
      broken.push({ id, why: `failed, its token ${state}` });
    if (settled && open) broken.push({ id, why: 'still under way' });
    states.delete(source);
  }
  // Whose account was deleted leaves holds and no analyses, and so do candidates that were removed after their end.
  for (const [source, state] of states)
    if (settled && state === 'captured' && !source.startsWith('screening:'))
      broken.push({ source, why: 'a token was taken for nothing' });
  return broken;
}

/** Each service says itself what must be true of it. */
const invariantFiles = () =>
  readdirSync(join(root, 'services'))
    .map((service) => [service, join(root, `services/${service}/app/dist/audit/invariants.js`)])
    .filter(([, file]) => existsSync(file));

/** Each statement of `work` in one transaction. */
const sessionOf = (client) => async (work) => {
  await client.query('begin');
  try {
    return await work(async (text) => (await client.query(text)).rows);
  } finally {
    await client.query('rollback');
  }
};

/**
 * Every invariant that does not hold: `{ service, name, rows }`; one that could not be looked at has the reason as its row.
 * `settled`: nothing may be under way any more.
 */
export async function audit(urlOf, { settled = false } = {}) {
  const { reasonOf, runInvariants } = await import(runner);
  const broken = [];
  for (const [service, file] of invariantFiles()) {
    const { invariants } = await import(file);
    await withClient(urlOf(service), async (client) => {
      for await (const found of runInvariants(invariants, sessionOf(client))) {
        const { name } = found;
        if (found.broken === null) broken.push({ service, name, rows: [{ unknown: reasonOf(found) }] });
        else if (found.broken > 0) broken.push({ service, name, rows: found.rows });
      }
    });
  }
  await withClient(urlOf('payments'), (payments) =>
    withClient(urlOf('credits'), async (credits) => {
      const rows = await acrossServices(payments, credits, settled);
      const name = 'completed payment = exactly one credit';
      if (rows.length > 0)
        broken.push({ service: 'payments and credits', name, rows: rows.slice(0, rowsShownMax) });
    }),
  );
  await withClient(urlOf('analysis'), (analysis) =>
    withClient(urlOf('credits'), async (credits) => {
      const rows = await premiumAcrossServices(analysis, credits, settled);
      const name = 'completed premium analysis or product = one token spent, failed = its token is back';
      if (rows.length > 0)
        broken.push({ service: 'analysis and credits', name, rows: rows.slice(0, rowsShownMax) });
    }),
  );
  return broken;
}
