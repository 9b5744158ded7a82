import { listTransactions } from '@fitfolio/credits-contract/transaction';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Credits, startCredits } from '../support/credits.js';

let credits: Credits;
beforeAll(async () => {
  credits = await startCredits();
});
afterAll(() => credits.close());

it('limits how often one person may ask for lists, and nothing else of them', async () => {
  // Of 600 a minute: three.
  const { url } = await credits.service.again('http', { RATE_LIMIT_FACTOR: '0.005' });
  const [busy, calm] = await Promise.all([credits.user(), credits.user()]);
  const ask = (path: string, token: string) =>
    fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i += 1) statuses.push((await ask(listTransactions.path, busy.token)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const limited = await ask(listTransactions.path, busy.token);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await limited.json()).toMatchObject({ code: 'RATE_LIMITED' });
  expect((await ask(getBalance.path, busy.token)).status).toBe(200);
  expect((await ask(listTransactions.path, calm.token)).status).toBe(200);
});
