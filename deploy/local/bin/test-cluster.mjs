#!/usr/bin/env node
// `npm run test:cluster -- [--no-cluster] [--only PART_OF_A_NAME] [--record-messages]`: the charts, then the whole product on a real cluster.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, node24, root, run } from './lib/prepare.mjs';

await ensureInstalled();
await ensureBuilt();
process.exit(await run(node24, [join(root, 'deploy/cluster/test.mjs'), ...process.argv.slice(2)]));
