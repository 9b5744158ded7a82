import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '#src/db/database';
import { connectTo, testDatabase, type TestDatabase } from '#src/testing/test-database';
import { Metrics } from './metrics.js';
import { type Invariant, reasonOf, runInvariants, sessionOf } from './run-invariants.js';
import { invariantGauges } from './watch-invariants.js';

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  await server.sql('create table book (id int primary key, pages int)');
  await server.sql('insert into book select n, -1 from generate_series(1, 25) n');
  database = await connectTo(server);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

const slow: Invariant = { name: 'slow', sql: 'select 1 from pg_sleep(60)' };
const wrong: Invariant = { name: 'wrong', sql: 'select nothing from book' };
const broken: Invariant = {
  name: 'books have pages',
  sql: 'select id from book where pages < 0 order by id',
};
const kept: Invariant = { name: 'books have numbers', sql: 'select id from book where id is null' };

it('looks at each by itself, and says what it does not know', async () => {
  const found = [];
  for await (const each of runInvariants([slow, wrong, broken, kept], sessionOf(database), 100))
    found.push(each);
  expect(found.map((each) => [each.name, each.broken, each.rows.length])).toEqual([
    ['slow', null, 0],
    ['wrong', null, 0],
    ['books have pages', 25, 20],
    ['books have numbers', 0, 0],
  ]);
  expect(found.slice(0, 2).map(reasonOf)).toEqual([
    'it took too long',
    expect.stringContaining('column "nothing" does not exist'),
  ]);
});

it('shows an unknown one as unknown, never as the 0 it was before', async () => {
  const metrics = new Metrics('test', () => Promise.resolve(0));
  const show = invariantGauges(metrics);
  const at = new Date('2026-11-22T00:00:00Z');
  show({ name: 'x', at, broken: 0, rows: [] });
  show({ name: 'x', at: new Date(at.getTime() + 1_000), broken: null, rows: [] });
  const text = await metrics.registry.metrics();
  expect(text.split('\n').filter((line) => line.startsWith('invariant_'))).toEqual([
    'invariant_broken{invariant="x",service="test"} Nan',
    'invariant_failed{invariant="x",service="test"} 1',
    `invariant_checked_seconds{invariant="x",service="test"} ${at.getTime() / 1000 + 1}`,
  ]);
});
