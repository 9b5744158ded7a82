import { formatDateTime } from '@fitfolio/web-kit/format';

/** A whole number as typed; NaN for anything else, which no contract takes. */
export const parseInteger = (text: string): number =>
  /^[+-]?\d+$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;

/** The same, where nothing typed means "no limit". */
export const parseOptionalInteger = (text: string): number | null =>
  text.trim() === '' ? null : parseInteger(text);

/** Dollars as typed, `2.5` or `2,50`, in cents; NaN for anything else. */
export function parseCents(text: string): number {
  const match = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN;
}

export const dollarsInputOf = (cents: number): string => (cents / 100).toFixed(2);

/** An instant as `<input type="datetime-local">` takes it, in the reader's zone. */
export const timeInputOf = (instant: string | null): string =>
  formatDateTime(instant).slice(0, 16).replace(' ', 'T');

/** The instant of a typed time; what it was `before` when nobody touched it (seconds are not typed). */
export function parseInstant(typed: string, before: string | null = null): string | null {
  if (typed === '') return null;
  if (typed === timeInputOf(before)) return before;
  const time = new Date(typed);
  return Number.isNaN(time.getTime()) ? typed : time.toISOString();
}
