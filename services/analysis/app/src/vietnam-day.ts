/** Hours the people's day is ahead of UTC: Asia/Ho_Chi_Minh has no daylight saving. */
const dayOffsetHours = 7;
const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
export const peoplesZone = 'Asia/Ho_Chi_Minh';

/** Start of the Vietnamese day that `now` is in. */
export function dayStart(now: Date): Date {
  const shifted = now.getTime() + dayOffsetHours * hourMs;
  return new Date(shifted - (((shifted % dayMs) + dayMs) % dayMs) - dayOffsetHours * hourMs);
}

/** `YYYY-MM-DD` of the Vietnamese day that `now` is in. */
export const dayOf = (now: Date): string =>
  new Date(now.getTime() + dayOffsetHours * hourMs).toISOString().slice(0, 10);
