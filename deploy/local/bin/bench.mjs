#!/usr/bin/env node
// `npm run bench:<name>`: each prints a markdown table; bars are stated in it. Never part of the tests.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ensureSystem, fail, node24, root, run } from './lib/prepare.mjs';

const benches = {
  start: 'deploy/local/bench/start.mjs',
  api: 'deploy/local/bench/api.mjs',
  auth: 'deploy/local/bench/auth.mjs',
  web: 'shell/e2e/bench/web.mjs',
  'own-pages': 'shell/e2e/bench/own-pages.mjs',
  lighthouse: 'deploy/local/bench/lighthouse.mjs',
  ledger: 'deploy/local/bench/ledger.mjs',
  messages: 'deploy/local/bench/messages.mjs',
  premium: 'deploy/local/bench/premium.mjs',
  screening: 'shell/e2e/bench/screening.mjs',
  queries: 'deploy/local/bench/queries.mjs',
  engine: 'services/analysis/app/dist/cli/bench-engine.js',
  cv: 'services/analysis/app/dist/cli/bench-cv.js',
  interview: 'services/analysis/app/dist/cli/bench-interview.js',
  'cv-pages': 'services/analysis/app/dist/cli/cv-pages.js',
  'train-resumes': 'services/analysis/app/dist/cli/train-resumes.js',
  'train-posts': 'services/analysis/app/dist/cli/train-posts.js',
  'train-interviews': 'services/analysis/app/dist/cli/train-interviews.js',
};
const [name, ...rest] = process.argv.slice(2);
const file = benches[name];
if (!file) fail(`Unknown bench: ${name}. One of ${Object.keys(benches).join(', ')}.`, 2);
await ensureInstalled(console.error);
await ensureSystem(
  ['cv', 'cv-pages', 'engine', 'interview', 'train-interviews', 'train-posts', 'train-resumes'].includes(name)
    ? []
    : ['web', 'own-pages', 'lighthouse', 'screening'].includes(name)
      ? ['nats-server', 'chromium']
      : ['nats-server'],
  console.error,
);
await ensureBuilt([], console.error);
process.exit(
  await run(node24, ['--disable-warning=ExperimentalWarning', join(root, file), ...rest], {
    stdio: 'inherit',
  }),
);
