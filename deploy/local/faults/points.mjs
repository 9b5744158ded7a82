// kill -9 at named points. The database holds the service where its work stands (a trigger waits for a lock of ours),
// the service is killed there, and the database goes on or is told that its client is gone. The product runs as built:
// it knows nothing of this.
import { setTimeout as pause } from 'node:timers/promises';
import { inDatabase } from './doors.mjs';
import { kill, service } from './processes.mjs';

const comesWithinMs = 120_000;
const lookMs = 20;

/** Where a trigger waits. `commit`: all is written, and the transaction ends after the wait. */
const timings = {
  commit: (table) => `after insert on ${table} deferrable initially deferred for each row`,
  insert: (table) => `before insert on ${table} for each row`,
  claim: () => `before update on outbox for each row
    when (new.sent_at is null and new.claimed_until is distinct from old.claimed_until and new.claimed_until is not null)`,
  decided: () => `after update on fit_analysis deferrable initially deferred for each row
    when (old.outcome is null and new.outcome = 'completed')`,
  completed: () =>
    `before update on fit_analysis for each row when (old.ended_at is null and new.status = 'completed')`,
  failed: () =>
    `before update on fit_analysis for each row when (old.ended_at is null and new.status = 'failed')`,
  productInsert: (_, kind) => `before insert on fit_product for each row when (new.kind = '${kind}')`,
  productCommit: (_, kind) =>
    `after insert on fit_product deferrable initially deferred for each row when (new.kind = '${kind}')`,
  productCompleted: (_, kind) =>
    `before update on fit_product for each row
     when (old.ended_at is null and new.status = 'completed' and new.kind = '${kind}')`,
  candidateQueued: () => `before update on screening_candidate for each row
    when (old.hold_source is null and new.hold_source is not null)`,
  candidateDecided: () => `after update on screening_candidate deferrable initially deferred for each row
    when (old.outcome is null and new.outcome = 'completed')`,
  candidateEnded: () =>
    `before update on screening_candidate for each row when (old.ended_at is null and new.status = 'completed')`,
  candidateRemoved: () => `after insert on screening_release deferrable initially deferred for each row`,
  noted: () => 'before update on outbox for each row when (old.sent_at is null and new.sent_at is not null)',
};

/** Triggers that wait at the end of the transaction. */
const atCommit = ['commit', 'decided', 'productCommit', 'candidateDecided', 'candidateRemoved'];

/** What is made of a premium result, each for a token: its kind in the table and its name. */
const products = [
  ['career-plan', 'a career plan'],
  ['cv', 'a CV'],
  ['interview', 'an interview'],
];

/** `undone`: what waited is rolled back, as when the connection had been cut before. `aim`: what buyers do to get there. */
const points = [
  { service: 'payments', at: 'an order is kept, not answered', table: 'payment', timing: 'commit' },
  { service: 'payments', at: 'a receipt is kept, the bank not answered', table: 'receipt', timing: 'commit' },
  { service: 'payments', at: 'after commit, before publish', timing: 'claim' },
  { service: 'payments', at: 'after publish, before it is noted', timing: 'noted', undone: true },
  { service: 'credits', at: 'tokens are moved, not answered', table: 'transfer', timing: 'commit' },
  {
    service: 'credits',
    at: 'an event in hand, its effect not kept',
    table: 'inbox',
    timing: 'insert',
    undone: true,
  },
  { service: 'credits', at: 'an effect is kept, not acknowledged', table: 'inbox', timing: 'commit' },
  { service: 'analysis', at: 'a submission is kept, not answered', table: 'free_analysis', timing: 'commit' },
  { service: 'analysis', at: 'after commit, before publish', timing: 'claim' },
  { service: 'analysis', at: 'after publish, before it is noted', timing: 'noted', undone: true },
  { service: 'analysis', at: 'between result and save', table: 'inbox', timing: 'insert', undone: true },
  { service: 'analysis', at: 'a result is kept, not acknowledged', table: 'inbox', timing: 'commit' },
  {
    service: 'analysis',
    at: 'a token is held, its analysis not stored',
    table: 'fit_analysis',
    timing: 'insert',
    aim: 'premium',
    undone: true,
  },
  {
    service: 'analysis',
    at: 'a premium result is computed, its token not captured',
    timing: 'decided',
    aim: 'premium',
  },
  {
    service: 'analysis',
    at: 'a token is captured, its end not announced',
    timing: 'completed',
    aim: 'premium',
    undone: true,
  },
  {
    service: 'analysis',
    at: 'a token is released, and again',
    timing: 'failed',
    aim: 'premium',
    undone: true,
  },
  ...products.flatMap(([kind, name]) => [
    {
      service: 'analysis',
      at: `a token is held, ${name} not stored`,
      timing: 'productInsert',
      kind,
      aim: kind,
      undone: true,
    },
    {
      service: 'analysis',
      at: `${name} is stored, its token not captured`,
      timing: 'productCommit',
      kind,
      aim: kind,
    },
    {
      service: 'analysis',
      at: `the token of ${name} is captured, its end not stored`,
      timing: 'productCompleted',
      kind,
      aim: kind,
      undone: true,
    },
  ]),
  {
    service: 'analysis',
    at: 'a token is held, its candidate waits',
    timing: 'candidateQueued',
    aim: 'screening',
    undone: true,
  },
  {
    service: 'analysis',
    at: 'a candidate is judged, its token not captured',
    timing: 'candidateDecided',
    aim: 'screening',
  },
  {
    service: 'analysis',
    at: 'the token of a candidate is captured, its end not stored',
    timing: 'candidateEnded',
    aim: 'screening',
    undone: true,
  },
  {
    service: 'analysis',
    at: 'a candidate is removed, its token not released',
    timing: 'candidateRemoved',
    aim: 'screening',
  },
].map((point, n) => ({ ...point, lock: n + 1 }));

/** Puts the triggers into the databases of a running product, as their superuser. */
export async function preparePoints(product) {
  for (const name of new Set(points.map((p) => p.service)))
    await inDatabase(product, name, async (db) => {
      await db.query(`create function fault_point() returns trigger language plpgsql as $$
        begin perform pg_advisory_xact_lock_shared(tg_argv[0]::bigint); return new; end $$`);
      for (const { table, kind, timing, lock } of points.filter((p) => p.service === name))
        await db.query(
          `create ${atCommit.includes(timing) ? 'constraint ' : ''}trigger fault_point_${lock}
           ${timings[timing](table, kind)} execute function fault_point('${lock}')`,
        );
    });
}

async function killAt(product, point) {
  await inDatabase(product, point.service, async (db) => {
    await db.query('select pg_advisory_lock($1)', [point.lock]);
    product.aim = point.aim;
    const waiting = await arrived(db, point).finally(() => (product.aim = undefined));
    await kill(product, service(point.service));
    if (point.undone)
      for (const pid of waiting) await db.query('select pg_terminate_backend($1, 5000)', [pid]);
    // The lock ends with this connection, and what was not undone commits for a client that is gone.
  });
}

/** Nobody gets past a point while `work` runs. */
export async function whileHeld(product, service, at, work) {
  const { lock } = points.find((p) => p.service === service && p.at === at);
  await inDatabase(product, service, async (db) => {
    await db.query('select pg_advisory_lock($1)', [lock]);
    await work();
  });
}

/** The server processes that wait at the point: somebody got there. */
async function arrived(db, { lock }) {
  const until = Date.now() + comesWithinMs;
  for (;;) {
    const { rows } = await db.query(
      `select pid from pg_locks where locktype = 'advisory' and objid = $1 and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      [lock],
    );
    if (rows.length > 0) return rows.map((r) => r.pid);
    if (Date.now() > until) throw new Error('nobody got there');
    await pause(lookMs);
  }
}

export const pointFaults = points.map((point) => ({
  name: `kill -9 ${point.service}: ${point.at}`,
  run: (product) => killAt(product, point),
}));
