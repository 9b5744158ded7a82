#!/usr/bin/env node
// `npm run test:browser -- [playwright arguments]`: the whole browser suite.
import { ensureBuilt, ensureInstalled, ensureSystem } from './lib/prepare.mjs';
import { browser, runSuites } from './lib/suites.mjs';

await ensureInstalled();
await ensureSystem(['nats-server', 'chromium']);
await ensureBuilt();
await runSuites([['browser', browser(...process.argv.slice(2))]]);
