import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Database } from '#src/db/database';
import { connectTo, testDatabase, type TestDatabase } from '#src/testing/test-database';
import { runEffect, runTask } from './run-handler.js';

const message = { payload: { id: 'k' }, key: 'k', requestId: 'r', attempt: 1, lastAttempt: false };
const consumer = 'test_thing';

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

type Effect = Parameters<typeof runEffect>[3];
type Work = Parameters<typeof runTask>[2];
const run = (effect: Effect): Promise<void> => runEffect(database, consumer, message, effect);
const start = (work: Work, timeoutMs = 5_000): Promise<void> =>
  runTask({ database, consumer, timeoutMs, stop: stop.signal }, message, work);
const effects = async (): Promise<string[]> =>
  (await server.sql<{ by: string }>('select by from effect order by by')).map((r) => r.by);

it('refuses the late write of a worker that was thought dead', async () => {
  let wake = (): void => undefined;
  const asleep = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const outcomes: boolean[] = [];
  const work =
    (name: string, wait: Promise<void>): Work =>
    async (_message, task) => {
      await wait;
      const first = await task.finish(async (tx) => {
        await tx.sql('insert into effect values ($1)', [name]);
      });
      outcomes.push(first);
    };
  const stale = start(work('stale', asleep));
  await start(work('fresh', Promise.resolve()));
  wake();
  await stale;
  expect(outcomes).toEqual([true, false]);
  expect(await effects()).toEqual(['fresh']);
});

it('runs an effect once when one message is delivered to many at the same time', async () => {
  const effect: Effect = async (_message, tx) => {
    await tx.sql(`insert into effect values ('once')`);
  };
  await Promise.all(Array.from({ length: 5 }, () => run(effect)));
  expect(await effects()).toEqual(['once']);
});

it('leaves no trace of an effect that failed, so that it can be tried again', async () => {
  let fails = true;
  const effect: Effect = async (_message, tx) => {
    await tx.sql(`insert into effect values ('done')`);
    if (fails) throw new Error('half way');
  };
  await expect(run(effect)).rejects.toThrow('half way');
  expect(await effects()).toEqual([]);
  fails = false;
  await run(effect);
  expect(await effects()).toEqual(['done']);
});

it('does not start a task that is done, and takes one that stored nothing for done', async () => {
  let starts = 0;
  const work: Work = async () => {
    starts += 1;
  };
  await start(work);
  await start(work);
  expect(starts).toBe(1);
});

it('tells a task when its time is up', async () => {
  const work: Work = (_message, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('too slow'));
      });
    });
  await expect(start(work, 20)).rejects.toThrow('too slow');
});
