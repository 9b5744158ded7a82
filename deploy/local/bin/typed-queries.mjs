// Every query of a service is typed (docs/decisions/0018): says where one is not. `typed-queries.mjs [root]`
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

/** The typed wrappers of what is text by decision. */
const wrappers = new Set(
  [
    'boot/housekeeping',
    'boot/run-service',
    'db/database',
    'db/define-table',
    'db/grant-runtime',
    'db/migrate',
    'db/pool',
    'health/health',
    'messaging/outbox',
    'messaging/outbox-listener',
    'messaging/outbox-rows',
    'messaging/relay',
    'messaging/sweeper',
    'metrics/run-invariants',
  ].map((name) => `services/kit/src/${name}.ts`),
);

const help = 'use the typed `db` (docs/decisions/0018)';
const doors = new Map([
  ['sql', `a text query: ${help}`],
  ['em', `the entity manager: ${help}`],
  ['executeQuery', `a compiled query: ${help}`],
  ['getKysely', `a builder beside the kit's: ${help}`],
]);

/** What is said of one place, or nothing. */
function complaint(node) {
  if (ts.isImportDeclaration(node)) {
    const from = node.moduleSpecifier.text;
    if (from === 'pg' && !node.importClause?.isTypeOnly) return `the driver: ${help}`;
    if (from.endsWith('/db/sql') || from === './sql.js') return `the type of text queries: ${help}`;
  }
  if (ts.isImportSpecifier(node) && node.name.text === 'defineEntity')
    return 'a table that does not say whose its rows are: use defineTable of service-kit/db/define-table';
  if (ts.isPropertyAccessExpression(node)) {
    const { expression: object, name } = node;
    if (ts.isIdentifier(object) && object.text === 'sql' && name.text === 'raw')
      return 'text in a query: use sql.ref, sql.table or a parameter';
    if (name.text === 'execute' && isSqlTag(object) && !object.typeArguments && givesRows(object))
      return 'an untyped query: write sql<Row>`…`';
    return doors.get(name.text);
  }
  if (ts.isBindingElement(node)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) ? doors.get(name.text) : undefined;
  }
  return undefined;
}

const isSqlTag = (node) =>
  ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql';

const givesRows = ({ template }) => /^`\s*(?:select|with)\b|\breturning\b/i.test(template.getText());

function findingsOf(root, path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found = [];
  const visit = (node) => {
    const said = complaint(node);
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (said !== undefined) found.push(`${path}:${line + 1} ${said}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isChecked = (path) =>
  !/\.spec\.ts$|\/migrations\/|\.migration\.ts$|\/testing\/|\/embedded\/|\/cli\//.test(path);

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../../..'));
const paths = globSync(['services/kit/src/**/*.ts', 'services/*/app/src/**/*.ts'], { cwd: root });
const findings = paths.filter(isChecked).flatMap((path) => {
  const found = findingsOf(root, path);
  if (!wrappers.has(path)) return found;
  return found.length > 0
    ? []
    : [`${path} is named as a wrapper and has no text query: take it off the list`];
});
for (const finding of findings) process.stderr.write(`${finding}\n`);
process.exitCode = findings.length > 0 || paths.length === 0 ? 1 : 0;
