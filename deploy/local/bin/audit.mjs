#!/usr/bin/env node
// `npm run audit -- [--data DIR]`: the invariants of tokens, money and analyses on the running product; exit 1 and the
// rows when one does not hold.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, fail, node24, root, run } from './lib/prepare.mjs';

const at = process.argv.indexOf('--data');
const dataDir = resolve(root, (at > 0 ? process.argv[at + 1] : process.env.DATA_DIR) ?? '.data');

if (!process.versions.node.startsWith('24.')) {
  await ensureInstalled();
  await ensureBuilt(['./services/**']);
  process.exit(
    await run(node24, [import.meta.filename ?? new URL(import.meta.url).pathname, '--data', dataDir]),
  );
}
if (!existsSync(join(dataDir, 'run.json')))
  fail(`Nothing runs on ${dataDir}: npm start first, or name another with --data.`, 2);
const { audit, databasesOf } = await import('./lib/audit.mjs');
const broken = await audit(databasesOf(dataDir)).catch((error) =>
  fail(`The databases cannot be asked: ${error.message}`, 2),
);
for (const { service, name, rows } of broken) {
  console.log(`✗ ${service}: ${name}`);
  for (const row of rows) console.log(`    ${JSON.stringify(row)}`);
}
if (broken.length === 0) console.log('✓ every invariant holds');
process.exit(broken.length > 0 ? 1 : 0);
