#!/usr/bin/env node
// `npm run test:long`: the suites that take whole corpora or hundreds of drawn cases; `npm test` runs a short seed of each.
import { ensureBuilt, ensureInstalled, ensureSystem } from './lib/prepare.mjs';
import { longJest, runSuites } from './lib/suites.mjs';

await ensureInstalled();
await ensureSystem(['nats-server']);
await ensureBuilt();
await runSuites([['long suites', longJest]]);
