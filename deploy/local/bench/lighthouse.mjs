// What Lighthouse says of the pages where people arrive, as a phone on a slow network, median of three. `--runs N`;
// a path in the arguments measures that page alone. Lighthouse comes from its package registry into a folder of its own;
// where it cannot, this says so and ends well.
import { spawn } from 'node:child_process';
import { node24 } from '../bin/lib/prepare.mjs';
import { testTool } from '../bin/lib/test-tool.mjs';
import { percentile, startProduct } from './lib.mjs';

const version = '13.5.0';
const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const pages = ['/', '/pricing', '/free-analysis'];

const given = process.argv.slice(2);
const named = given.filter((argument) => argument.startsWith('/'));
const runs = Number(given[given.indexOf('--runs') + 1] ?? 3) || 3;

const lighthouse = testTool('lighthouse', version, {
  program: 'node_modules/lighthouse/cli/index.js',
  install: (folder) => [
    ['npm', 'install', '--no-audit', '--no-fund', '--prefix', folder, `lighthouse@${version}`],
  ],
});
if (lighthouse === null) {
  console.log('SKIPPED: Lighthouse could not be installed here (it needs its package registry).');
  process.exit(0);
}

/**
 * What a middle phone (a Pixel 5) reaches on Lighthouse's index of processors; Chrome's developer tools slow a machine down to
 * it. Lighthouse alone slows every machine four times, whatever it is: one of 4000 is this phone then.
 */
const phoneIndex = 1000;
const usualSlowdown = 4;
const triesMax = 3;
const slowdownOf = (index) => Math.min(usualSlowdown, Math.max(1, index / phoneIndex));

/** One visit with an empty cache by a processor that is `slowdown` times slower: the report, parsed. */
async function visit(url, slowdown, tries = triesMax) {
  const args = [
    lighthouse,
    url,
    '--quiet',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    '--output=json',
    `--only-categories=${Object.keys(bars).join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
  ];
  const env = { ...process.env, CHROME_PATH: '/usr/bin/chromium', NODE_OPTIONS: '' };
  const child = spawn(node24, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  const code = await new Promise((ended) => child.once('close', ended));
  const report = code === 0 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : null;
  if (report !== null && !report.runtimeError) return report;
  // Now and then it loses the record of its browser, and asks to be run again.
  if (tries > 1) return visit(url, slowdown, tries - 1);
  throw new Error(`Lighthouse failed: ${report?.runtimeError?.message ?? `exit code ${code}`}`);
}

/** What costs points in a report, by category. */
function findings({ categories, audits }) {
  return Object.keys(bars).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => `${name}: ${audits[id].title} ${audits[id].displayValue ?? ''}`.trim()),
  );
}

const measured = ['LCP', 'TBT', 'CLS', 'CPU', 'slower by', `performance, TBT at ${usualSlowdown}`];
const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', ...measured, 'met'];
const table = [head, head.map(() => '---')];
const found = new Set();
const product = await startProduct();
let allMet = true;
try {
  for (const page of pages.filter((path) => named.length === 0 || named.includes(path))) {
    const reports = [];
    const usual = [];
    const slowdowns = [];
    for (let run = 0; run < runs; run += 1) {
      const report = await visit(`${product.url}${page}`, usualSlowdown);
      usual.push(report);
      slowdowns.push(slowdownOf(report.environment.benchmarkIndex));
      reports.push(await visit(`${product.url}${page}`, slowdowns.at(-1)));
    }
    const scoreOf = (some, name) =>
      Math.round(
        100 *
          percentile(
            some.map(({ categories }) => categories[name].score),
            50,
          ),
      );
    const timingOf = (some, id) =>
      percentile(
        some.map(({ audits }) => audits[id].numericValue),
        50,
      );
    const scores = Object.keys(bars).map((name) => scoreOf(reports, name));
    const met = Object.values(bars).every((bar, index) => scores[index] >= bar);
    allMet &&= met;
    table.push([
      `\`${page}\``,
      ...scores,
      `${(timingOf(reports, 'largest-contentful-paint') / 1000).toFixed(2)} s`,
      `${Math.round(timingOf(reports, 'total-blocking-time'))} ms`,
      timingOf(reports, 'cumulative-layout-shift').toFixed(3),
      Math.round(
        percentile(
          usual.map(({ environment }) => environment.benchmarkIndex),
          50,
        ),
      ),
      percentile(slowdowns, 50).toFixed(1),
      `${scoreOf(usual, 'performance')}, ${Math.round(timingOf(usual, 'total-blocking-time'))} ms`,
      met ? 'yes' : 'NO',
    ]);
    for (const report of reports) for (const line of findings(report)) found.add(`${page} ${line}`);
  }
} finally {
  await product.stop();
}
console.log(`Lighthouse ${version}, mobile, median of ${runs}; bars: ${Object.values(bars).join(', ')}.\n`);
for (const row of table) console.log(`| ${row.join(' | ')} |`);
console.log(
  `\nCPU is Lighthouse’s own index of the machine during the visit. It is slowed down to a middle phone, an index of ${phoneIndex}, at most ${usualSlowdown} times; what Lighthouse says when it slows ${usualSlowdown} times whatever the machine is stands beside it.`,
);
for (const line of found) console.log(`- ${line}`);
process.exitCode = allMet ? 0 : 1;
