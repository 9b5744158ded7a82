import { afterEach, expect, it } from '@jest/globals';
import { WorkerPool } from './worker-pool.js';

const pools: WorkerPool<string, number>[] = [];
const pool = (msMax = 5_000, threadsMax = 1): WorkerPool<string, number> => {
  const made = new WorkerPool<string, number>({
    script: new URL('../../test/given/stubborn.worker', import.meta.url),
    threadsMax,
    msMax,
    heapMegabytes: 32,
  });
  pools.push(made);
  return made;
};
afterEach(() => Promise.all(pools.splice(0).map((each) => each.close())));

it('uses a thread again', async () => {
  const one = pool();
  expect(await one.run('who')).toBe(await one.run('who'));
});

it('ends a thread that hangs, and goes on with another', async () => {
  const one = pool(1_000);
  const before = await one.run('who');
  const [hung, next] = await Promise.allSettled([one.run('hang'), one.run('who')]);
  expect(hung).toMatchObject({ status: 'rejected', reason: { why: 'time' } });
  expect(next.status).toBe('fulfilled');
  expect(next.status === 'fulfilled' && next.value).not.toBe(before);
});

it('ends a thread that eats up its memory', async () => {
  await expect(pool(30_000).run('eat')).rejects.toMatchObject({ why: 'memory' });
});

it('survives a thread that ends by itself, and a task that fails', async () => {
  const one = pool();
  await expect(one.run('die')).rejects.toThrow('ended by itself');
  await expect(one.run('fail')).rejects.toThrow('it did not work');
  expect(await one.run('who')).toBeGreaterThan(0);
});

it('finishes what it took before it closes, and takes nothing more', async () => {
  const one = pool();
  const running = [one.run('who'), one.run('who'), one.run('who')];
  const closed = one.close();
  await expect(one.run('who')).rejects.toThrow('closing');
  await closed;
  expect(new Set(await Promise.all(running)).size).toBe(1);
});

it('counts the time that a thread works, not the time that passes', async () => {
  await expect(pool(500).run('rest')).resolves.toBe(1);
});

it('ends a thread that waits without end', async () => {
  await expect(pool(250).run('sleep')).rejects.toMatchObject({ why: 'time' });
});
