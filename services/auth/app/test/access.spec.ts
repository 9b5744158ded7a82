import { authRoutes } from '@fitfolio/auth-contract/routes';
import { accessFindings, type Tokens } from '@fitfolio/service-kit/testing/access-findings';
import { oddInputFindings } from '@fitfolio/service-kit/testing/odd-input';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { person, startAuth } from './support/auth.js';
import { everyone } from './support/people.js';
import { type FakeRegistry, startRegistry } from './support/registry.js';
import { rightCalls } from './support/right-calls.js';

let registry: FakeRegistry;
let service: TestService;
let tokens: Tokens;
beforeAll(async () => {
  registry = await startRegistry();
  service = await startAuth({ RATE_LIMIT_FACTOR: '100000', ...registry.env });
  tokens = await everyone(service);
  await person(service, 'target@example.com');
  await service.database.sql("update account set email_verified = true where email = 'target@example.com'");
});
afterAll(async () => {
  await service.close();
  await registry.close();
});

it('opens each route to whom its contract names, and to nobody else', async () => {
  expect(await accessFindings(service, authRoutes, rightCalls(service), tokens)).toEqual([]);
});

it('finds a route that has no entry, and one that lets too many in', async () => {
  const { getMe: _left, ...rest } = rightCalls(service);
  const tooOpen = { ...authRoutes.listAudit, access: 'user' as const };
  const few = { getMe: authRoutes.getMe, listAudit: tooOpen };
  const findings = await accessFindings(service, few, { listAudit: rest['listAudit']! }, tokens);
  expect(findings).toContain('getMe: a route without an entry');
  expect(findings).toContain('listAudit as user: 403 instead of 200');
});

it('survives in every field what no field expects, and takes no key it does not know', async () => {
  const right = rightCalls(service);
  const call = (name: string) => right[name]?.send?.('user') ?? {};
  expect(await oddInputFindings(service, authRoutes, call, tokens)).toEqual([]);
}, 240_000);
