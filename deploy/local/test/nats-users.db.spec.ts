import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNats, type EmbeddedNats } from '@fitfolio/embedded/nats';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { userOf } from '../src/nats-users.js';

const dataDir = mkdtempSync(join(tmpdir(), 'fitfolio-nats-'));
let nats: EmbeddedNats;
let credits: NatsConnection;
let auth: NatsConnection;
const connectAs = (name: string) =>
  connect({ servers: nats.url, user: name, pass: `${name}-password`, inboxPrefix: `_INBOX_${name}` });

beforeAll(async () => {
  const users = ['auth', 'credits'].map((name) => userOf(name, `${name}-password`));
  nats = await startNats({ dataDir, users });
  [auth, credits] = await Promise.all([connectAs('auth'), connectAs('credits')]);
  for (const [nc, name] of [
    [auth, 'auth'],
    [credits, 'credits'],
  ] as const) {
    const jsm = await jetstreamManager(nc, { checkAPI: false });
    await jsm.streams.add({ name: `EVT_${name.toUpperCase()}`, subjects: [`evt.${name}.>`] });
  }
}, 30_000);
afterAll(async () => {
  await Promise.all([auth.close(), credits.close()]);
  await nats.stop('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it('a service publishes its events, and others read them', async () => {
  await jetstream(auth).publish('evt.auth.user.registered.v1', '{}');
  const jsm = await jetstreamManager(credits, { checkAPI: false });
  await jsm.consumers.add('EVT_AUTH', { durable_name: 'credits-users' });
  const consumer = await jetstream(credits).consumers.get('EVT_AUTH', 'credits-users');
  expect((await consumer.next({ expires: 5_000 }))?.subject).toBe('evt.auth.user.registered.v1');
});

it('a service answers requests to it, whoever asks', async () => {
  auth.subscribe('rpc.auth.check-person.v1', { callback: (_error, msg) => void msg.respond('yes') });
  await auth.flush();
  expect((await credits.request('rpc.auth.check-person.v1', '')).string()).toBe('yes');
});

it('no service publishes events of another', async () => {
  await expect(jetstream(credits).publish('evt.auth.user.registered.v1', '{}')).rejects.toThrow(
    /permissions/i,
  );
});

it.each(['rpc.auth.check-person.v1', '_INBOX_auth.>', '>'])(
  'no service listens at %s of another',
  async (subject) => {
    let refused: unknown = null;
    credits.subscribe(subject, { callback: (error) => void (refused ??= error) });
    await credits.flush();
    expect(String(refused)).toMatch(/permissions violation/i);
  },
);

it.each(['delete', 'purge'] as const)('no service may %s a stream', async (act) => {
  const jsm = await jetstreamManager(credits, { checkAPI: false });
  await expect(jsm.streams[act]('EVT_AUTH')).rejects.toThrow(/permissions/i);
});

it('nobody else comes in', async () => {
  await expect(connect({ servers: nats.url, reconnect: false })).rejects.toThrow(/authoriz/i);
});
