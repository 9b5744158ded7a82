#!/usr/bin/env node
// `npm run test:mends -- [finding …]`: takes back what cured each finding of the security review and expects its test to fail.
import { ensureBuilt, ensureInstalled, ensureSystem, node24, run } from './lib/prepare.mjs';

await ensureInstalled();
await ensureSystem(['nats-server', 'chromium']);
await ensureBuilt();
process.exit(await run(node24, ['deploy/local/mends/run.mjs', ...process.argv.slice(2)]));
