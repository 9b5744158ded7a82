import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ClientProxy, ClientProxyFactory, NatsRecordBuilder, Transport } from '@nestjs/microservices';
import { headers } from '@nats-io/transport-node';
import { firstValueFrom } from 'rxjs';
import { idempotencyHeader } from '#src/rpc/rpc-packet';
import { eventually } from '#src/testing/eventually';
import { type TestRpc, testRpc } from '#src/testing/test-rpc';
import { startTestService, type TestService } from '#src/testing/test-service';
import { sayWord, wordSaid } from '../words/contract.js';
import { start, startWith } from '../words/main.js';
import { seen, WordsHandler } from '../words/words.handler.js';

let service: TestService;
let rpc: TestRpc;
beforeAll(async () => {
  service = await startTestService(start);
  rpc = await testRpc(service.nats);
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(async () => {
  await rpc.close();
  await service.close();
});

const wordOf = async (id: string) =>
  (await service.database.sql<{ text: string }>('select text from word where id = $1', [id]))[0]?.text;
const say = async (text: unknown): Promise<string> => {
  const id = randomUUID();
  await service.nats.publish(wordSaid.subject, { id, text }, id);
  return id;
};
const letterOf = (id: string) =>
  eventually(async () => {
    const letters = await service.database.sql<{ error: string; attempts: number }>(
      `select error, attempts from dead_letter where key = $1 or payload like '%' || $1 || '%'`,
      [id],
    );
    expect(letters).toHaveLength(1);
    return letters[0];
  });

describe('an event passes Nest’s enhancers', () => {
  it('guard, interceptor and pipe, then its handler', async () => {
    const id = await say('  hello ');
    await eventually(async () => expect(await wordOf(id)).toBe('hello'));
    await eventually(() => expect(seen).toEqual(['guard hear   hello  0', 'before hear', 'after hear']));
  });

  it('is a dead letter when a guard always says no', async () => {
    const id = await say('forbidden');
    expect(await letterOf(id)).toEqual({ attempts: 2, error: expect.stringContaining('Forbidden resource') });
    expect(seen).toEqual(['guard hear forbidden 0', 'guard hear forbidden 0']);
    expect(await wordOf(id)).toBeUndefined();
  });

  it('is done, and its effect undone, when a filter answers for the exception', async () => {
    const id = await say('taken');
    await eventually(() => expect(seen).toContain('filter'));
    const next = await say('next');
    await eventually(async () => expect(await wordOf(next)).toBe('next'));
    expect(await wordOf(id)).toBeUndefined();
    expect(seen.filter((s) => s === 'filter')).toHaveLength(1);
    expect(await service.database.sql('select 1 from dead_letter where key = $1', [id])).toEqual([]);
  });

  it('is not lost by a filter that only looks', async () => {
    const id = await say('lost');
    expect((await letterOf(id))?.attempts).toBe(2);
    expect(seen.filter((s) => s === 'looked')).toHaveLength(2);
  });

  it('is a dead letter at once when the contract’s pipe refuses it, after the service’s own pipe', async () => {
    const id = await say('x'.repeat(21));
    const letter = await letterOf(id);
    expect(letter).toEqual({ attempts: 1, error: expect.stringContaining('not of the event') });
    const fits = await say(`  ${'x'.repeat(20)}  `);
    await eventually(async () => expect(await wordOf(fits)).toBe('x'.repeat(20)));
    await eventually(() => expect(seen.at(-1)).toBe('after hear'));
  });
});

describe('a request passes Nest’s enhancers', () => {
  it('guard, interceptor and pipe, then its handler; the interceptor may change the reply', async () => {
    const id = randomUUID();
    expect(await rpc.request(sayWord, { id, text: ' hi ' })).toEqual({ said: 'hi!' });
    expect(seen).toEqual(['guard say  hi  0', 'before say', 'after say']);
    expect(await wordOf(id)).toBe('hi');
  });

  it('is refused by its guard, its filter and the contract', async () => {
    const request = (text: string) => rpc.request(sayWord, { id: randomUUID(), text });
    await expect(request('forbidden')).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403 });
    await expect(request('taken')).rejects.toMatchObject({ code: 'WORD_TAKEN', status: 409 });
    await expect(request('x'.repeat(21))).rejects.toMatchObject({ code: 'INVALID_INPUT', status: 400 });
    expect(await service.database.sql(`select 1 from word where text = 'taken'`)).toEqual([]);
  });

  it('may come from Nest’s own client', async () => {
    const { NATS_URL: servers, NATS_USER: user, NATS_PASSWORD: pass } = service.nats.env;
    const client: ClientProxy = ClientProxyFactory.create({
      transport: Transport.NATS,
      options: { servers, user, pass },
    });
    const h = headers();
    h.set(idempotencyHeader, randomUUID());
    const record = new NatsRecordBuilder({ id: randomUUID(), text: 'plain' }).setHeaders(h).build();
    expect(await firstValueFrom(client.send(sayWord.subject, record))).toEqual({ said: 'plain!' });
    await client.close();
  });

  it.each(['{oops', '"no packet"', '{"id":"1","pattern":"p"}'])('is answered when it is %s', async (data) => {
    const nc = await service.nats.connect();
    const reply = await nc.request(sayWord.subject, data, { timeout: 2_000 });
    expect(reply.json()).toMatchObject({ err: { code: 'INVALID_INPUT' }, isDisposed: true });
    await nc.close();
  });
});

describe('a service does not start', () => {
  const boot = (metadata: Parameters<typeof startWith>[0]) => startWith(metadata)(service.env, 'worker');

  it('when a handler is a provider, which Nest would not call', async () => {
    await expect(boot({ providers: [WordsHandler] })).rejects.toThrow(
      'WordsHandler handles messages: it belongs to the controllers',
    );
  });

  it('when two handlers would share an event', async () => {
    class Twin extends WordsHandler {}
    await expect(boot({ controllers: [WordsHandler, Twin] })).rejects.toThrow(
      'two handlers are words_words-word-said-v1: give one a name',
    );
  });
});
