import { randomUUID } from 'node:crypto';
import { sessionEnded } from '@fitfolio/contract-kit/session-ended';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '#src/testing/eventually';
import { startTestService, type TestService } from '#src/testing/test-service';
import { addNote } from '../notes/contract.js';
import { start } from '../notes/main.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(start);
});
afterAll(() => service.close());

const write = (token: string) => service.call(addNote, { body: { text: 'x' } }, { token });
const end = (sessionId: string, endedAt = new Date()) =>
  service.nats.publish(
    sessionEnded.subject,
    { sessionId, endedAt: endedAt.toISOString() },
    `ended:${sessionId}`,
  );
const refused = (token: string) =>
  eventually(async () => {
    expect(await write(token)).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
  });

it('refuses the tokens of an ended session and of no other', async () => {
  const [user, sessionId] = [randomUUID(), randomUUID()];
  const token = await service.token({ id: user, sessionId });
  const elsewhere = await service.token({ id: user });
  expect((await write(token)).status).toBe(201);
  await end(sessionId);
  await refused(token);
  expect((await write(elsewhere)).status).toBe(201);
});

it('refuses them after a start, too, and when the broker lost everything meanwhile still knows them', async () => {
  const sessionId = randomUUID();
  const token = await service.token({ sessionId });
  await end(sessionId);
  await refused(token);
  await service.restart();
  await refused(token);
  await service.nats.kill();
  service.nats.deleteStore();
  await service.nats.start();
  expect((await write(token)).status).toBe(401);
  const later = randomUUID();
  await end(later);
  await refused(await service.token({ sessionId: later }));
});

it('forgets a session whose tokens have all expired', async () => {
  const [old, mark] = [randomUUID(), randomUUID()];
  const token = await service.token({ sessionId: old });
  await end(old, new Date(Date.now() - 11 * 60_000));
  await end(mark);
  await refused(await service.token({ sessionId: mark }));
  expect((await write(token)).status).toBe(201);
});
