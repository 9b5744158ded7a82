// Bytes and requests of a first load per route, and slow-4G time to content, beside one plain application of the same pages.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root, startProduct } from '../src/support/product.ts';
import { bundleEngine } from './engine-bundle.mjs';
import { buildUnfederated, remotes, servePlain } from './unfederated.mjs';

const bars = { ratio: 1.2, homeKb: 290, timeRatio: 1.15 };
const routes = ['/', '/pricing', '/free-analysis', '/login', '/sign-up'];
const runs = 3;
/** 1.6 Mbit/s down, 0.75 up, 150 ms: the usual "slow 4G". */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
};

const launch = { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] };

/** One first visit in a browser that knows nothing. */
async function visit(browser, url, slow) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (slow) await cdp.send('Network.emulateNetworkConditions', slow4g);
  let bytes = 0;
  const files = new Set();
  const kinds = new Map();
  cdp.on('Network.responseReceived', ({ requestId, response, type }) =>
    kinds.set(requestId, { url: response.url, type }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = kinds.get(requestId);
    if (!found || found.url.startsWith('data:') || /\/api\//.test(found.url) || found.type === 'Font') return;
    bytes += encodedDataLength;
    files.add(new URL(found.url).pathname);
  });
  const since = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main h1, [role=main] h1, h1').first().waitFor({ state: 'visible' });
  const ms = performance.now() - since;
  await page.waitForLoadState('networkidle');
  await context.close();
  return { kb: bytes / 1024, requests: files.size, ms, files };
}

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
  for (const route of routes) {
    const { files } = await visit(browser, server.url + route, false);
    preloaded.set(
      route,
      [...files].filter((file) => /\.(js|css)$/.test(file)),
    );
  }
  console.log(
    '| route | KB brotli | plain | ratio | requests | plain | slow 4G to content | plain | ratio | met |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const route of routes) {
    const ours = await visit(browser, product.url + route, false);
    const theirs = await visit(browser, server.url + route, false);
    const slow = { ours: [], theirs: [] };
    for (let i = 0; i < runs; i += 1) {
      slow.ours.push((await visit(browser, product.url + route, true)).ms);
      slow.theirs.push((await visit(browser, server.url + route, true)).ms);
    }
    const [a, b] = [median(slow.ours), median(slow.theirs)];
    const met =
      ours.kb / theirs.kb <= bars.ratio &&
      a / b <= bars.timeRatio &&
      (route !== '/' || ours.kb <= bars.homeKb);
    console.log(
      `| \`${route}\` | ${ours.kb.toFixed(0)} | ${theirs.kb.toFixed(0)} | ${(ours.kb / theirs.kb).toFixed(2)} | ${ours.requests} | ${theirs.requests} | ${(a / 1000).toFixed(2)} s | ${(b / 1000).toFixed(2)} s | ${(a / b).toFixed(2)} | ${met ? 'yes' : 'NO'} |`,
    );
  }
  const { kb } = await bundleEngine(root);
  console.log(
    `\n"What if" of the result page, loaded when opened: ${whatIfKb().toFixed(1)} KB brotli; the whole engine, were it wanted in a browser: ${kb.toFixed(0)} KB.`,
  );
  console.log(
    `\nBars: bytes ≤ ${bars.ratio} of plain, home ≤ ${bars.homeKb} KB, time ≤ ${bars.timeRatio} of plain. Fonts and API calls are not counted in bytes; both sites load the same.`,
  );
} finally {
  await browser.close();
  await server.close();
  rmSync(plain.folder, { recursive: true, force: true });
  await product.stop();
}
