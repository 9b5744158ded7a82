#!/usr/bin/env node
// `npm run check`: format, lint, types, boundaries, unused code, generated files, unit tests.
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { runSuites, staticChecks, unit } from './lib/suites.mjs';

await ensureInstalled();
await ensureBuilt(['@fitfolio/analysis...']);
await runSuites([staticChecks, ['unit', unit]]);
