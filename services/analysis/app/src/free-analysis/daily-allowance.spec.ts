import { describe, expect, it } from '@jest/globals';
import { dayStart } from '../vietnam-day.js';
import { dailyAllowance } from './daily-allowance.js';

describe('dailyAllowance', () => {
  it('starts anew at midnight in Ho Chi Minh City, which is 17:00 UTC', () => {
    const before = new Date('2026-03-01T16:59:59.999Z');
    const after = new Date('2026-03-01T17:00:00.000Z');
    expect(dayStart(before).toISOString()).toBe('2026-02-28T17:00:00.000Z');
    expect(dayStart(after).toISOString()).toBe('2026-03-01T17:00:00.000Z');
    expect(dailyAllowance(0, 3, before).resetsAt).toEqual(after);
  });

  it('never tells less than nothing, also when the limit was lowered during the day', () => {
    const now = new Date('2026-03-01T00:00:00Z');
    expect([0, 2, 3, 5].map((used) => dailyAllowance(used, 3, now).remaining)).toEqual([3, 1, 0, 0]);
  });
});
