import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { p } from '@mikro-orm/core';
import { connectTo, testDatabase, type TestDatabase } from '#src/testing/test-database';
import { batches } from './batches.js';
import type { Database } from './database.js';
import { defineTable } from './define-table.js';
import { dbOf } from './tables.js';

const LineEntity = defineTable('line', {
  person: { none: 'Numbers.' },
  columns: { id: p.integer().primary(), madeAt: p.datetime() },
});
const db = dbOf<[typeof LineEntity]>();
const lines = 2_500;

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  await server.sql('create table line (id int primary key, made_at timestamptz not null)');
  // Ten lines of each microsecond.
  await server.sql(
    `insert into line select n, '2026-01-01'::timestamptz + (n / 10) * interval '1 microsecond'
     from generate_series(1, $1::int) n`,
    [lines],
  );
  database = await connectTo(server);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

async function read<T>(reader: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of reader) found.push(each);
  return found;
}
const all = () => db(database).selectFrom('line as l').select('l.id');
const numbers = Array.from({ length: lines }, (_, n) => n + 1);

it('reads every row once, in order, whatever rows share a time', async () => {
  const found = await read(batches(all(), { by: ['l.madeAt', 'l.id'] }));
  expect(found.map((rows) => rows.length)).toEqual([1_000, 1_000, 500]);
  expect(found.flat().map(({ id }) => id)).toEqual(numbers);
});

it('reads backwards, and keeps the conditions of the select', async () => {
  const even = all().where('l.id', '<=', 1_500);
  const found = await read(batches(even, { by: ['l.madeAt', 'l.id'], descending: true }));
  expect(found.flat().map(({ id }) => id)).toEqual(numbers.slice(0, 1_500).reverse());
});

it('holds no connection between two batches', async () => {
  // More than the pool has.
  const readers = Array.from({ length: 50 }, () => batches(all(), { by: ['l.id'] }));
  for (const reader of readers) await reader.next();
  for (const reader of readers) expect((await reader.next()).value?.[0]).toMatchObject({ id: 1_001 });
});
