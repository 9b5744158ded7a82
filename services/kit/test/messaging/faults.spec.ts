import { it } from '@jest/globals';
import { eventually } from '#src/testing/eventually';
import { withNotes } from './support/with-notes.js';

// More ways of losing a store: `faults.long.spec.ts`.
const notes = withNotes();

it('loses nothing when NATS is killed and comes back', async () => {
  await notes.addMany(0, 20);
  await notes.service.nats.kill();
  await notes.addMany(20, 20);
  await notes.service.nats.start();
  await notes.addMany(40, 20);
  await notes.allShouted(60);
});

it('survives the loss of every database connection', async () => {
  await notes.addMany(0, 10);
  await notes.service.database.disconnectAll();
  await eventually(() => notes.add('back again'));
  await notes.addMany(11, 5);
  await notes.allShouted(16);
});

it('shares the work between processes and does none of it twice', async () => {
  await Promise.all([notes.service.again('worker'), notes.service.again('all')]);
  await notes.addMany(0, 60);
  await notes.allShouted(60);
});
