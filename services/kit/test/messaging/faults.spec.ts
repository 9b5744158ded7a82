import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { eventually } from '#src/testing/eventually';
import { startTestService, type TestService } from '#src/testing/test-service';
import { addNote } from '../notes/contract.js';
import { start } from '../notes/main.js';

jest.setTimeout(90_000);

/** What NATS had handed out and not heard of when it died, it hands out again after the wait for an acknowledgement, 30 s. */
const redeliveredWithinMs = 45_000;

let service: TestService;
let token: string;
beforeEach(async () => {
  service = await startTestService(start);
  token = await service.token();
});
afterEach(() => service.close());

const add = async (text: string): Promise<void> => {
  const reply = await service.call(addNote, { body: { text } }, { token });
  expect(reply.status).toBe(201);
};
const addMany = async (from: number, count: number): Promise<void> => {
  await Promise.all(Array.from({ length: count }, (_, i) => add(`note ${from + i}`)));
};
/** Every acknowledged note had its effect, exactly once, and so had the task behind it. */
const allShouted = (count: number): Promise<void> =>
  eventually(async () => {
    const [row] = await service.database.sql<{ done: number; most: number }>(
      `select count(*) filter (where text like '%!')::int as done, max(times) as most from shout`,
    );
    expect(row).toEqual({ done: count, most: 1 });
  }, redeliveredWithinMs);
const allSent = (): Promise<void> =>
  eventually(async () => {
    expect(await service.database.sql('select 1 from outbox where sent_at is null')).toEqual([]);
  });
const oneConsumer = async (): Promise<void> => {
  const nc = await service.nats.connect();
  const jsm = await jetstreamManager(nc);
  await eventually(async () => {
    await jsm.consumers.info('EVT_NOTES', 'notes_notes-note-added-v1');
  });
  await nc.close();
};

it('loses nothing when NATS is killed and comes back', async () => {
  await addMany(0, 20);
  await service.nats.kill();
  await addMany(20, 20);
  await service.nats.start();
  await addMany(40, 20);
  await allShouted(60);
});

it('loses nothing when NATS is killed and its whole store is deleted', async () => {
  await addMany(0, 30);
  await service.nats.kill();
  service.nats.deleteStore();
  await addMany(30, 10);
  await service.nats.start();
  await allShouted(40);
});

it('loses nothing when the store is deleted under a running NATS, which then crashes', async () => {
  await addMany(0, 20);
  service.nats.deleteStore();
  await addMany(20, 20);
  await service.nats.kill();
  await service.nats.start();
  await addMany(40, 5);
  await allShouted(45);
});

it('sends again what the stream lost before anybody took it', async () => {
  const http = await startTestService(start, { role: 'http' });
  try {
    const mine = await http.token();
    for (let i = 0; i < 10; i += 1) await http.call(addNote, { body: { text: `n${i}` } }, { token: mine });
    await eventually(async () => {
      expect(await http.database.sql('select 1 from outbox where sent_at is null')).toEqual([]);
    });
    await http.nats.kill();
    http.nats.deleteStore();
    await http.nats.start();
    await http.again('worker');
    await eventually(async () => {
      expect(await http.database.sql(`select 1 from shout where text like '%!'`)).toHaveLength(10);
    }, 20_000);
  } finally {
    await http.close();
  }
});

it.each(['delete', 'purge'] as const)('recovers from a %s of the running stream', async (what) => {
  await addMany(0, 10);
  await allSent();
  const nc = await service.nats.connect();
  const jsm = await jetstreamManager(nc);
  await jsm.streams[what]('EVT_NOTES');
  await nc.close();
  await addMany(10, 10);
  await allShouted(20);
  await oneConsumer();
});

it('waits for a NATS that is late at boot', async () => {
  await service.nats.kill();
  await service.restart();
  expect((await service.raw('GET', '/notes/health/ready')).status).toBe(503);
  await addMany(0, 5);
  await service.nats.start();
  await allShouted(5);
  expect((await service.raw('GET', '/notes/health/ready')).status).toBe(200);
});

it('survives the loss of every database connection', async () => {
  await addMany(0, 10);
  await service.database.disconnectAll();
  await eventually(() => add('back again'));
  await addMany(11, 5);
  await allShouted(16);
});

it('shares the work between processes and does none of it twice', async () => {
  await Promise.all([service.again('worker'), service.again('all')]);
  await addMany(0, 60);
  await allShouted(60);
});
