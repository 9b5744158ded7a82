#!/usr/bin/env node
// `npm run check`: format, lint, types, boundaries, unused code, generated files, unit tests.
import { ensureInstalled } from './lib/prepare.mjs';
import { runSuites, staticChecks, unit } from './lib/suites.mjs';

await ensureInstalled();
await runSuites([...staticChecks, ['unit', unit]]);
