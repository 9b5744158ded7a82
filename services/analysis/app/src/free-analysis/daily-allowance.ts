import { dayMs, dayStart } from '../vietnam-day.js';

export interface DailyAllowance {
  /** Start of the day that `now` is in. */
  readonly since: Date;
  readonly remaining: number;
  /** Next midnight in Asia/Ho_Chi_Minh. */
  readonly resetsAt: Date;
}

/** `used` counts today's analyses that did not fail. */
export function dailyAllowance(used: number, limit: number, now: Date): DailyAllowance {
  const since = dayStart(now);
  return { since, remaining: Math.max(0, limit - used), resetsAt: new Date(since.getTime() + dayMs) };
}
