// What the pages of paid features weigh for somebody signed in, beside one plain application of the same pages.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chromium, request as requests } from '@playwright/test';
import './as-written.mjs';
import { buildUnfederated, servePlain } from './unfederated.mjs';
import { idleWork, visit } from './visit.mjs';

const { texts } = await import('../src/support/analyses.ts');
const { violationsOf } = await import('../src/support/look.ts');
const { logIn } = await import('../src/support/log-in.ts');
const { balanceOf, makeOrder, transfer } = await import('../src/support/purchases.ts');
const { makePerson, tokenOf } = await import('../src/support/people.ts');
const { startProduct } = await import('../src/support/product.ts');

/** `kbOver`: what federation may cost on each page, however light; a share of plain would ask pages to be heavy. */
const bars = { kbOver: 45, cls: 0.005, faults: 0, axe: 0 };
const waitMs = 60_000;
const betweenMs = 200;

/** Asks until the answer is `wanted`. */
async function until(ask, wanted) {
  const end = Date.now() + waitMs;
  for (;;) {
    const answer = await ask();
    if (answer === wanted) return;
    if (Date.now() > end)
      throw new Error(`${String(answer)} instead of ${String(wanted)} after ${waitMs} ms`);
    await new Promise((done) => setTimeout(done, betweenMs));
  }
}

/** Buys tokens and one of each paid feature; answers the addresses of the pages. */
async function buyAll(request, person, url) {
  await transfer(request, await makeOrder(request, person, 'standard'));
  await until(() => balanceOf(request, person), 5);
  const authorization = `Bearer ${await tokenOf(request, person, url)}`;
  const call = async (method, path, more = {}) => {
    const headers = { authorization, 'idempotency-key': randomUUID() };
    const reply = await request.fetch(`${url}/api${path}`, { method, headers, ...more });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${await reply.text()}`);
    return (await reply.json()).data;
  };
  const { id } = await call('POST', '/fit-analysis', {
    multipart: {
      resume: { name: 'cv.txt', mimeType: 'text/plain', buffer: texts.resume.en() },
      jobDescriptionText: texts.job.en(),
      outputLanguage: 'en',
    },
  });
  const statusOf = async (path) => {
    const data = await call('GET', path);
    return (data.plan ?? data[0] ?? data).status;
  };
  await until(() => statusOf(`/fit-analysis/${id}/status`), 'completed');
  await call('POST', `/fit-analysis/${id}/career-plan?career_plan_type=dream-job-check`);
  const cv = await call('POST', `/fit-analysis/${id}/cv`);
  const interview = await call('POST', `/fit-analysis/${id}/interviews`, { data: { session: 1 } });
  await until(() => statusOf(`/fit-analysis/${id}/career-plan`), 'completed');
  await until(() => statusOf('/cv'), 'completed');
  await until(() => statusOf(`/interviews/${interview.id}`), 'completed');
  return {
    workspace: '/workspace',
    'premium result': `/fit-analysis/result?id=${id}`,
    'career plan': `/fit-analysis/career-plan?id=${id}`,
    'CV editor': `/fit-analysis/cv?id=${cv.id}`,
    'mock interview': `/fit-analysis/interview/session?id=${interview.id}`,
  };
}

/** What the browser of somebody signed in holds. */
async function storageOf(browser, person, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, person, 'vi', url);
  const { origins } = await context.storageState();
  await context.close();
  return origins.flatMap(({ localStorage }) => localStorage);
}

/** How many rules of axe a page breaks. */
async function axeOf(browser, url, storage) {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage: storage }] },
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const violations = await violationsOf(page);
  await context.close();
  return violations;
}

const product = await startProduct();
process.env.FITFOLIO_URL = product.url;
const plain = await buildUnfederated();
const list = await (await fetch(`${product.url}/modules.json`)).text();
const server = await servePlain(plain.dist, list, () => [], product.url);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const request = await requests.newContext();
try {
  const person = await makePerson(request, product.url);
  const pages = await buyAll(request, person, product.url);
  const storage = await storageOf(browser, person, product.url);
  const idle = await idleWork(browser);
  console.log('| page | KB | plain | over it | ratio | CLS | faults | axe | met |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const [name, path] of Object.entries(pages)) {
    const ours = await visit(browser, product.url + path, { slow: false, idle, storage });
    const theirs = await visit(browser, server.url + path, { slow: false, idle, storage });
    const axe = await axeOf(browser, product.url + path, storage);
    const over = ours.kb - theirs.kb;
    const met = {
      bytes: over <= bars.kbOver,
      cls: ours.cls <= bars.cls,
      faults: ours.faults.length <= bars.faults,
      axe: axe.length <= bars.axe,
    };
    const missed = Object.keys(met).filter((each) => !met[each]);
    const cells = [
      name,
      ours.kb.toFixed(0),
      theirs.kb.toFixed(0),
      over.toFixed(0),
      (ours.kb / theirs.kb).toFixed(2),
      ours.cls.toFixed(3),
      ours.faults.length,
      axe.length,
      missed.length === 0 ? 'yes' : `NO: ${missed.join(', ')}`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
    for (const fault of [...ours.faults, ...axe]) console.log(`  ${fault}`);
  }
  console.log(
    `\nBars: bytes of a first visit with an empty cache at most ${bars.kbOver} KB over plain, CLS ≤ ${bars.cls}, no error in the console, no report of the policy, no finding of axe. HTML, scripts and styles as brotli; fonts and API calls are not counted.`,
  );
} finally {
  await request.dispose();
  await browser.close();
  await server.close();
  rmSync(plain.folder, { recursive: true, force: true });
  await product.stop();
}
