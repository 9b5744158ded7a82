#!/usr/bin/env node
// `npm run -s fit -- …`: the engine's command line. Progress goes to stderr; stdout is the answer only.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, node24, root, run } from './lib/prepare.mjs';

await ensureInstalled(console.error);
const cli = join(root, 'services/analysis/app/dist/cli/fit.js');
await ensureBuilt(
  ['@fitfolio/analysis...'],
  () => existsSync(cli) || console.error('Building the engine (once) …'),
);
// Paths are meant from where the person stands, not from the root that npm changes to.
const from = process.env.INIT_CWD ?? process.cwd();
const [command, ...rest] = process.argv.slice(2);
const value = (i) =>
  ['--lang', '--today', '--line', '--type', '--hours', '--set'].includes(rest[i - 1]) || rest[i].startsWith('-');
const args = command ? [command, ...rest.map((a, i) => (value(i) ? a : resolve(from, a)))] : [];
process.exit(await run(node24, [cli, ...args], { stdio: 'inherit' }));
