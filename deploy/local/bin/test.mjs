#!/usr/bin/env node
// `npm test`: every check there is, installing what it needs; the last line is the sum.
import { ensureBuilt, ensureInstalled, ensureSystem } from './lib/prepare.mjs';
import { e2e, faults, jest, runSuites, staticChecks } from './lib/suites.mjs';

await ensureInstalled();
await ensureSystem(['nats-server', 'chromium']);
await ensureBuilt();
await runSuites([
  ...staticChecks,
  ['unit, stores, routes, remotes', jest()],
  ['browser', e2e()],
  ['faults', faults],
]);
