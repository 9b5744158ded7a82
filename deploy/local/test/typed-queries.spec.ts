import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const rule = resolve(import.meta.dirname, '../bin/typed-queries.mjs');
let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'fitfolio-queries-'));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

/** What the rule says of one file. */
function said(text: string, folder = 'services/notes/app/src'): { code: number | null; said: string } {
  mkdirSync(join(tree, folder), { recursive: true });
  writeFileSync(join(tree, folder, 'planted.ts'), text);
  const { status, stderr } = spawnSync(process.execPath, [rule, tree], { encoding: 'utf8' });
  return { code: status, said: stderr };
}

const untyped: readonly (readonly [what: string, text: string, found: string])[] = [
  ['a text query', `await tx.sql('select 1');`, 'a text query'],
  ['a text query taken apart', `const { sql } = this.database;`, 'a text query'],
  ['a text query under another name', `run(({ sql: query }: Tx) => query('select 1'));`, 'a text query'],
  ['the entity manager', `database.em.find(Note, {});`, 'the entity manager'],
  ['the driver', `import { Pool } from 'pg';`, 'the driver'],
  ['rows of no type', 'await sql`select id from note`.execute(db);', 'an untyped query'],
  ['returned rows of no type', 'await sql`delete from note returning id`.execute(db);', 'an untyped query'],
  ['text in a fragment', 'sql.raw(order)', 'text in a query'],
  ['an entity of nobody', `import { defineEntity } from '@mikro-orm/core';`, 'a table that does not say'],
];

it.each(untyped)('refuses %s', (_what, text, found) => {
  const { code, said: line } = said(text);
  expect(code).toBe(1);
  expect(line).toMatch(/^services\/notes\/app\/src\/planted\.ts:1 /);
  expect(line).toContain(found);
});

const typed: readonly (readonly [what: string, text: string])[] = [
  ['rows of a type', 'await sql<{ id: string }>`select id from note`.execute(db);'],
  ['a statement without rows', 'await sql`delete from note`.execute(db);'],
  ['the builder', `await db.selectFrom('note').select('id').execute();`],
];

it.each(typed)('takes %s', (_what, text) => {
  expect(said(text)).toEqual({ code: 0, said: '' });
});

it('leaves migrations their text', () => {
  expect(said(`await tx.sql('select 1');`, 'services/notes/app/src/migrations').code).toBe(0);
});
