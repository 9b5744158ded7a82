import { expect, it } from '@jest/globals';
import { eventually } from '#src/testing/eventually';
import { startTestService } from '#src/testing/test-service';
import { addNote } from './notes/contract.js';
import { start } from './notes/main.js';

const poolMax = 4;

it('finishes every call it has taken, and keeps what it answered', async () => {
  const service = await startTestService(start);
  const token = await service.token();
  const handle = await service.again('http', { DATABASE_POOL_MAX: String(poolMax) });
  const call = (i: number) =>
    fetch(`${handle.url}/api/notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ text: `n${i}` }),
    });
  // The table is held, so that all calls are surely taken and none is done when the service is told to stop.
  await service.database.sql('begin');
  await service.database.sql('lock table note in access exclusive mode');
  const calls = Array.from({ length: poolMax }, (_, i) => call(i));
  await eventually(async () => {
    const waiting = await service.database.sql(
      `select 1 from pg_locks where relation = 'note'::regclass and not granted`,
    );
    expect(waiting).toHaveLength(poolMax);
  });
  const closed = handle.close();
  await service.database.sql('commit');
  const replies = await Promise.all(calls);
  expect(replies.map((r) => r.status)).toEqual(calls.map(() => 201));
  await closed;
  await expect(call(99)).rejects.toThrow();
  expect(await service.database.sql('select 1 from note')).toHaveLength(poolMax);
  expect((await service.call(addNote, { body: { text: 'the other lives' } }, { token })).status).toBe(201);
  await service.close();
});

it('can be told twice', async () => {
  const service = await startTestService(start);
  const handle = await service.again('worker');
  await Promise.all([handle.close(), handle.close()]);
  await service.close();
});
