// Tests of mends: without a mend its test must fail, with it pass. Works in this tree, where no other change may lie; each
// file is put back before the next finding, also after Ctrl-C.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, node24, root } from '../bin/lib/prepare.mjs';
import { findings } from './findings.mjs';
import { without } from './without.mjs';

const text = (file) => readFileSync(join(root, file), 'utf8');
const put = (file, content) => writeFileSync(join(root, file), content);
const bin = (name) => join(root, 'node_modules/.bin', name);

function quiet(program, args, env = {}, cwd = root) {
  return spawnSync(program, args, {
    cwd,
    env: { ...environment(), ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** `failed` counts tests that failed by what they assert or ran into, not suites that could not be loaded. */
function runTest({ test, name }) {
  const folder = mkdtempSync(join(tmpdir(), 'fitfolio-mends-'));
  const report = join(folder, 'report.json');
  try {
    if (test.endsWith('.e2e.ts')) {
      const args = ['test', '--reporter=json', test.split('/').pop()];
      const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
      quiet(bin('playwright'), name ? [...args, '-g', name] : args, env, join(root, 'shell/e2e'));
      const { expected, unexpected } = JSON.parse(readFileSync(report, 'utf8')).stats;
      return { passed: expected, failed: unexpected };
    }
    const args = [
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${report}`,
      '--runTestsByPath',
      test,
    ];
    quiet(node24, name ? [...args, '-t', name] : args, {
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    });
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function build(packages) {
  if (packages.length === 0) return;
  const { status, stdout } = quiet(bin('turbo'), [
    'run',
    'build',
    '--output-logs=errors-only',
    ...packages.map((name) => `--filter=${name}`),
  ]);
  if (status !== 0) throw new Error(stdout);
}

const kept = new Map();

function takeBack(mends) {
  for (const mend of mends) {
    if (!kept.has(mend.file)) kept.set(mend.file, text(mend.file));
    put(mend.file, without(text(mend.file), mend));
  }
}

function putBack() {
  for (const [file, content] of kept) put(file, content);
  kept.clear();
}

/** One line on what a finding's tests say, and whether it is as it must be. */
function check({ id, mends, builds = [], tests }) {
  const lines = [];
  try {
    takeBack(mends);
    build(builds);
    const undone = tests.map(runTest);
    putBack();
    build(builds);
    const mended = tests.map(runTest);
    tests.forEach(({ test }, n) => {
      const good = undone[n].failed > 0 && mended[n].failed === 0 && mended[n].passed > 0;
      const said = `without ${undone[n].failed} failed, with ${mended[n].passed} passed, ${mended[n].failed} failed`;
      lines.push({ good, line: `${good ? '✓' : '✗'} ${id} ${test}: ${said}` });
    });
  } finally {
    putBack();
  }
  return lines;
}

const changed = quiet('git', [
  'status',
  '--porcelain',
  '--',
  ...new Set(findings.flatMap(({ mends }) => mends.map(({ file }) => file))),
]).stdout;
if (changed) {
  console.error(`These files have changes that are not committed:\n${changed}`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    putBack();
    process.exit(130);
  });

const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !findings.some((finding) => finding.id === id));
if (unknown.length > 0) {
  console.error(`No such finding: ${unknown.join(', ')}`);
  process.exit(2);
}
let passed = 0;
let failed = 0;
for (const finding of findings.filter(({ id }) => asked.length === 0 || asked.includes(id)))
  for (const { good, line } of check(finding)) {
    console.log(line);
    if (good) passed += 1;
    else failed += 1;
  }
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
