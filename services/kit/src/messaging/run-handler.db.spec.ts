import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { defineEvent } from '@fitfolio/contract-kit/message';
import { z } from 'zod';
import type { Database } from '#src/db/database';
import { connectTo, testDatabase, type TestDatabase } from '#src/testing/test-database';
import type { Handler } from './handler.js';
import { runHandler } from './run-handler.js';

const event = defineEvent({
  subject: 'evt.test.thing.done.v1',
  summary: 'A thing was done.',
  payload: z.object({ id: z.string() }),
  key: (p) => p.id,
});
const message = { payload: { id: 'k' }, key: 'k', requestId: 'r', attempt: 1, lastAttempt: false };
const base = { consumer: 'test_thing', event, concurrency: 1, attemptsMax: 5, backoffMs: [1] };

let server: TestDatabase;
let database: Database;
const stop = new AbortController();
beforeAll(async () => {
  server = await testDatabase();
  database = await connectTo(server);
  await server.sql('create table effect (by text)');
});
beforeEach(async () => {
  await server.sql('delete from effect');
  await server.sql('delete from inbox');
});
afterAll(async () => {
  await database.close();
  await server.close();
});

const run = (handler: Partial<Handler>): Promise<void> =>
  runHandler({ ...base, ...handler }, message, { database, stop: stop.signal });
const effects = async (): Promise<string[]> =>
  (await server.sql<{ by: string }>('select by from effect order by by')).map((r) => r.by);

it('refuses the late write of a worker that was thought dead', async () => {
  let wake = (): void => undefined;
  const asleep = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const outcomes: boolean[] = [];
  const work = (name: string, wait: Promise<void>): Handler['job'] => ({
    timeoutMs: 5_000,
    work: async (_message, job) => {
      await wait;
      const first = await job.finish(async (tx) => {
        await tx.sql('insert into effect values ($1)', [name]);
      });
      outcomes.push(first);
    },
  });
  const stale = run({ job: work('stale', asleep)! });
  await run({ job: work('fresh', Promise.resolve())! });
  wake();
  await stale;
  expect(outcomes).toEqual([true, false]);
  expect(await effects()).toEqual(['fresh']);
});

it('runs an effect once when one message is delivered to many at the same time', async () => {
  const effect: Handler['effect'] = async (_message, tx) => {
    await tx.sql(`insert into effect values ('once')`);
  };
  await Promise.all(Array.from({ length: 5 }, () => run({ effect })));
  expect(await effects()).toEqual(['once']);
});

it('leaves no trace of an effect that failed, so that it can be tried again', async () => {
  let fails = true;
  const effect: Handler['effect'] = async (_message, tx) => {
    await tx.sql(`insert into effect values ('done')`);
    if (fails) throw new Error('half way');
  };
  await expect(run({ effect })).rejects.toThrow('half way');
  expect(await effects()).toEqual([]);
  fails = false;
  await run({ effect });
  expect(await effects()).toEqual(['done']);
});

it('does not start a job that is done, and takes one that stored nothing for done', async () => {
  let starts = 0;
  const job: Handler['job'] = {
    timeoutMs: 1_000,
    work: async () => {
      starts += 1;
    },
  };
  await run({ job });
  await run({ job });
  expect(starts).toBe(1);
});

it('tells a job when its time is up', async () => {
  const job: Handler['job'] = {
    timeoutMs: 20,
    work: (_message, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('too slow'));
        });
      }),
  };
  await expect(run({ job })).rejects.toThrow('too slow');
});
