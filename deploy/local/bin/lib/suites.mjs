// Every check of the house, each giving { passed, failed, skipped }.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24, root, run } from './prepare.mjs';

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
  ['types', command('turbo', ['run', 'typecheck', '--output-logs=errors-only'])],
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
  ['unused', command('knip', ['--no-progress'])],
  ['generated', command('node', ['deploy/local/bin/generate.mjs', '--check'])],
  ['sample of the landing page', command('node', ['mfe-public/src/home/sample/make-sample.mjs', '--check'])],
];

async function withReport(body) {
  const folder = mkdtempSync(join(tmpdir(), 'fitfolio-report-'));
  const file = join(folder, 'report.json');
  try {
    const code = await body(file);
    const read = () => JSON.parse(readFileSync(file, 'utf8'));
    try {
      return { code, report: read() };
    } catch {
      return { code, report: null };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
    if (!report) return { ...none, failed: 1 };
    const broken =
      report.numRuntimeErrorTestSuites +
      (code !== 0 && report.numFailedTests === 0 && report.numRuntimeErrorTestSuites === 0 ? 1 : 0);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  };

/** Without a database, NATS or a browser. */
export const unit = jest(['--testPathIgnorePatterns', '\\.db\\.spec\\.ts$', '/test/http/', '/node_modules/']);

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
