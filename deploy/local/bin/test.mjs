#!/usr/bin/env node
// `npm test`: every check there is, installing what it needs; the last line is the sum.
import { ensureBuilt, ensureInstalled, ensureSystem } from './lib/prepare.mjs';
import { abuse, e2e, faults, jest, runSuites, staticChecks } from './lib/suites.mjs';

await ensureInstalled();
await ensureSystem(['nats-server', 'chromium']);
await ensureBuilt();
await runSuites([
  ...staticChecks,
  // The fault run mostly waits: beside the others it costs little.
  [
    ['unit, stores, routes, remotes', jest()],
    ['faults', faults],
  ],
  ['abuse', abuse],
  ['browser', e2e()],
]);
