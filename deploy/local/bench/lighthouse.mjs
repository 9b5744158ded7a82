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

/** One visit with an empty cache: the report, parsed. */
async function visit(url) {
  const args = [
    lighthouse,
    url,
    '--quiet',
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
  if (report === null || report.runtimeError)
    throw new Error(`Lighthouse failed: ${report?.runtimeError?.message ?? `exit code ${code}`}`);
  return report;
}

/** What costs points in a report, by category. */
function findings({ categories, audits }) {
  return Object.keys(bars).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => `${name}: ${audits[id].title} ${audits[id].displayValue ?? ''}`.trim()),
  );
}

const table = [
  '| page | performance | accessibility | best practices | SEO | LCP | TBT | CLS | CPU | met |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];
const found = new Set();
const product = await startProduct();
let allMet = true;
try {
  for (const page of pages.filter((path) => named.length === 0 || named.includes(path))) {
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await visit(`${product.url}${page}`));
    const middle = (value) => percentile(reports.map(value), 50);
    const scores = Object.keys(bars).map((name) =>
      Math.round(100 * middle(({ categories }) => categories[name].score)),
    );
    const timing = (id) => middle(({ audits }) => audits[id].numericValue);
    const met = Object.values(bars).every((bar, index) => scores[index] >= bar);
    allMet &&= met;
    const lcp = (timing('largest-contentful-paint') / 1000).toFixed(2);
    const tbt = Math.round(timing('total-blocking-time'));
    const cls = timing('cumulative-layout-shift').toFixed(3);
    const cpu = Math.round(middle(({ environment }) => environment.benchmarkIndex));
    table.push(
      `| \`${page}\` | ${scores.join(' | ')} | ${lcp} s | ${tbt} ms | ${cls} | ${cpu} | ${met ? 'yes' : 'NO'} |`,
    );
    for (const report of reports) for (const line of findings(report)) found.add(`${page} ${line}`);
  }
} finally {
  await product.stop();
}
console.log(`Lighthouse ${version}, mobile, median of ${runs}; bars: ${Object.values(bars).join(', ')}.\n`);
console.log(table.join('\n'));
console.log(
  '\nCPU is Lighthouse’s own index of the machine during the visit: 1000 and more is a desktop at rest.',
);
for (const line of found) console.log(`- ${line}`);
process.exitCode = allMet ? 0 : 1;
