// One first visit in a browser that knows nothing, and what it was like.
import { gzipSync } from 'node:zlib';

/** 1.6 Mbit/s down, 0.75 up, 150 ms: the usual "slow 4G". */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
};
const readyMs = 60_000;

/** Runs in the page before anything of it: what the browser tells only while it happens. */
function watch() {
  const seen = { heading: 0, lcp: 0, cls: 0, blocked: 0, input: 0, faults: [] };
  globalThis.fitBench = seen;
  const observe = (type, each, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => (seen.blocked += duration - 50));
  observe('event', ({ duration }) => (seen.input = Math.max(seen.input, duration)), {
    durationThreshold: 16,
  });
  addEventListener('securitypolicyviolation', ({ blockedURI }) => seen.faults.push(`policy: ${blockedURI}`));
  const look = () => {
    if (document.querySelector('h1')?.textContent) seen.heading = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** A fixed piece of work, in milliseconds: how slow the processor really is just now. */
const work = () => {
  const since = performance.now();
  let sum = 0;
  for (let n = 0; n < 3e7; n += 1) sum = (sum + n * 7) % 1_000_003;
  return performance.now() - since + (sum < 0 ? 1 : 0);
};

/** The least of several: what the work takes when nothing else runs. */
export async function idleWork(browser) {
  const page = await browser.newPage();
  const times = [];
  for (let n = 0; n < 7; n += 1) times.push(await page.evaluate(work));
  await page.close();
  return Math.min(...times);
}

const counts = ({ url, type }) => !url.startsWith('data:') && !/\/api\//.test(url) && type !== 'Font';

/**
 * Opens `url` and reads; then does something (`act`), and waits until the page is alive. `slow`: on slow 4G, with times;
 * without it, bytes. `storage`: what the browser keeps of the site from before.
 */
export async function visit(browser, url, { slow, idle, storage = [] }) {
  const origins = [{ origin: new URL(url).origin, localStorage: storage }];
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    storageState: { cookies: [], origins },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (slow) await cdp.send('Network.emulateNetworkConditions', slow4g);
  await page.addInitScript(watch);
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 401/.test(message.text())) faults.push(message.text());
  });
  const files = new Map();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, response, type }) =>
    files.set(requestId, { url: response.url, type }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = files.get(requestId);
    if (found && counts(found)) bytes += encodedDataLength;
  });
  const paths = () => [...files.values()].filter(counts).map((file) => new URL(file.url).pathname);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor({ state: 'visible' });
  await page.waitForLoadState('networkidle');
  const before = { kb: bytes / 1024, requests: new Set(paths()).size };
  const rendered = await page.evaluate(() => document.documentElement.dataset.rendered !== undefined);
  if (rendered) {
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => performance.getEntriesByName('fit:ready').length > 0, null, {
      timeout: readyMs,
    });
    await page.waitForLoadState('networkidle');
  }
  const toggle = page.locator('[data-theme-toggle]').first();
  if (await toggle.isVisible()) await toggle.click();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  const seen = await page.evaluate(() => {
    const { fitBench: bench } = globalThis;
    const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    return { ...bench, fcp: at('first-contentful-paint'), ready: at('fit:ready'), boot: at('fit:boot') };
  });
  const factor = slow ? (await page.evaluate(work)) / idle : 1;
  await context.close();
  const content = Math.max(seen.fcp, seen.heading);
  return {
    before,
    kb: bytes / 1024,
    paths: [...new Set(paths())],
    content,
    lcp: Math.max(seen.lcp, seen.fcp),
    // A page that scripts made is alive when it is there.
    alive: rendered ? seen.ready : content,
    cls: seen.cls,
    blocked: seen.blocked,
    input: seen.input,
    faults: [...faults, ...seen.faults],
    factor,
  };
}

/** All scripts of a visit as gzip would send them, in KB. */
export async function gzippedKb(base, paths) {
  let bytes = 0;
  for (const path of paths.filter((each) => each.endsWith('.js'))) {
    const reply = await fetch(base + path, { headers: { 'accept-encoding': 'identity' } });
    bytes += gzipSync(Buffer.from(await reply.arrayBuffer()), { level: 9 }).length;
  }
  return bytes / 1024;
}
