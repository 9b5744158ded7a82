import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

const rule = resolve(import.meta.dirname, '../bin/typed-queries.mjs');
/** What the rule says of these files, each by its number. */
function said(
  texts: readonly string[],
  folder = 'services/notes/app/src',
): { code: number | null; said: string } {
  const tree = mkdtempSync(join(tmpdir(), 'fitfolio-queries-'));
  mkdirSync(join(tree, folder), { recursive: true });
  for (const [no, text] of texts.entries()) writeFileSync(join(tree, folder, `planted-${no}.ts`), text);
  const { status, stderr } = spawnSync(process.execPath, [rule, tree], { encoding: 'utf8' });
  rmSync(tree, { recursive: true, force: true });
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

describe('what is not typed', () => {
  let code: number | null;
  let lines: string[];
  beforeAll(() => {
    const all = said(untyped.map(([, text]) => text));
    ({ code } = all);
    lines = all.said.trim().split('\n');
  });

  it.each(untyped.map(([what, , found], no) => [what, found, no] as const))(
    'refuses %s',
    (_what, found, no) => {
      expect(code).toBe(1);
      const its = lines.filter((line) => line.startsWith(`services/notes/app/src/planted-${no}.ts:1 `));
      expect(its.join('\n')).toContain(found);
    },
  );
});

/** Rows of a type, a statement without rows, and the builder. */
const typed = [
  'await sql<{ id: string }>`select id from note`.execute(db);',
  'await sql`delete from note`.execute(db);',
  `await db.selectFrom('note').select('id').execute();`,
];

it('takes what is typed', () => {
  expect(said(typed)).toEqual({ code: 0, said: '' });
});

it('leaves migrations their text', () => {
  expect(said([`await tx.sql('select 1');`], 'services/notes/app/src/migrations').code).toBe(0);
});
