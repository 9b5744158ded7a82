// A package's own `unit` script: its tests that need no server, from the package's folder. Turbo keeps the report, so that
// a package whose files and dependencies are as before is not run again.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { node24, root, run } from './lib/prepare.mjs';
import { unitReport, withServers } from './lib/unit-tests.mjs';

const folder = process.cwd();
const report = join(folder, unitReport);
mkdirSync(join(report, '..'), { recursive: true });
const args = [
  join(root, 'node_modules/jest/bin/jest.js'),
  '--config',
  join(root, 'jest.config.mjs'),
  '--rootDir',
  root,
  '--json',
  `--outputFile=${report}`,
  '--maxWorkers=2',
  '--passWithNoTests',
  '--testPathPatterns',
  `^${folder}/`,
  '--testPathIgnorePatterns',
  ...withServers,
];
const env = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };
process.exit(await run(node24, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }));
