import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { p } from '@mikro-orm/core';
import type { Database } from '#src/db/database';
import { defineTable, internal, own, secret } from '#src/db/define-table';
import { connectTo, testDatabase, type TestDatabase } from '#src/testing/test-database';
import { exportAs, type OwnFile, PersonalTables, textFile } from './own-data.js';
import { PersonEntity } from './person.entity.js';

const DiaryEntity = defineTable('diary', {
  person: { by: 'ownerId', order: 'madeAt', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    ownerId: internal(p.uuid()),
    title: own(p.text()),
    lockHash: secret(p.text().nullable()),
    madeAt: internal(p.datetime()),
  },
});
const PageEntity = defineTable('page', {
  person: { by: 'diaryId', through: DiaryEntity, leaves: 'delete' },
  columns: {
    diaryId: internal(p.uuid().primary()),
    number: own(p.integer().primary()),
    lines: own(p.json<string[]>()),
  },
});
const ReceiptEntity = defineTable('receipt', {
  person: { by: 'userId', leaves: { keep: 'Books are kept for ten years.' } },
  columns: { id: own(p.uuid().primary()), userId: internal(p.uuid()), amount: own(p.integer()) },
});
const PriceEntity = defineTable('price', {
  person: { none: 'Prices.' },
  columns: { code: p.text().primary() },
});
const tables = [PersonEntity, PriceEntity, DiaryEntity, PageEntity, ReceiptEntity] as const;

const [lan, binh] = [randomUUID(), randomUUID()];
const [first, second] = [randomUUID(), randomUUID()];
let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  for (const statement of [
    `create table person (user_id uuid primary key, email text, name text, named_at timestamptz,
       has_left boolean not null default false)`,
    `create table diary (id uuid primary key, owner_id uuid, title text, lock_hash text, made_at timestamptz)`,
    `create table page (diary_id uuid references diary, number int, lines jsonb, primary key (diary_id, number))`,
    `create table receipt (id uuid primary key, user_id uuid, amount int)`,
    `insert into person values ('${lan}', 'lan@example.com', 'Lan', now()), ('${binh}', 'binh@example.com', 'Bình', now())`,
    `insert into diary values ('${first}', '${lan}', 'First', 'h', '2026-01-01T00:00:00.000001Z'),
       ('${second}', '${lan}', 'Second', 'h', '2026-01-01T00:00:00.000002Z'),
       ('${randomUUID()}', '${binh}', 'Other', 'h', '2025-01-01')`,
    `insert into page select id, n, '["a_b"]' from diary, generate_series(1, 2) n`,
    `insert into receipt values ('${randomUUID()}', '${lan}', 5)`,
  ])
    await server.sql(statement);
  database = await connectTo(server);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

async function everything(personal: PersonalTables, userId: string): Promise<OwnFile[][]> {
  const pages: OwnFile[][] = [];
  for (let cursor: string | null = null; ;) {
    const page: { files: OwnFile[]; next: string | null } = await personal.exportPage(database.db, {
      userId,
      cursor,
    });
    pages.push(page.files);
    cursor = page.next;
    if (cursor === null) return pages;
  }
}
const named = (pages: OwnFile[][]) => pages.map((files) => files.map(({ name }) => name));
const text = (pages: OwnFile[][]) => pages.flat().map(({ content }) => content.text);

it('exports own columns of every table of the person, and no other column', async () => {
  const pages = await everything(new PersonalTables(tables), lan);
  expect(named(pages)).toEqual([['person.json'], ['diary.json'], ['page.json'], ['receipt.json']]);
  const [person, diaries, written] = text(pages).map((each) => JSON.parse(each) as object[]);
  expect(person).toEqual([{ email: 'lan@example.com', name: 'Lan' }]);
  expect(diaries).toEqual([
    { id: first, title: 'First' },
    { id: second, title: 'Second' },
  ]);
  expect(written).toHaveLength(4);
  expect(written?.[0]).toEqual({ number: 1, lines: ['a_b'] });
  expect(text(pages).join()).not.toMatch(/lockHash|ownerId|Other/);
});

it('gives a table a form of its own, page by page, with the rows that hang on it', async () => {
  const layout = exportAs(DiaryEntity, {
    rowsMax: 1,
    attach: { pages: PageEntity },
    toFiles: ({ title, pages }) => [textFile(title, pages.map(({ number }) => number).join())],
  });
  const pages = await everything(new PersonalTables(tables, [layout]), lan);
  expect(named(pages)).toEqual([['person.json'], ['First'], ['Second'], ['receipt.json']]);
  expect(text(pages).slice(1, 3)).toEqual(['1,2', '1,2']);
  expect(await everything(new PersonalTables(tables, [layout]), randomUUID())).toEqual([[]]);
});

it('ends each table as it says, and nobody else’s rows', async () => {
  await new PersonalTables(tables).forget(database.db, lan);
  expect(await server.sql('select title from diary')).toEqual([{ title: 'Other' }]);
  expect(await server.sql('select count(*)::int as n from page')).toEqual([{ n: 2 }]);
  expect(await server.sql('select amount from receipt')).toEqual([{ amount: 5 }]);
  expect(await server.sql('select user_id, email, name, has_left from person order by has_left')).toEqual([
    { user_id: binh, email: 'binh@example.com', name: 'Bình', has_left: false },
    { user_id: lan, email: null, name: null, has_left: true },
  ]);
});
