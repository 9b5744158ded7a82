import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '#src/testing/test-service';
import { addNote, buyNote, clearNotes, countNotes } from '../notes/contract.js';
import { changed, start } from '../notes/main.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(start);
});
afterAll(() => service.close());

const statuses = async (id: string, isAdmin: boolean): Promise<number[]> => {
  const token = await service.token({ id, isAdmin });
  const replies = [
    await service.call(addNote, { body: { text: 'x' } }, { token }),
    await service.call(buyNote, { body: {} }, { token }),
    await service.call(countNotes, {}, { token }),
    await service.call(clearNotes, {}, { token }),
  ];
  return replies.map((r) => r.status);
};

it('lets those through who still are what their token says', async () => {
  expect(await statuses(randomUUID(), true)).toEqual([201, 204, 200, 204]);
  expect(await statuses(randomUUID(), false)).toEqual([201, 204, 403, 403]);
});

it('refuses an administrator who is none any more the writes, while the token lasts', async () => {
  const id = randomUUID();
  changed.set(id, { active: true, isAdmin: false });
  expect(await statuses(id, true)).toEqual([201, 204, 200, 403]);
});

it('refuses an account that is disabled since all that asks anew', async () => {
  const id = randomUUID();
  changed.set(id, { active: false, isAdmin: true });
  expect(await statuses(id, true)).toEqual([201, 401, 200, 403]);
});
