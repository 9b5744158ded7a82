import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '#src/db/database';
import { RateLimiter } from '#src/limit/rate-limiter';
import { inboxKeepDays } from '#src/messaging/inbox';
import { outboxKeepDays } from '#src/messaging/outbox-rows';
import { streamAgeDays } from '#src/messaging/stream';
import { connectTo, testDatabase, type TestDatabase } from '#src/testing/test-database';
import { tidy } from './housekeeping.js';

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  database = await connectTo(server);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

/** For each table: a row of each age in days, of which those below `kept` stay. */
const tables = [
  { table: 'inbox', kept: 60, insert: `insert into inbox (consumer, key, handled_at) values ('c', $1, $2)` },
  {
    table: 'dead_letter',
    kept: 90,
    insert: `insert into dead_letter (consumer, key, subject, payload, attempts, error, died_at)
      values ('c', $1, 's', '', 5, 'e', $2)`,
  },
  {
    table: 'idempotency',
    kept: 30,
    insert: `insert into idempotency (scope, key, request_hash, reply, kept_at) values ('s', $1, 'h', '{}', $2)`,
  },
  {
    table: 'outbox',
    kept: 7,
    insert: `insert into outbox (subject, payload, request_id, sent_at) values ('s', '{}', $1, $2)`,
  },
] as const;
const dayMs = 86_400_000;

it.each(tables)('forgets what is old in $table, and keeps the rest', async ({ table, kept, insert }) => {
  const key = table === 'outbox' ? 'request_id' : 'key';
  const ages = [0, kept - 1, kept + 1, kept * 10];
  for (const age of ages) await server.sql(insert, [`${age}`, new Date(Date.now() - age * dayMs)]);
  await tidy(database, new RateLimiter(database));
  const left = await server.sql(`select ${key} as age from ${table} order by ${key}::int`);
  expect(left).toEqual([{ age: '0' }, { age: `${kept - 1}` }]);
});

it('forgets more rows than one statement deletes', async () => {
  await server.sql(`insert into inbox (consumer, key, handled_at)
    select 'many', n::text, now() - interval '61 days' from generate_series(1, 12000) n`);
  await tidy(database, new RateLimiter(database));
  expect(await server.sql(`select 1 from inbox where consumer = 'many'`)).toEqual([]);
});

it('keeps facts that were never sent, whatever their age', async () => {
  await server.sql(
    `insert into outbox (subject, payload, created_at) values ('waits', '{}', now() - interval '1 year')`,
  );
  await tidy(database, new RateLimiter(database));
  expect(await server.sql(`select subject from outbox where sent_at is null`)).toEqual([
    { subject: 'waits' },
  ]);
});

it('remembers what was handled for longer than a message can come again', () => {
  expect(inboxKeepDays).toBeGreaterThan(outboxKeepDays + streamAgeDays);
});
