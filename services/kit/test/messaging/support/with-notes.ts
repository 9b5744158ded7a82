import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { eventually } from '#src/testing/eventually';
import { startTestService, type TestService } from '#src/testing/test-service';
import { addNote } from '../../notes/contract.js';
import { start } from '../../notes/main.js';

/** What NATS had handed out and not heard of when it died, it hands out again after the wait for an acknowledgement, 30 s. */
const redeliveredWithinMs = 45_000;

/** A service for each test, and what tests of faults do with it and expect of it. */
export function withNotes() {
  jest.setTimeout(90_000);
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
  return {
    get service(): TestService {
      return service;
    },
    add,
    addMany: async (from: number, count: number): Promise<void> => {
      await Promise.all(Array.from({ length: count }, (_, i) => add(`note ${from + i}`)));
    },
    /** Every acknowledged note had its effect, exactly once, and so had the task behind it. */
    allShouted: (count: number): Promise<void> =>
      eventually(async () => {
        const [row] = await service.database.sql<{ done: number; most: number }>(
          `select count(*) filter (where text like '%!')::int as done, max(times) as most from shout`,
        );
        expect(row).toEqual({ done: count, most: 1 });
      }, redeliveredWithinMs),
    allSent: (): Promise<void> =>
      eventually(async () => {
        expect(await service.database.sql('select 1 from outbox where sent_at is null')).toEqual([]);
      }),
    oneConsumer: async (): Promise<void> => {
      const nc = await service.nats.connect();
      const jsm = await jetstreamManager(nc);
      await eventually(async () => {
        await jsm.consumers.info('EVT_NOTES', 'notes_notes-note-added-v1');
      });
      await nc.close();
    },
  };
}
