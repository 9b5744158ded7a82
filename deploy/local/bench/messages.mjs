// Events and RPC requests a second through the built credits service. `--against DIR` measures another checkout of the
// product (built) in the same run, in turns with this one: the ratio says what a change costs.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { root } from '../bin/lib/prepare.mjs';
import { percentile, throughput } from './lib.mjs';

const rounds = 15;
const events = 400;
const senders = 8;
const seconds = 1;
/** A busy machine moves the rates of two equal checkouts by a fifth; the CPU time of a message hardly. */
const cpuRatioMax = 1.1;
const lookMs = 5;
const registered = 'evt.auth.user.registered.v1';

const at = process.argv.indexOf('--against');
const against = at > 0 ? resolve(process.argv[at + 1]) : undefined;
const { startPostgres } = await import(join(root, 'services/kit/dist/embedded/postgres.js'));
const dataDir = mkdtempSync(join(tmpdir(), 'fitfolio-bench-'));
const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), password: 'bench' });
const sides = [];
try {
  sides.push(await start('this checkout', root));
  if (against) sides.push(await start('the other', against));
  const measures = { events: eventsASecond, requests: requestsASecond, refusals: refusalsASecond };
  for (const side of sides) for (const measure of Object.values(measures)) await quietly(side, measure);
  for (let i = 0; i < rounds; i += 1)
    for (const [name, measure] of Object.entries(measures))
      for (const side of i % 2 === 0 ? sides : sides.toReversed())
        (side.found[name] ??= []).push(await quietly(side, measure));
  report();
} finally {
  for (const side of sides) await side.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A measure, and then its events sent: no side works while the other is measured. */
async function quietly(side, measure) {
  const before = await side.cpuSeconds();
  const { done, perSecond } = await measure(side);
  const cpuMs = (1000 * ((await side.cpuSeconds()) - before)) / done;
  const unsent = 'select 1 from outbox where sent_at is null limit 1';
  while ((await side.pool.query(unsent)).rows.length > 0)
    await new Promise((next) => setTimeout(next, lookMs));
  return { perSecond, cpuMs };
}

/** A checkout's credits service with a database and a NATS of its own. */
async function start(name, checkout) {
  const dist = (path) => import(join(checkout, 'services', path));
  const [{ startNats }, { startServiceProcess }, { NatsLink }, { RpcClient }, { createLogger }, holds] =
    await Promise.all([
      dist('embedded/dist/nats.js'),
      dist('kit/dist/testing/service-process.js'),
      dist('kit/dist/messaging/nats-link.js'),
      dist('kit/dist/rpc/rpc-client.js'),
      dist('kit/dist/log/logger.js'),
      dist('credits/contract/dist/holds.js'),
    ]);
  const { jetstream } = createRequire(join(checkout, 'services/kit/'))('@nats-io/jetstream');
  const base = `side_${sides.length}`;
  const admin = new pg.Client({ connectionString: postgres.adminUrl() });
  await admin.connect();
  await admin.query(`create database ${base}`);
  await admin.end();
  const url = Object.assign(new URL(postgres.adminUrl()), { pathname: `/${base}` }).href;
  const token = randomUUID();
  const user = { name: 'bench', password: token };
  const nats = await startNats({ dataDir: join(dataDir, base), users: [user] });
  const config = { NATS_URL: nats.url, NATS_USER: user.name, NATS_PASSWORD: token };
  const main = join(checkout, 'services/credits/app/dist/main.js');
  const places = { database: { url }, nats: { url: nats.url, env: config } };
  const service = await startServiceProcess(main, places, { DATABASE_POOL_MAX: '10' });
  const link = new NatsLink('bench', config, createLogger('bench', 'error'));
  const client = new RpcClient(link);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const js = jetstream(await link.connected());
  await streamOf(js);
  return {
    name,
    pool,
    js,
    holds,
    found: {},
    /** Of the service's process, without the kernel's part: what a busy machine does besides is hardly in it. */
    cpuSeconds: async () => {
      const text = await (await fetch(new URL('/metrics', service.url))).text();
      return Number(/^process_cpu_user_seconds_total\S* (\S+)/m.exec(text)[1]);
    },
    // A checkout of before 2026-11-22 calls it `ask`.
    send: (rpc, request) => (client.request ?? client.ask).call(client, rpc, request),
    stop: async () => {
      await service.kill();
      await pool.end();
      await link.close();
      await nats.stop();
    },
  };
}

/** Waits until the service made the stream that it reads. */
async function streamOf(js) {
  const manager = await js.jetstreamManager();
  for (;;) {
    const made = await manager.streams.info('EVT_AUTH').then(
      () => true,
      () => false,
    );
    if (made) return;
    await new Promise((done) => setTimeout(done, lookMs));
  }
}

/** From the first event on the stream to the last account it opened. */
async function eventsASecond({ js, pool }) {
  const before = await accounts(pool);
  const all = Array.from({ length: events }, () => randomUUID());
  const since = performance.now();
  await Promise.all(
    all.map((userId) => {
      const email = `${userId}@example.com`;
      const payload = { userId, email, registeredAt: new Date().toISOString() };
      return js.publish(registered, JSON.stringify(payload), { msgID: userId });
    }),
  );
  while ((await accounts(pool)) < before + events) await new Promise((done) => setTimeout(done, lookMs));
  return { done: events, perSecond: events / ((performance.now() - since) / 1000) };
}

async function accounts(pool) {
  const { rows } = await pool.query('select count(*)::int as n from account where user_id is not null');
  return rows[0].n;
}

/** Tokens held for one of a hundred users: a request that writes. */
async function requestsASecond({ send, holds, pool }) {
  const { rows } = await pool.query('select user_id from account where user_id is not null limit 100');
  await pool.query(
    `select post_transfer('adjustment:' || gen_random_uuid(), 'adjustment', 'adjustment', 'user:' || id, 10000, id, null, '{}', null)
     from unnest($1::uuid[]) id`,
    [rows.map((row) => row.user_id)],
  );
  const hold = () =>
    send(holds.holdTokens, {
      source: `fit-analysis:${randomUUID()}`,
      userId: rows[Math.floor(Math.random() * rows.length)].user_id,
      feature: 'fit-analysis',
    });
  return requests(hold);
}

/** The end of a hold that there is not: little but the transport. */
function refusalsASecond({ send, holds }) {
  const refused = (error) => {
    if (error.code !== 'HOLD_UNKNOWN') throw error;
  };
  const capture = () =>
    send(holds.captureHold, { source: `fit-analysis:${randomUUID()}` }).then(() => {
      throw new Error('a hold that there is not was captured');
    }, refused);
  return requests(capture);
}

async function requests(send) {
  const perSecond = await throughput(send, { clients: senders, seconds });
  return { done: perSecond * seconds, perSecond };
}

function report() {
  const texts = {
    events: 'events handled (an account opened)',
    requests: `requests of ${senders} senders (tokens held)`,
    refusals: `requests of ${senders} senders (refused)`,
  };
  const names = sides.map((side) => side.name).join(' | ');
  console.log(`| messages, median of ${rounds} turns | ${names} | ratio | bar | met |`);
  console.log(`|---|${sides.map(() => '---|').join('')}---|---|---|`);
  for (const [name, text] of Object.entries(texts)) {
    row(`${text} a second`, name, 'perSecond', Math.round);
    row(`${text}: ms of the service's own CPU time each`, name, 'cpuMs', (ms) => ms.toFixed(2), cpuRatioMax);
  }
}

/** The ratio is of each turn with its neighbour: what else the machine does falls on both. */
function row(text, name, what, format, max) {
  const values = sides.map((side) => side.found[name].map((found) => found[what]));
  const medians = values.map((all) => format(percentile(all, 50))).join(' | ');
  const [here, there] = values;
  const ratio =
    there &&
    percentile(
      here.map((value, i) => value / there[i]),
      50,
    );
  const bar = max ? `≤ ${max} | ${ratio <= max ? 'yes' : 'NO'}` : '– | –';
  console.log(`| ${text} | ${medians} | ${ratio ? `${ratio.toFixed(2)} | ${bar}` : '– | – | –'} |`);
}
