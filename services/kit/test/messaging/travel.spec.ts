import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { eventually } from '#src/testing/eventually';
import { startTestService, type TestService } from '#src/testing/test-service';
import { addNote } from '../notes/contract.js';
import { start } from '../notes/main.js';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService(start);
  token = await service.token();
});
afterAll(() => service.close());

const add = async (text: string): Promise<string> => {
  const reply = await service.call(addNote, { body: { text } }, { token });
  expect(reply.status).toBe(201);
  return reply.body.data.id;
};
const shoutOf = async (id: string) => {
  const [row] = await service.database.sql<{ text: string; times: number }>(
    'select text, times from shout where note_id = $1',
    [id],
  );
  return row;
};

it('carries an event from the change to its effect, and on through a task', async () => {
  const id = await add('hello');
  await eventually(async () => expect(await shoutOf(id)).toEqual({ text: 'HELLO!', times: 1 }));
});

it('keeps the request id on the way', async () => {
  await service.call(
    addNote,
    { body: { text: 'traced' } },
    { token, headers: { 'x-request-id': 'trace-12345' } },
  );
  const subjects = await eventually(async () => {
    const rows = await service.database.sql<{ subject: string }>(
      `select subject from outbox where request_id = 'trace-12345' order by position`,
    );
    expect(rows).toHaveLength(2);
    return rows.map((r) => r.subject);
  });
  expect(subjects).toEqual(['evt.notes.note.added.v1', 'evt.notes.note.shouted.v1']);
});

it('rolls a failed attempt back and succeeds on redelivery', async () => {
  const id = await add('twice');
  await eventually(async () => expect(await shoutOf(id)).toEqual({ text: 'TWICE!', times: 1 }));
});

it('puts what never succeeds among the dead letters and tells the service', async () => {
  const id = await add('poison');
  const [letter] = await eventually(async () => {
    const rows = await service.database.sql('select attempts, error from dead_letter where key = $1', [id]);
    expect(rows).toHaveLength(1);
    return rows;
  });
  expect(letter).toEqual({ attempts: 3, error: 'Error: cannot shout this' });
  expect(await shoutOf(id)).toEqual({ text: 'gave up', times: 0 });
});

it('has one effect for one business key, under however many message ids', async () => {
  const id = await add('once');
  await eventually(async () => expect(await shoutOf(id)).toEqual({ text: 'ONCE!', times: 1 }));
  const nc = await service.nats.connect();
  const js = jetstream(nc);
  const payload = JSON.stringify({ noteId: id, text: 'once' });
  for (let i = 0; i < 3; i += 1)
    await js.publish('evt.notes.note.added.v1', payload, { msgID: randomUUID() });
  await drained();
  expect(await shoutOf(id)).toEqual({ text: 'ONCE!', times: 1 });
  await nc.close();
});

it.each([
  ['not JSON', '{oops'],
  ['another shape', '{"noteId":7}'],
])('a poison message (%s) is kept and stops nobody', async (_name, data) => {
  const nc = await service.nats.connect();
  const { seq } = await jetstream(nc).publish('evt.notes.note.added.v1', data);
  expect(seq).toBeGreaterThan(0);
  await eventually(async () => {
    const rows = await service.database.sql('select 1 from dead_letter where payload = $1', [data]);
    expect(rows).toHaveLength(1);
  });
  const id = await add('after poison');
  await eventually(async () => expect(await shoutOf(id)).toEqual({ text: 'AFTER POISON!', times: 1 }));
  await nc.close();
});

it('never sends what was rolled back', async () => {
  const before = await service.database.sql('select 1 from outbox');
  const reply = await service.call(addNote, { body: { text: 'regret' } }, { token });
  expect(reply.status).toBe(500);
  expect(await service.database.sql('select 1 from outbox')).toHaveLength(before.length);
});

/** Every message of the stream is acknowledged. */
async function drained(): Promise<void> {
  const nc = await service.nats.connect();
  const jsm = await jetstreamManager(nc);
  await eventually(async () => {
    const { num_pending, num_ack_pending } = await jsm.consumers.info(
      'EVT_NOTES',
      'notes_notes-note-added-v1',
    );
    expect({ num_pending, num_ack_pending }).toEqual({ num_pending: 0, num_ack_pending: 0 });
  });
  await nc.close();
}
