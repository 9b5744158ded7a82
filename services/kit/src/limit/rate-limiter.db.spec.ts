import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '#src/db/database';
import { connectTo, testDatabase, type TestDatabase } from '#src/testing/test-database';
import { RateLimiter } from './rate-limiter.js';

let server: TestDatabase;
let database: Database;
let limiter: RateLimiter;
beforeAll(async () => {
  server = await testDatabase();
  database = await connectTo(server);
  limiter = new RateLimiter(database);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

const outcomes = async (key: string, times: number, max: number): Promise<number> => {
  const all = await Promise.allSettled(Array.from({ length: times }, () => limiter.limit(key, max, 60)));
  return all.filter((o) => o.status === 'fulfilled').length;
};

it('lets exactly as many through as it says, however many come at once', async () => {
  expect(await outcomes('a', 40, 7)).toBe(7);
});

it('says how long to wait', async () => {
  await limiter.limit('b', 1, 60);
  await expect(limiter.limit('b', 1, 60)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    status: 429,
    headers: { 'retry-after': expect.stringMatching(/^(59|60)$/) },
  });
});

it('starts anew when the window is over, and gives one back when asked', async () => {
  await limiter.limit('c', 1, 60);
  await database.sql(`update rate_limit set resets_at = now() where key = 'c'`);
  await limiter.limit('c', 1, 60);
  await limiter.forgive('c');
  await limiter.limit('c', 1, 60);
  await expect(limiter.limit('c', 1, 60)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

it('counts keys apart', async () => {
  expect(await outcomes('d', 5, 3)).toBe(3);
  expect(await outcomes('e', 5, 3)).toBe(3);
});
