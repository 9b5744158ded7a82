import { describe, expect, it } from '@jest/globals';
import { instantsOf, isDay } from './days.js';

describe('days of a filter', () => {
  it('are days that exist', () => {
    expect(['2026-11-20', '2024-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-30', '2026-13-01', '20-11-2026', '2026-11-20T00:00', ''].some(isDay)).toBe(false);
  });

  it('begin and end where the reader’s day does', () => {
    expect(instantsOf({ from: '2026-11-20', to: '2026-11-30' })).toEqual({
      from: new Date(2026, 10, 20).toISOString(),
      to: new Date(2026, 11, 1).toISOString(),
    });
    expect(instantsOf({})).toEqual({});
  });
});
