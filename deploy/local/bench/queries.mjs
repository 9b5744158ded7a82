// Every list (each sort), search, export and report of administrators over a large product: p95 over HTTP, and whether a
// statement reads a large table from end to end. What there is to ask is read from the contracts.
// `--rows N` (default 100,000) people, payments, transfers and analyses; `--only PATTERN`: routes whose path matches.
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../bin/lib/prepare.mjs';
import { percentile, startProduct } from './lib.mjs';
import { searches, seeds } from './seed-rows.mjs';

const barMs = 250;
const largeRows = 10_000;
const calls = 41;
const patienceMs = 10_000;
const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1] : fallback;
};
const rows = Number(option('rows', 100_000));
const only = new RegExp(option('only', ''));
const admin = { username: 'bench-admin@example.com', password: 'a-long-admin-password' };

const product = await startProduct({
  env: { RATE_LIMIT_FACTOR: '1000000', ADMIN_EMAIL: admin.username, ADMIN_PASSWORD: admin.password },
});
const log = join(product.dataDir, 'logs/postgres.log');
const { postgres: password } = JSON.parse(readFileSync(join(product.dataDir, 'secrets.json'), 'utf8'));
const { postgresPort: port } = JSON.parse(readFileSync(join(product.dataDir, 'run.json'), 'utf8'));

/** As superuser. */
async function inDatabase(database, statements) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The triggers are not asked: they would look at each row by itself. */
const fill = async () => {
  for (const [service, statements] of Object.entries(seeds(rows)))
    await inDatabase(service, ['set session_replication_role = replica', ...statements, 'vacuum analyze']);
};

/** From now on the log has the plan of each statement. */
const explainAll = () =>
  inDatabase('postgres', [
    `alter system set session_preload_libraries = 'auto_explain'`,
    'alter system set auto_explain.log_min_duration = 0',
    `alter system set auto_explain.log_format = 'json'`,
    'select pg_reload_conf()',
    // The services connect anew, with the library.
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and datname in ('auth', 'credits', 'payments', 'analysis')`,
  ]);

async function signIn() {
  const reply = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return (await reply.json()).access_token;
}

/** What can be asked of a route: `[what, query of the nth call]`. */
function casesOf({ download, query }) {
  const { sort, search, days } = query?.shape ?? {};
  const cases = [];
  if (download !== undefined) cases.push(['export, first byte', () => ({})]);
  else if (days !== undefined)
    for (const n of [30, 366]) cases.push([`report, ${n} days`, () => ({ days: n })]);
  else if (sort !== undefined)
    for (const by of sort.unwrap().options) cases.push([`by ${by}`, () => ({ sort: by })]);
  else cases.push(['as it is', () => ({})]);
  if (search !== undefined)
    for (const [kind, word] of Object.entries(searches(rows)))
      cases.push([
        `${download === undefined ? '' : 'export, '}search of ${kind}`,
        (n) => ({ search: word(n) }),
      ]);
  return cases;
}

async function everyCase() {
  const found = [];
  for (const service of ['auth', 'credits', 'payments', 'analysis']) {
    const contract = await import(join(root, `services/${service}/contract/dist/routes.js`));
    for (const route of Object.values(contract[`${service}Routes`])) {
      const { method, access, path } = route;
      if (method !== 'GET' || access !== 'admin' || path.includes('{') || !only.test(path)) continue;
      for (const [what, query] of casesOf(route)) found.push({ service, path, what, query });
    }
  }
  return found;
}

/** Milliseconds of the calls after the first, of fewer calls where they take long; none when it cannot be answered. */
async function timesOf(call) {
  const since = performance.now();
  const all = [];
  try {
    for (let n = 0; n < calls && (n < 3 || performance.now() - since < patienceMs); n += 1)
      all.push(await call(n));
  } catch (error) {
    console.error(String(error));
    return [Infinity];
  }
  return all.slice(1);
}

/** Milliseconds to the first byte of an export, to the end of everything else. */
async function ask(token, { service, path, what, query }, n) {
  const url = `http://127.0.0.1:${product.portOf(service)}/api${path}?${new URLSearchParams(query(n))}`;
  const since = performance.now();
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  if (!what.startsWith('export')) {
    await reply.arrayBuffer();
    return performance.now() - since;
  }
  const reader = reply.body.getReader();
  await reader.read();
  const took = performance.now() - since;
  await reader.cancel();
  return took;
}

/** The tables a plan reads from end to end. */
function* scanned(plan) {
  if (plan['Node Type'] === 'Seq Scan') yield plan['Relation Name'];
  for (const child of plan.Plans ?? []) yield* scanned(child);
}

/** Large tables that the statements of one call read from end to end. */
async function largeScans(call, large) {
  const offset = statSync(log).size;
  await call().catch(() => {});
  // Postgres writes in order: what came before this is in the log with it.
  const mark = `end of ${randomUUID()}`;
  await inDatabase('postgres', [`select '${mark}'`]);
  let text = '';
  while (!text.includes(mark)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    text = readFileSync(log).subarray(offset).toString();
  }
  const plans = [...text.matchAll(/duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/g)].map(([, json]) =>
    JSON.parse(json),
  );
  return new Set(plans.flatMap(({ Plan }) => [...scanned(Plan)].filter((table) => large.has(table))));
}

async function largeTables(service) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: service });
  await client.connect();
  const { rows: found } = await client.query(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
    [Math.min(largeRows, rows / 2)],
  );
  await client.end();
  return new Set(found.map(({ relname }) => relname));
}

const shown = (ms) => (ms === Infinity ? 'no answer' : `${ms.toFixed(0)} ms`);

let missed = 0;
try {
  await fill();
  const cases = await everyCase();
  let token = await signIn();
  const times = new Map();
  for (const each of cases) {
    times.set(each, await timesOf((n) => ask(token, each, n)));
  }
  await explainAll();
  token = await signIn();
  console.log(
    `| over ${rows.toLocaleString('en')} rows | p50 | p95 (bar ≤ ${barMs} ms) | met | sequential scan over a large table |`,
  );
  console.log('|---|---|---|---|---|');
  for (const each of cases) {
    const large = await largeTables(each.service);
    const scans = await largeScans(() => ask(token, each, 1), large);
    const [p50, p95] = [50, 95].map((p) => percentile(times.get(each), p));
    if (p95 > barMs) missed += 1;
    const plan = scans.size === 0 ? 'no' : `yes: ${[...scans].join(', ')}`;
    console.log(
      `| \`${each.path}\` ${each.what} | ${shown(p50)} | ${shown(p95)} | ${p95 <= barMs ? 'yes' : 'NO'} | ${plan} |`,
    );
  }
  console.log(missed === 0 ? '\nAll within the bar.' : `\n${missed} of ${cases.length} are too slow.`);
} finally {
  await product.stop();
}
process.exitCode = missed > 0 ? 1 : 0;
