import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { parseConfig, ServiceConfig } from '#src/config/service-config';
import { createLogger } from '#src/log/logger';
import { NatsLink } from '#src/messaging/nats-link';
import { RpcClient } from '#src/rpc/rpc-client';
import { startTestService, type TestService } from '#src/testing/test-service';
import { renameNote, starNote } from './notes/contract.js';
import { start } from './notes/main.js';

let service: TestService;
let link: NatsLink;
let client: RpcClient;
beforeAll(async () => {
  service = await startTestService(start);
  const config = parseConfig(ServiceConfig, service.env);
  link = new NatsLink('test', config, createLogger('test', 'silent'));
  client = new RpcClient(link);
});
afterAll(async () => {
  await link.close();
  await service.close();
});

const rename = (noteId: string, text: string, idempotencyKey?: string) =>
  client.request(renameNote, { noteId, text }, idempotencyKey === undefined ? {} : { idempotencyKey });

it('replies, and counts each request without a key as its own', async () => {
  const id = randomUUID();
  expect(await rename(id, 'a')).toEqual({ renames: 1 });
  expect(await rename(id, 'a')).toEqual({ renames: 2 });
});

it('gives one key one effect and one reply, also to twins in flight', async () => {
  const id = randomUUID();
  const replies = await Promise.all(Array.from({ length: 5 }, () => rename(id, 'a', `twin-${id}`)));
  expect(replies).toEqual(Array.from({ length: 5 }, () => ({ renames: 1 })));
  expect(await rename(id, 'a', `twin-${id}`)).toEqual({ renames: 1 });
});

it('refuses a key that was used for something else', async () => {
  const id = randomUUID();
  await rename(id, 'a', `key-${id}`);
  await expect(rename(id, 'b', `key-${id}`)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
    status: 422,
  });
});

it('carries the other side’s refusal, which may be sent again under the same key', async () => {
  const id = randomUUID();
  await expect(rename(id, 'locked', id)).rejects.toMatchObject({ code: 'NOTE_LOCKED', status: 409 });
  await expect(rename(id, 'locked', id)).rejects.toMatchObject({ code: 'NOTE_LOCKED' });
});

it('gives up at its deadline when there is no reply', async () => {
  const nobody = { ...renameNote, subject: 'rpc.nobody.rename-note.v1', deadlineMs: 300 };
  const since = Date.now();
  await expect(client.request(nobody, { noteId: randomUUID(), text: 'a' })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  expect(Date.now() - since).toBeLessThan(5_000);
});

it('gives up at its deadline also when the clock is set back meanwhile', async () => {
  const nobody = { ...renameNote, subject: 'rpc.nobody.rename-note.v1', deadlineMs: 300 };
  const reply = client.request(nobody, { noteId: randomUUID(), text: 'a' });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000);
  await expect(reply).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  clock.mockRestore();
});

describe('an RPC that is idempotent by itself', () => {
  const star = (noteId: string, colour: string) => client.request(starNote, { noteId, colour });

  it('gives repeats and twins the first reply, and leaves no note of itself', async () => {
    const id = randomUUID();
    const replies = await Promise.all(Array.from({ length: 5 }, () => star(id, 'red')));
    expect([...replies, await star(id, 'red')]).toEqual(Array.from({ length: 6 }, () => ({ colour: 'red' })));
    await expect(star(id, 'blue')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH', status: 422 });
    const notes = await service.database.sql('select from idempotency where scope = $1', [starNote.subject]);
    expect(notes).toEqual([]);
  });

  it('is run again when it lost against another transaction', async () => {
    expect(await star(randomUUID(), 'contended')).toEqual({ colour: 'contended' });
  });
});
