import { expect, it } from '@jest/globals';
import { ListLimiter } from './list-limiter.js';

const passed = (limiter: ListLimiter, user: string, times: number, now: number): number => {
  let count = 0;
  for (let i = 0; i < times; i += 1) {
    try {
      limiter.limit(user, now);
      count += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'RATE_LIMITED', headers: { 'retry-after': '60' } });
    }
  }
  return count;
};

it('lets each person have ten lists a second, and all again in the next minute', () => {
  const limiter = new ListLimiter(1);
  expect(passed(limiter, 'a', 700, 0)).toBe(600);
  expect(passed(limiter, 'b', 10, 0)).toBe(10);
  expect(passed(limiter, 'a', 700, 60_000)).toBe(600);
});

it('lets load tests have more', () => {
  expect(passed(new ListLimiter(2), 'a', 1_300, 0)).toBe(1_200);
});
