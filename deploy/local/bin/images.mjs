#!/usr/bin/env node
// `npm run images -- [NAME…] [--trial]`: container images as files, without a registry and without a container engine.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, node24, root, run } from './lib/prepare.mjs';

await ensureInstalled();
await ensureBuilt();
process.exit(await run(node24, [join(root, 'deploy/images/build.mjs'), ...process.argv.slice(2)]));
