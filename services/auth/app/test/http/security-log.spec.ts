import { exportUsers, listUsers } from '@fitfolio/auth-contract/admin-users';
import { type AuditEntry, listAudit } from '@fitfolio/auth-contract/audit';
import { login } from '@fitfolio/auth-contract/sign-in';
import { auditWritten } from '@fitfolio/contract-kit/audit-written';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { person, startAuth } from '../support/auth.js';
import { anAdmin, idOf } from '../support/people.js';

let service: TestService;
let boss: string;
beforeAll(async () => {
  service = await startAuth({ TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' });
  boss = await anAdmin(service, 'boss@example.com');
  await person(service, 'lan@example.com');
});
afterAll(() => service.close());

const lines = async (query: Record<string, string>): Promise<AuditEntry[]> =>
  listAudit.reply.parse((await service.call(listAudit, { query: query as never }, { token: boss })).body)
    .data;
const guess = (username: string, address: string) =>
  service.call(
    login,
    { body: { username, password: 'khong-phai-mat-khau' } },
    { headers: { 'x-forwarded-for': address } },
  );

it('keeps each login that failed, of a known account and of none, with the network only', async () => {
  await guess('lan@example.com', '203.0.113.77');
  await guess('nobody@example.com', '203.0.113.78');
  const found = await lines({ action: 'sign-in-failed' });
  expect(found).toMatchObject([
    { actor: null, subject: null, network: '203.0.113.0/24' },
    { actor: null, subject: { email: 'lan@example.com' }, network: '203.0.113.0/24' },
  ]);
  expect(JSON.stringify(found)).not.toContain('203.0.113.7');
});

it('says once that somebody tried too often', async () => {
  await person(service, 'minh@example.com');
  const statuses = [];
  for (let i = 0; i < 13; i += 1) statuses.push((await guess('minh@example.com', '198.51.100.9')).status);
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  expect(await lines({ action: 'sign-in-limited' })).toMatchObject([
    { subject: { email: 'minh@example.com' }, network: '198.51.100.0/24' },
  ]);
}, 240_000);

it('keeps who was refused what is for administrators, once a minute, and who took a list away', async () => {
  const token = await person(service, 'curious@example.com');
  for (let i = 0; i < 3; i += 1) expect((await service.call(listUsers, {}, { token })).status).toBe(403);
  await service.call(exportUsers, {}, { token: boss });
  expect(await lines({ action: 'access-refused' })).toMatchObject([
    { actor: { email: 'curious@example.com' }, after: { route: 'listUsers' } },
  ]);
  expect(await lines({ action: 'list-exported' })).toMatchObject([
    { actor: { email: 'boss@example.com' }, after: { route: 'exportUsers' } },
  ]);
});

it('has the lines of the other services, each once, found like its own', async () => {
  await person(service, 'thu@example.com');
  const subject = await idOf(service, 'thu@example.com');
  const line = {
    line: '7',
    at: '2026-11-20T08:00:00.000Z',
    actorId: await idOf(service, 'boss@example.com'),
    action: 'balance-adjusted',
    subject,
    reason: 'Bù token bị trừ nhầm',
    before: null,
    after: { tokens: 3 },
    requestId: 'request-77',
    network: '192.0.2.0/24',
  };
  for (const id of ['first', 'again']) await service.nats.publish(auditWritten('credits').subject, line, id);
  await service.nats.publish(auditWritten('payments').subject, { ...line, action: 'payment-refunded' }, 'p');
  await eventually(async () => expect(await lines({ service: 'payments' })).toHaveLength(1));
  const { actorId: _actor, line: _line, ...told } = line;
  expect(await lines({ search: 'bu token', service: 'credits' })).toMatchObject([
    {
      ...told,
      service: 'credits',
      actor: { email: 'boss@example.com' },
      subject: { id: subject, email: 'thu@example.com' },
    },
  ]);
  expect(await lines({ search: 'a reason that nobody gave' })).toEqual([]);
});
