#!/usr/bin/env node
// `npm test`: every kind of check, installing what it needs; the last line is the sum. What takes long is a command of its own,
// and here a short seed of it (`docs/decisions/0036-long-suites.md`).
import { ensureBuilt, ensureInstalled, ensureSystem } from './lib/prepare.mjs';
import { abuse, faults, runSuites, shortBrowser, shortJest, staticChecks } from './lib/suites.mjs';

await ensureInstalled();
await ensureSystem(['nats-server', 'chromium']);
await ensureBuilt();
await runSuites([
  staticChecks,
  // The fault run waits for much of its time: beside the others it costs less.
  [
    ['unit, stores, routes, remotes', shortJest],
    ['faults', faults],
  ],
  ['abuse', abuse],
  ['browser', shortBrowser],
]);
