import { expect, it } from '@jest/globals';
import { delayMsMax, loginDelayMs } from './login-delay.js';

it('waits for nobody at first, then longer and longer, and never for long', () => {
  expect([0, 50, 51, 100, 150].map((failures) => loginDelayMs(failures))).toEqual([0, 0, 20, 1_000, 2_000]);
  expect(loginDelayMs(1_000_000)).toBe(delayMsMax);
  expect(loginDelayMs(100, 1_000)).toBe(0);
});
