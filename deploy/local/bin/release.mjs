#!/usr/bin/env node
// `npm run release -- <remote> [--weight N] [--audience admin]`: builds it, offers it, and lets so many percent of people try it.
// `promote <remote>` gives it to everybody, `undo <remote>` takes back the last thing, `enable` and `disable` switch the remote,
// `status [<remote>]` says who gets what and what was decided before. `--reason TEXT` goes with each of them into the history.
// On this machine (`--data DIR` as for npm start), or with `--cluster [--context NAME] [-n NAMESPACE]` in a cluster, where the
// release must be installed; `--version V` names one that is.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, fail, node24, root, run } from './lib/prepare.mjs';

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(
    'npm run release -- <remote> [--weight N] | promote <remote> | undo <remote> | enable <remote> |',
  );
  console.log('  disable <remote> | status [<remote>]   [--reason TEXT] [--audience admin] [--data DIR]');
  console.log('  [--cluster] [--context NAME] [-n NAMESPACE] [--version V]');
  process.exit(0);
}
const at = args.indexOf('--data');
const dataDir = resolve(root, (at >= 0 ? args[at + 1] : process.env.DATA_DIR) ?? '.data');
const command = (more) =>
  run(node24, [join(root, 'deploy/registry/dist/command/main.js'), ...more, '--data', dataDir]);

await ensureInstalled();
await ensureBuilt(['@fitfolio/registry...']);
const remote = args.find((arg) => arg.startsWith('mfe-'));
const isRelease = !['promote', 'undo', 'enable', 'disable', 'status'].includes(args[0] ?? 'status');
if (isRelease && !args.includes('--version')) {
  if (!remote || !existsSync(join(root, remote, 'package.json')))
    fail(`Which remote? One of the folders mfe-*, not ${remote ?? 'none'}.`, 2);
  // A remote carries the contracts that it was built with.
  const code = await run(node24, [join(root, 'deploy/local/bin/compat.mjs')]);
  if (code !== 0) fail('It would break what is released: see above.');
  const isFirst = !existsSync(join(dataDir, 'releases', remote, 'module.json'));
  // What the site serves now is what everybody goes on getting.
  if (!args.includes('--cluster') && isFirst && existsSync(join(root, remote, 'dist/release.json')))
    await command([remote, '--reason', 'what was built before']);
  await ensureBuilt([`@fitfolio/${remote}...`]);
}
process.exit(await command(args));
