// Every check of the house, each giving { passed, failed, skipped }.
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24, root, run } from './prepare.mjs';
import { unitReport } from './unit-tests.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const none = { passed: 0, failed: 0, skipped: 0 };
const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/**
 * Runs suites one after the other, those in a list of their own at once; prints the sum as the last line, exits 1 when
 * anything failed.
 */
export async function runSuites(suites) {
  const results = [];
  for (const group of suites)
    results.push(...(await Promise.all((Array.isArray(group[0]) ? group : [group]).map(runSuite))));
  const sum = results.reduce(add, none);
  console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  process.exit(sum.failed ? 1 : 0);
}

async function runSuite([name, suite]) {
  const since = Date.now();
  const result = await suite();
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(
    `${result.failed ? '✗' : '✓'} ${name}: ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped (${seconds} s)`,
  );
  return result;
}

const command = (name, args) => async () => {
  const code = await run(bin(name), args, { quiet: true });
  return { ...none, [code === 0 ? 'passed' : 'failed']: 1 };
};

/** What can be told without running the product. */
export const staticChecks = [
  ['format', command('prettier', ['--check', '--log-level=warn', '.'])],
  ['lint', command('oxlint', ['--quiet'])],
  [
    ['types of services', command('tsc', ['-p', 'deploy/local/types/node.json'])],
    ['types of front ends', command('tsc', ['-p', 'deploy/local/types/web.json'])],
    ['types of browser tests', command('tsc', ['-p', 'shell/e2e'])],
  ],
  [
    'boundaries',
    command('depcruise', [
      '--config',
      '.dependency-cruiser.cjs',
      'services',
      'deploy',
      'shell',
      'mfe-public',
      'mfe-analysis',
      'mfe-account',
      'mfe-admin',
    ]),
  ],
  ['typed queries', command('node', ['deploy/local/bin/typed-queries.mjs'])],
  ['unused', command('knip', ['--no-progress'])],
  ['generated', command('node', ['deploy/local/bin/generate.mjs', '--check'])],
  ['sample of the landing page', command('node', ['mfe-public/src/home/sample/make-sample.mjs', '--check'])],
];

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

async function withReport(body) {
  const folder = mkdtempSync(join(tmpdir(), 'fitfolio-report-'));
  const file = join(folder, 'report.json');
  try {
    const code = await body(file);
    return { code, report: readReport(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The sum of a jest report; a run that ended without one, or badly without a failed test, is one failure. */
function sumOf(report, code = report?.success ? 0 : 1) {
  if (!report) return { ...none, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Jest over the house; `args` narrow it. */
export const jest =
  (args = []) =>
  async () => {
    const { code, report } = await withReport((file) =>
      run(
        node24,
        [
          join(root, 'node_modules/jest/bin/jest.js'),
          '--json',
          `--outputFile=${file}`,
          '--maxWorkers=2',
          ...args,
        ],
        {
          env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      ),
    );
    return sumOf(report, code);
  };

/** Unit tests of every package, anew where the package or what it depends on has changed. */
export async function unit() {
  const scope = join(root, 'node_modules/@fitfolio');
  const packages = readdirSync(scope)
    .map((name) => realpathSync(join(scope, name)))
    .filter(hasUnitTests);
  for (const folder of packages) rmSync(join(folder, unitReport), { force: true });
  const args = [
    'run',
    'unit',
    '--concurrency=2',
    '--continue',
    '--output-logs=errors-only',
    '--log-order=grouped',
  ];
  await run(bin('turbo'), args, { quiet: true });
  return packages.map((folder) => sumOf(readReport(join(folder, unitReport)))).reduce(add, none);
}

const hasUnitTests = (folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts?.unit !== undefined;

/** One seed of the fault plan, every fault but the long ones. Processes are found in /proc. */
export const faults =
  process.platform === 'linux'
    ? command('node', ['deploy/local/faults/run.mjs', '--seed', '1', '--minutes', '3'])
    : async () => ({ ...none, skipped: 1 });

/** Playwright in Chromium against the production build behind the edge. */
export const e2e =
  (args = []) =>
  async () => {
    const { code, report } = await withReport((file) =>
      run(bin('playwright'), ['test', '--reporter=line,json', ...args], {
        cwd: join(root, 'shell/e2e'),
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    );
    if (!report) return { ...none, failed: 1 };
    const { expected, unexpected, flaky, skipped } = report.stats;
    return {
      passed: expected,
      failed: unexpected + flaky + (code !== 0 && !unexpected && !flaky ? 1 : 0),
      skipped,
    };
  };
