#!/usr/bin/env node
// `npm run test:faults -- [--seed N] [--minutes M] [--only part-of-a-name]`: the product under faults, then its books against the client’s own.
import { ensureBuilt, ensureInstalled, ensureSystem, node24, root, run } from './lib/prepare.mjs';
import { join } from 'node:path';

await ensureInstalled();
await ensureSystem(['nats-server']);
await ensureBuilt();
process.exit(await run(node24, [join(root, 'deploy/local/faults/run.mjs'), ...process.argv.slice(2)]));
