/** Hours the people's day is ahead of UTC: Asia/Ho_Chi_Minh has no daylight saving. */
const dayOffsetHours = 7;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface DailyAllowance {
  /** Start of the day that `now` is in. */
  readonly since: Date;
  readonly remaining: number;
  /** Next midnight in Asia/Ho_Chi_Minh. */
  readonly resetsAt: Date;
}

/** Start of the Vietnamese day that `now` is in. */
export function dayStart(now: Date): Date {
  const shifted = now.getTime() + dayOffsetHours * hourMs;
  return new Date(shifted - (((shifted % dayMs) + dayMs) % dayMs) - dayOffsetHours * hourMs);
}

/** `YYYY-MM-DD` of the Vietnamese day that `now` is in. */
export const dayOf = (now: Date): string =>
  new Date(now.getTime() + dayOffsetHours * hourMs).toISOString().slice(0, 10);

/** `used` counts today's analyses that did not fail. */
export function dailyAllowance(used: number, limit: number, now: Date): DailyAllowance {
  const since = dayStart(now);
  return { since, remaining: Math.max(0, limit - used), resetsAt: new Date(since.getTime() + dayMs) };
}
