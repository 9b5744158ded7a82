import { expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { eventually } from '#src/testing/eventually';
import { startTestService } from '#src/testing/test-service';
import { addNote } from '../notes/contract.js';
import { start } from '../notes/main.js';
import { withNotes } from './support/with-notes.js';

const notes = withNotes();

it('loses nothing when NATS is killed and its whole store is deleted', async () => {
  await notes.addMany(0, 30);
  await notes.service.nats.kill();
  notes.service.nats.deleteStore();
  await notes.addMany(30, 10);
  await notes.service.nats.start();
  await notes.allShouted(40);
});

it('loses nothing when the store is deleted under a running NATS, which then crashes', async () => {
  await notes.addMany(0, 20);
  notes.service.nats.deleteStore();
  await notes.addMany(20, 20);
  await notes.service.nats.kill();
  await notes.service.nats.start();
  await notes.addMany(40, 5);
  await notes.allShouted(45);
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
  await notes.addMany(0, 10);
  await notes.allSent();
  const nc = await notes.service.nats.connect();
  const jsm = await jetstreamManager(nc);
  await jsm.streams[what]('EVT_NOTES');
  await nc.close();
  await notes.addMany(10, 10);
  await notes.allShouted(20);
  await notes.oneConsumer();
});

it('waits for a NATS that is late at boot', async () => {
  await notes.service.nats.kill();
  await notes.service.restart();
  expect((await notes.service.raw('GET', '/notes/health/ready')).status).toBe(503);
  await notes.addMany(0, 5);
  await notes.service.nats.start();
  await notes.allShouted(5);
  expect((await notes.service.raw('GET', '/notes/health/ready')).status).toBe(200);
});
