#!/usr/bin/env node
// `npm run e2e -- [playwright arguments]`: the browser suite alone.
import { ensureBuilt, ensureInstalled, ensureSystem } from './lib/prepare.mjs';
import { e2e, runSuites } from './lib/suites.mjs';

await ensureInstalled();
await ensureSystem(['nats-server', 'chromium']);
await ensureBuilt();
await runSuites([['browser', e2e(process.argv.slice(2))]]);
