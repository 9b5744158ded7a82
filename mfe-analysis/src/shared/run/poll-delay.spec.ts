import { expect, it } from '@jest/globals';
import { pollDelayMs } from './poll-delay.js';

it('starts at 300 ms, grows, and stays at 2 s', () => {
  const delays = Array.from({ length: 12 }, (_, n) => pollDelayMs(n));
  expect(delays[0]).toBe(300);
  expect(delays.every((ms, i) => i === 0 || ms >= (delays[i - 1] ?? 0))).toBe(true);
  expect(delays.slice(-4)).toEqual([2000, 2000, 2000, 2000]);
});
