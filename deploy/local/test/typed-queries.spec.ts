import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../../..');

/** Apps whose queries are still text; whoever converts one takes it out (docs/decisions/0018). */
const notYetTyped = ['auth', 'credits', 'payments'];

/** The typed wrappers of what is text by decision: the outbox, the deprecated doors until the list above is empty. */
const wrappers = new Set([
  'services/kit/src/db/database.ts',
  'services/kit/src/db/define-table.ts',
  'services/kit/src/db/list.ts',
  'services/kit/src/db/migrate.ts',
  'services/kit/src/db/pool.ts',
  'services/kit/src/db/save-row-text.ts',
  'services/kit/src/health/health.ts',
  'services/kit/src/messaging/outbox-listener.ts',
  'services/kit/src/messaging/outbox-rows.ts',
  'services/kit/src/messaging/outbox.ts',
  'services/kit/src/messaging/relay.ts',
  'services/kit/src/messaging/sweeper.ts',
  'services/kit/src/metrics/watch-invariants.ts',
  'services/kit/src/boot/housekeeping.ts',
  'services/kit/src/boot/start-service.ts',
]);

const help = 'use the typed `db` (docs/decisions/0018)';
const doors = new Map([
  ['sql', `a text query: ${help}`],
  ['em', `the entity manager: ${help}`],
  ['executeQuery', `a compiled query: ${help}`],
  ['getKysely', `a builder beside the kit's: ${help}`],
]);

const isSqlTag = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql';

/** What is said of one place, or nothing. */
function complaint(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const from = node.moduleSpecifier.text;
    if (from === 'pg' && node.importClause?.isTypeOnly !== true) return `the driver: ${help}`;
    if (from.endsWith('/db/sql') || from === './sql.js') return `the type of text queries: ${help}`;
  }
  if (ts.isImportSpecifier(node) && node.name.text === 'defineEntity')
    return 'a table that does not say whose its rows are: use defineTable of service-kit/db/define-table';
  if (ts.isPropertyAccessExpression(node)) {
    if (ts.isIdentifier(node.expression) && node.expression.text === 'sql' && node.name.text === 'raw')
      return `text in a query: use sql.ref, sql.table or a parameter`;
    if (isSqlTag(node.expression) && node.name.text === 'execute' && !node.expression.typeArguments)
      return resultless(node.expression) ? undefined : 'an untyped query: write sql<Row>`…`';
    return doors.get(node.name.text);
  }
  if (ts.isBindingElement(node)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) ? doors.get(name.text) : undefined;
  }
  return undefined;
}

/** A statement that gives no rows has no type to tell. */
function resultless(tagged: ts.TaggedTemplateExpression): boolean {
  const text = tagged.template.getText();
  return !/^`\s*(?:select|with)\b/i.test(text) && !/\breturning\b/i.test(text);
}

function findings(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const said = complaint(node);
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (said !== undefined) found.push(`${path}:${line} ${said}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isChecked = (path: string): boolean =>
  !wrappers.has(path) &&
  !/\.spec\.ts$|\/migrations\/|\.migration\.ts$|\/testing\/|\/embedded\/|\/cli\//.test(path) &&
  !notYetTyped.some((app) => path.startsWith(`services/${app}/`));

it('holds for every service', () => {
  const paths = globSync(['services/kit/src/**/*.ts', 'services/*/app/src/**/*.ts'], { cwd: root });
  expect(paths.length).toBeGreaterThan(200);
  const checked = paths.filter(isChecked);
  expect(checked.flatMap((path) => findings(path, readFileSync(resolve(root, path), 'utf8')))).toEqual([]);
});

it('names only wrappers that are there, and need to be named', () => {
  const idle = [...wrappers].filter(
    (path) => findings(path, readFileSync(resolve(root, path), 'utf8')).length === 0,
  );
  expect(idle).toEqual([]);
});

const planted: readonly (readonly [what: string, text: string, found: string | null])[] = [
  ['a text query', `await tx.sql('select 1');`, 'a text query'],
  ['a text query taken apart', `const { sql } = this.database;`, 'a text query'],
  ['a text query under another name', `run(({ sql: query }: Tx) => query('select 1'));`, 'a text query'],
  ['the entity manager', `database.em.find(Note, {});`, 'the entity manager'],
  ['the driver', `import { Pool } from 'pg';`, 'the driver'],
  ['rows of no type', 'await sql`select id from note`.execute(db);', 'an untyped query'],
  ['text in a fragment', 'sql.raw(order)', 'text in a query'],
  [
    'an entity without a person',
    `import { defineEntity } from '@mikro-orm/core';`,
    'a table that does not say',
  ],
  ['rows of a type', 'await sql<{ id: string }>`select id from note`.execute(db);', null],
  ['a statement without rows', 'await sql`delete from note`.execute(db);', null],
  ['the builder', `await db.selectFrom('note').select('id').execute();`, null],
];

it.each(planted)('says so of %s', (_what, text, found) => {
  const said = findings('services/notes/app/src/planted.ts', text);
  if (found === null) expect(said).toEqual([]);
  else expect(said).toEqual([expect.stringContaining(`services/notes/app/src/planted.ts:1 ${found}`)]);
});
