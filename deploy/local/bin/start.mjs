#!/usr/bin/env node
// `npm start`: begins under whatever Node runs npm (20 or later) and hands over to the house's Node 24.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { watchNpm } from './lib/npm-parent.mjs';
import { checkOptions, readOptions } from './lib/options.mjs';
import { ensureBuilt, ensureInstalled, ensureSystem, environment, node24, root } from './lib/prepare.mjs';

const options = readOptions(process.argv.slice(2));
await checkOptions(options);
await ensureInstalled();
await ensureSystem(['nats-server']);
await ensureBuilt();

// What is edited is built anew; the services start again by themselves (`src/dev-restart.ts`), pages on reload.
const watcher = options.dev
  ? spawn(join(root, 'node_modules/.bin/turbo'), ['watch', 'build', '--output-logs=errors-only'], {
      cwd: root,
      env: environment(),
      stdio: 'inherit',
    })
  : null;

const main = spawn(
  node24,
  ['--enable-source-maps', join(root, 'deploy/local/dist/main.js'), JSON.stringify(options)],
  {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  },
);
const stop = () => main.connected && main.send('stop');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
watchNpm(stop);
main.once('exit', (code) => {
  watcher?.kill();
  process.exit(code ?? 1);
});
