import { expect, it } from '@jest/globals';
import { startTestService } from '#src/testing/test-service';
import { addNote } from './notes/contract.js';
import { start } from './notes/main.js';

it('finishes every call it has taken, and keeps what it answered', async () => {
  const service = await startTestService(start);
  const token = await service.token();
  const handle = await service.again('http', { DRAIN_MS: '300' });
  const call = (i: number) =>
    fetch(`${handle.url}/api/notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ text: `n${i}` }),
    });
  await call(0);
  const calls = Array.from({ length: 40 }, (_, i) => call(i + 1));
  await Promise.race(calls);
  await handle.close();
  const replies = await Promise.all(calls);
  expect(replies.map((r) => r.status)).toEqual(calls.map(() => 201));
  await expect(call(99)).rejects.toThrow();
  expect(await service.database.sql('select 1 from note')).toHaveLength(41);
  expect((await service.call(addNote, { body: { text: 'the other lives' } }, { token })).status).toBe(201);
  await service.close();
});

it('can be told twice', async () => {
  const service = await startTestService(start);
  const handle = await service.again('worker');
  await Promise.all([handle.close(), handle.close()]);
  await service.close();
});
