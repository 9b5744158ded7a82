import { randomUUID } from 'node:crypto';
import { exampleRoutes } from '@fitfolio/example-contract/routes';
import { type AccessEntry, accessFindings, type Tokens } from '@fitfolio/service-kit/testing/access-findings';
import { oddInputFindings } from '@fitfolio/service-kit/testing/odd-input';
import { startTestService, type TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { start } from '../src/main.js';

let service: TestService;
let tokens: Tokens;
beforeAll(async () => {
  service = await startTestService(start);
  const person = (isAdmin = false) => service.token({ id: randomUUID(), isAdmin });
  tokens = {
    user: await person(),
    other: await person(),
    disabled: await person(),
    exAdmin: await person(true),
    admin: await person(true),
    stale: await service.token({ isAdmin: true, provedMinutesAgo: 11 }),
  };
});
afterAll(() => service.close());

/** A call of each route as it should be. */
const entries: Readonly<Record<keyof typeof exampleRoutes, AccessEntry>> = {
  addEntry: { send: () => ({ body: { text: 'a test of access' } }) },
};

it('opens each route to whom its contract names, and to nobody else', async () => {
  expect(await accessFindings(service, exampleRoutes, entries, tokens)).toEqual([]);
});

it('survives in every field what no field expects', async () => {
  const right = (name: string) => entries[name as keyof typeof entries].send?.('user') ?? {};
  expect(await oddInputFindings(service, exampleRoutes, right, tokens)).toEqual([]);
}, 120_000);
