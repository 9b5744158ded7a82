// What a first visit costs and how fast it is, route by route, beside one plain application of the same pages.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root, startProduct } from '../src/support/product.ts';
import { bundleEngine } from './engine-bundle.mjs';
import { buildUnfederated, remotes, servePlain } from './unfederated.mjs';
import { gzippedKb, idleWork, visit } from './visit.mjs';

/** Of a page to read, of a form, and of both. Times in ms on slow 4G, `…Ratio` of plain. */
const bars = {
  read: { lcp: 1000, kbBefore: 15 },
  form: { content: 1200, contentRatio: 0.5, aliveRatio: 1 },
  all: { kbOver: 45, cls: 0.005, input: 200, faults: 0 },
  homeGzipKb: 200,
};
const reading = ['/', '/pricing', '/methodology'];
const forms = ['/login', '/sign-up', '/free-analysis', '/fit-analysis'];
const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const routes = [...reading, ...forms].filter((route) => named.length === 0 || named.includes(route));
const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? 5);

const launch = { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] };

/** What opening "what if" loads, by the names of its files. */
function whatIfKb() {
  const files = remotes().flatMap((name) => {
    const folder = join(root, name, 'dist');
    return readdirSync(folder, { recursive: true }).map((file) => join(folder, file));
  });
  const bytes = files
    .filter((file) => /what-if.*\.br$/.test(file))
    .reduce((sum, file) => sum + statSync(file).size, 0);
  return bytes / 1024;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const middle = (visits, name) => median(visits.map((each) => each[name]));
const seconds = (ms) => (ms / 1000).toFixed(2);

/** What of a route is not within its bar. */
function missed(route, { kbBefore, kbOver, lcp, content, contentRatio, aliveRatio, cls, input, faults }) {
  const own = reading.includes(route)
    ? { lcp: lcp < bars.read.lcp, before: kbBefore <= bars.read.kbBefore }
    : {
        content: content < bars.form.content,
        'content of plain': contentRatio <= bars.form.contentRatio,
        'alive of plain': aliveRatio <= bars.form.aliveRatio,
      };
  const all = {
    bytes: kbOver <= bars.all.kbOver,
    cls: cls <= bars.all.cls,
    inp: input < bars.all.input,
    faults: faults <= bars.all.faults,
  };
  return Object.entries({ ...own, ...all }).flatMap(([name, met]) => (met ? [] : [name]));
}

const product = await startProduct();
const plain = await buildUnfederated();
const preloaded = new Map();
const links = (path) =>
  (preloaded.get(path) ?? []).map(
    (file) => `<link rel="preload" href="${file}" as="${file.endsWith('.css') ? 'style' : 'script'}">`,
  );
const list = await (await fetch(`${product.url}/modules.json`)).text();
const server = await servePlain(plain.dist, list, links);
const browser = await chromium.launch(launch);
try {
  const idle = await idleWork(browser);
  for (const route of routes) {
    const { paths } = await visit(browser, server.url + route, { slow: false, idle });
    preloaded.set(
      route,
      paths.filter((file) => /\.(js|css)$/.test(file)),
    );
  }
  console.log(
    '| route | KB | plain | ratio | KB in all | LCP | content | plain | ratio | alive | ratio | CLS | TBT | INP | faults | CPU | met |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|');
  for (const route of routes) {
    const ours = await visit(browser, product.url + route, { slow: false, idle });
    const theirs = await visit(browser, server.url + route, { slow: false, idle });
    const slow = { ours: [], theirs: [] };
    for (let i = 0; i < runs; i += 1) {
      slow.ours.push(await visit(browser, product.url + route, { slow: true, idle }));
      slow.theirs.push(await visit(browser, server.url + route, { slow: true, idle }));
    }
    const [content, plainContent] = [middle(slow.ours, 'content'), middle(slow.theirs, 'content')];
    const alive = middle(slow.ours, 'alive');
    const faults = new Set([ours, ...slow.ours].flatMap((each) => each.faults));
    const figures = {
      kbBefore: ours.before.kb,
      kbOver: ours.before.kb - theirs.kb,
      kbRatio: ours.before.kb / theirs.kb,
      lcp: middle(slow.ours, 'lcp'),
      content,
      contentRatio: content / plainContent,
      aliveRatio: alive / middle(slow.theirs, 'alive'),
      cls: Math.max(...slow.ours.map((each) => each.cls)),
      input: middle(slow.ours, 'input'),
      faults: faults.size,
    };
    const out = missed(route, figures);
    const cells = [
      `\`${route}\``,
      figures.kbBefore.toFixed(1),
      theirs.kb.toFixed(0),
      figures.kbRatio.toFixed(2),
      ours.kb.toFixed(0),
      `${seconds(figures.lcp)} s`,
      `${seconds(content)} s`,
      `${seconds(plainContent)} s`,
      figures.contentRatio.toFixed(2),
      // Of a page to read, it is when somebody does more that decides it.
      reading.includes(route) ? '–' : `${seconds(alive)} s`,
      reading.includes(route) ? '–' : figures.aliveRatio.toFixed(2),
      figures.cls.toFixed(3),
      `${middle(slow.ours, 'blocked').toFixed(0)} ms`,
      `${figures.input.toFixed(0)} ms`,
      figures.faults,
      `${middle([...slow.ours, ...slow.theirs], 'factor').toFixed(1)}x`,
      out.length === 0 ? 'yes' : `NO: ${out.join(', ')}`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (route === '/') {
      const kb = await gzippedKb(product.url, ours.paths);
      console.log(`  all scripts of home as gzip: ${kb.toFixed(0)} KB (bar ${bars.homeGzipKb})`);
    }
  }
  const { kb } = await bundleEngine(root);
  console.log(
    `\n"What if" of the result page, loaded when opened: ${whatIfKb().toFixed(1)} KB brotli; the whole engine, were it wanted in a browser: ${kb.toFixed(0)} KB.`,
  );
  console.log(
    `\nBars: bytes of a first visit at most ${bars.all.kbOver} KB over plain, which is what federation costs on any page; a page to read: LCP < ${bars.read.lcp} ms, ≤ ${bars.read.kbBefore} KB before somebody does more than read; a form: content < ${bars.form.content} ms and ≤ ${bars.form.contentRatio} of plain, alive ≤ ${bars.form.aliveRatio} of plain; CLS ≤ ${bars.all.cls}, INP < ${bars.all.input} ms, no error in the console and no report of the policy. Fonts and API calls are not counted in bytes; both sites load the same. Median of ${runs} visits on slow 4G; CPU is how much slower the processor was than when idle.`,
  );
} finally {
  await browser.close();
  await server.close();
  rmSync(plain.folder, { recursive: true, force: true });
  await product.stop();
}
