// Spends by the ledger's own statement (balance, entries and unique source are one), and TPC-B's five by a plain client, on one durable Postgres, in turns;
// then spends as a premium feature makes them: requested over NATS, of the credits service in a process of its own.
// (pgbench is not among the embedded server's programs: its transaction is driven from here.)
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../bin/lib/prepare.mjs';
import { percentile, throughput } from './lib.mjs';

const clients = 8;
const seconds = 3;
const rounds = 3;
const scale = clients;
const accountsAScale = 10_000;
const users = 1_000;
const plenty = 10_000_000;

const dist = (path) => import(join(root, 'services', path));

export async function benchSpends() {
  const { startPostgres } = await dist('kit/dist/embedded/postgres.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'fitfolio-bench-'));
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres'), password: 'bench' });
  try {
    const found = await measure(server);
    return { ...found, ...(await measureRequested(server, join(dataDir, 'nats'))) };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Holds, and holds with their captures, requested of the service. */
async function measureRequested(server, dataDir) {
  const [{ startNats }, { startServiceProcess }, { NatsLink }, { RpcClient }, { createLogger }, holds] =
    await Promise.all([
      dist('embedded/dist/nats.js'),
      dist('kit/dist/testing/service-process.js'),
      dist('kit/dist/messaging/nats-link.js'),
      dist('kit/dist/rpc/rpc-client.js'),
      dist('kit/dist/log/logger.js'),
      dist('credits/contract/dist/holds.js'),
    ]);
  const pool = new pg.Pool({ connectionString: server.adminUrl(), max: 1 });
  const { rows } = await pool.query('select user_id from account where user_id is not null and balance > 0');
  await pool.end();
  const token = randomUUID();
  const user = { name: 'bench', password: token };
  const nats = await startNats({ dataDir, users: [user] });
  const env = { NATS_URL: nats.url, NATS_USER: user.name, NATS_PASSWORD: token };
  const credits = await startServiceProcess(
    join(root, 'services/credits/app/dist/main.js'),
    { database: { url: server.adminUrl() }, nats: { url: nats.url, env } },
    { DATABASE_POOL_MAX: String(clients) },
  );
  const link = new NatsLink('bench', env, createLogger('bench', 'error'));
  const client = new RpcClient(link);
  const hold = async () => {
    const source = `fit-analysis:${randomUUID()}`;
    const userId = rows[Math.floor(Math.random() * users)].user_id;
    await client.request(holds.holdTokens, { source, userId, feature: 'fit-analysis' });
    return source;
  };
  const measures = {
    requested: hold,
    requestedPairs: async () => client.request(holds.captureHold, { source: await hold() }),
  };
  try {
    return await inTurns(measures);
  } finally {
    await credits.kill();
    await link.close();
    await nats.stop();
  }
}

/** The median of each over the rounds, a second. */
async function inTurns(measures) {
  const found = {};
  for (const [name, work] of Object.entries(measures)) {
    await throughput(work, { clients, seconds: 1 });
    found[name] = [];
  }
  for (let i = 0; i < rounds; i += 1)
    for (const [name, work] of Object.entries(measures))
      found[name].push(await throughput(work, { clients, seconds }));
  return Object.fromEntries(Object.entries(found).map(([name, all]) => [name, percentile(all, 50)]));
}

async function measure(server) {
  const { database, openHold, endHold } = await ledger(server.adminUrl());
  const pool = new pg.Pool({ connectionString: server.adminUrl(), max: clients });
  await prepareTpcb(pool);
  const ids = Array.from({ length: users }, () => randomUUID());
  for (const id of ids) await give(database, id, plenty);
  const hold = (userId) => {
    const source = `fit-analysis:${randomUUID()}`;
    const request = { source, userId, feature: 'fit-analysis', tokens: 1, ttlSeconds: 900 };
    return openHold(database, request).then(() => source);
  };
  const any = () => ids[Math.floor(Math.random() * users)];
  const measures = {
    spends: () => hold(any()),
    tpcb: () => tpcb(pool),
    pairs: async () => {
      const source = await hold(any());
      await endHold(database, source, 'captured');
    },
    hot: () => hold(ids[0]),
  };
  const medians = await inTurns(measures);
  const overspent = await overspend(database, hold);
  await pool.end();
  await database.close();
  return { ...medians, overspent };
}

/** The service's database and statements, without the service. */
async function ledger(url) {
  const [{ connectDatabase }, { parseConfig, ServiceConfig }, account, moves, untold, holds] =
    await Promise.all([
      dist('kit/dist/db/connect.js'),
      dist('kit/dist/config/service-config.js'),
      dist('credits/app/dist/migrations/2026-11-20-account.js'),
      dist('credits/app/dist/migrations/2026-11-21-ledger.js'),
      dist('credits/app/dist/migrations/2026-11-22-untold-transfers.js'),
      dist('credits/app/dist/holds/holds.store.js'),
    ]);
  const config = parseConfig(ServiceConfig, {
    DATABASE_URL: url,
    DATABASE_POOL_MAX: String(clients),
    NATS_URL: 'nats://none',
    AUTH_KEYS_URL: 'http://none',
    PUBLIC_URL: 'http://localhost',
  });
  const migrations = [
    account.Credits20261120Account,
    moves.Credits20261121Ledger,
    untold.Credits20261122UntoldTransfers,
  ];
  const database = await connectDatabase('credits', config, { entities: [], migrations }, console);
  return { database, openHold: holds.openHold, endHold: holds.endHold };
}

const give = (database, id, tokens) =>
  database.sql(
    `select post_transfer('adjustment:' || $3, 'adjustment', 'adjustment', 'user:' || $1, $2, $1::uuid, null, '{}', null)`,
    [id, tokens, randomUUID()],
  );

/** Eight clients at an account with 500 tokens, 800 tries: how many more than 500 were spent. */
async function overspend(database, hold) {
  const [id, tokens, tries] = [randomUUID(), 500, 800];
  await give(database, id, tokens);
  let left = tries;
  let spent = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0)
        await hold(id).then(
          () => (spent += 1),
          (error) => {
            if (error.code !== 'INSUFFICIENT_TOKENS') throw error;
          },
        );
    }),
  );
  if (spent < tokens) throw new Error(`only ${spent} of ${tokens} tokens could be spent`);
  return spent - tokens;
}

async function prepareTpcb(pool) {
  const n = scale * accountsAScale;
  await pool.query(`
    create table pgbench_branches (bid int primary key, bbalance int, filler char(88));
    create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84));
    create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84));
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches select b, 0 from generate_series(1, ${scale}) b;
    insert into pgbench_tellers select t, (t - 1) / 10 + 1, 0 from generate_series(1, ${scale * 10}) t;
    insert into pgbench_accounts select a, (a - 1) / ${accountsAScale} + 1, 0, '' from generate_series(1, ${n}) a;
    analyze;`);
}

async function tpcb(pool) {
  const any = (n) => 1 + Math.floor(Math.random() * n);
  const [aid, tid, bid, delta] = [
    any(scale * accountsAScale),
    any(scale * 10),
    any(scale),
    any(10_001) - 5_001,
  ];
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('update pgbench_accounts set abalance = abalance + $1 where aid = $2', [delta, aid]);
    await client.query('select abalance from pgbench_accounts where aid = $1', [aid]);
    await client.query('update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', [delta, tid]);
    await client.query('update pgbench_branches set bbalance = bbalance + $1 where bid = $2', [delta, bid]);
    await client.query(
      'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
      [tid, bid, aid, delta],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
