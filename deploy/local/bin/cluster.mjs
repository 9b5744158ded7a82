#!/usr/bin/env node
// `npm run cluster -- up|down|kubectl …|exec …`: a real Kubernetes cluster on this machine, as plain processes.
import { join } from 'node:path';
import { ensureInstalled, node24, root, run } from './lib/prepare.mjs';

await ensureInstalled();
process.exit(await run(node24, [join(root, 'deploy/cluster/run.mjs'), ...process.argv.slice(2)]));
