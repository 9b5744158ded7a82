import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Caller, finished, submitSample } from './support/analyses.js';
import { makePerson, tokenOf } from './support/people.js';
import { type Product, startProduct } from './support/product.js';
import { long } from './support/test.js';

test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

let product: Product;
let caller: Caller;

test.beforeAll(async ({ playwright }) => {
  product = await startProduct({
    processes: true,
    env: { FREE_DAILY_LIMIT: '100', FREE_SHARED_DAILY_LIMIT: '1000', RATE_LIMIT_FACTOR: '1000' },
  });
  const request = await playwright.request.newContext();
  const person = await makePerson(request, product.url);
  caller = { request, url: product.url, token: await tokenOf(request, person, product.url) };
});
test.afterAll(() => product.stop());

const health = async (): Promise<number> => (await caller.request.get(`${product.url}/healthz`)).status();
const healthy = (): Promise<void> => expect.poll(health, { timeout: 45_000 }).toBe(200);
const balance = async (): Promise<number> =>
  (
    await caller.request.get(`${product.url}/api/credits/balance`, {
      headers: { authorization: `Bearer ${caller.token}` },
    })
  ).status();

const pidIn = (file: string): number =>
  Number(readFileSync(join(product.dataDir, file), 'utf8').split('\n')[0]);
/** The process that hosts one service of this product. */
const pidOf = (service: string): number => {
  const list = execFileSync('pgrep', ['-f', `runner\\.js .*"name":"${service}".*${product.dataDir}`], {
    encoding: 'utf8',
  });
  return Number(list.trim().split('\n')[0]);
};

test(
  'while a killed service starts again the others go on, and calls to it wait for their answer',
  long,
  async () => {
    process.kill(pidOf('credits'), 'SIGKILL');
    await finished(caller, await submitSample(caller));
    await expect.poll(balance, { timeout: 45_000 }).toBe(200);
    await healthy();
  },
);

test('a killed worker loses no analysis', long, async () => {
  const first = await submitSample(caller);
  process.kill(pidOf('analysis'), 'SIGKILL');
  await finished(caller, first);
  await healthy();
});

test('NATS killed: submissions are taken and run when it is back', long, async () => {
  process.kill(pidIn('nats/nats.pid'), 'SIGKILL');
  const ids = [await submitSample(caller), await submitSample(caller)];
  for (const id of ids) await finished(caller, id);
  await healthy();
});

test('the whole store of JetStream deleted while running: nothing is lost', long, async () => {
  const before = await submitSample(caller);
  rmSync(join(product.dataDir, 'nats/store'), { recursive: true, force: true });
  const after = await submitSample(caller);
  process.kill(pidIn('nats/nats.pid'), 'SIGKILL');
  for (const id of [before, after, await submitSample(caller)]) await finished(caller, id);
  await healthy();
});

test('Postgres killed: calls are refused with a problem, then all of it is back', long, async () => {
  const kept = await submitSample(caller);
  process.kill(pidIn('postgres/postmaster.pid'), 'SIGKILL');
  await expect.poll(balance, { intervals: [20] }).toBe(503);
  await healthy();
  await expect.poll(balance, { timeout: 45_000 }).toBe(200);
  await finished(caller, kept);
  await finished(caller, await submitSample(caller));
});
