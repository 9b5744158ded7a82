#!/usr/bin/env node
// `npm run test:abuse`: the product with strangers who hold what they can, and how fast honest people are answered meanwhile.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ensureSystem, node24, root, run } from './lib/prepare.mjs';

await ensureInstalled();
await ensureSystem(['nats-server']);
await ensureBuilt();
process.exit(await run(node24, [join(root, 'deploy/local/abuse/run.mjs')]));
