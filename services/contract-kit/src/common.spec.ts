import { expect, it } from '@jest/globals';
import { AskedInstant } from './common.js';

it.each([
  ['2026-11-22T00:00:00Z', true],
  ['2099-12-31T23:59:59.999Z', true],
  ['0000-01-01T00:00:00Z', false],
  ['0099-01-01T00:00:00Z', false],
  ['1999-12-31T23:59:59Z', false],
  ['2100-01-01T00:00:00Z', false],
  ['9999-12-31T23:59:59Z', false],
  ['2026-02-30T00:00:00Z', false],
  ['2026-11-22', false],
])('an instant that somebody asks for, %s: %s', (instant, taken) => {
  expect(AskedInstant.safeParse(instant).success).toBe(taken);
});
