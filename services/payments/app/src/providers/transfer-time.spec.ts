import { expect, it } from '@jest/globals';
import { transferTime } from './transfer-time.js';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it.each([
  ['2026-11-21 18:25:00', '2026-11-21T11:25:00.000Z'],
  [' 2026-11-21T18:25 ', '2026-11-21T11:25:00.000Z'],
  ['2026-11-21T18:25:00+07:00', '2026-11-21T11:25:00.000Z'],
  ['2026-11-21T18:25:00-0100', '2026-11-21T19:25:00.000Z'],
  ['2026-11-21T18:25:00.250Z', '2026-11-21T18:25:00.250Z'],
  ['2020-01-01T00:00:00Z', '2020-01-01T00:00:00.000Z'],
])('reads “%s”', (text, instant) => {
  expect(transferTime(text)?.toISOString()).toBe(instant);
});

it.each([
  '',
  'yesterday',
  '21/11/2026 18:25',
  '2026-13-01 00:00:00',
  '0000-01-01 00:00:00',
  '2019-12-31T23:59:59Z',
  inHours(25),
  '9999-12-31 23:59:59',
  1_700_000_000,
  null,
  undefined,
])('does not know when %p was', (text) => {
  expect(transferTime(text)).toBeNull();
});

it('allows for clocks that differ', () => {
  expect(transferTime(inHours(23))).not.toBeNull();
});
