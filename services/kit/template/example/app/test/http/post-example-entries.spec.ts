import { randomUUID } from 'node:crypto';
import { exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
import { addEntry } from '@fitfolio/example-contract/entry';
import { entryAdded } from '@fitfolio/example-contract/events';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { testRpc, type TestRpc } from '@fitfolio/service-kit/testing/test-rpc';
import { startTestService, type TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { start } from '../../src/main.js';

let service: TestService;
let rpc: TestRpc;
beforeAll(async () => {
  service = await startTestService(start);
  rpc = await testRpc(service.nats);
});
afterAll(async () => {
  await rpc.close();
  await service.close();
});

async function keep(userId: string, text: string): Promise<string> {
  const token = await service.token({ id: userId });
  const reply = await service.call(addEntry, { body: { text } }, { token });
  expect([reply.status, reply.body.data.text]).toEqual([201, text.trim()]);
  return reply.body.data.id;
}

async function exported(userId: string): Promise<{ text: string }[]> {
  const { files } = await rpc.request(exportPersonOf('example'), { userId, cursor: null });
  return files.flatMap(({ content }) =>
    'text' in content ? (JSON.parse(content.text) as { text: string }[]) : [],
  );
}

it('keeps an entry and tells of it once', async () => {
  const userId = randomUUID();
  const id = await keep(userId, '  the first ');
  const told = await service.database.sql<{ payload: object }>(
    'select payload from outbox where subject = $1',
    [entryAdded.subject],
  );
  expect(told.map(({ payload }) => payload)).toMatchObject([{ entryId: id, userId }]);
});

it('gives a person their entries, and forgets them with the person', async () => {
  const [userId, other] = [randomUUID(), randomUUID()];
  await keep(userId, 'mine');
  await keep(other, 'theirs');
  expect((await exported(userId)).map(({ text }) => text)).toEqual(['mine']);
  const left = { userId, deletedAt: new Date().toISOString() };
  await service.nats.publish(userDeleted.subject, left, randomUUID());
  await eventually(async () => expect(await exported(userId)).toEqual([]));
  expect(await exported(other)).toHaveLength(1);
});

it('refuses an entry without a text', async () => {
  const token = await service.token();
  const reply = await service.call(addEntry, { body: { text: ' ' } }, { token });
  expect(reply.status).toBe(400);
});
