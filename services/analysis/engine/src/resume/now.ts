import type { ReadText } from '../layout/read-text.js';
import { findDates, type Month, monthOf } from '../text/dates.js';
import type { Position } from './experience.js';

const claim = /(\d{1,2})\s*\+?\s*(?:years?|yrs?|năm)(?=[^.]{0,40}(?:experience|kinh nghiệm))/iu;
/** A claim is believed no further past the last written date than this. */
const claimReachYears = 6;

/**
 * The month that stands for "present": the file's own, else the latest one written. Where the file has none and a
 * position is open, the years the summary speaks of say how far it reaches.
 */
export function nowOf(read: ReadText, summary: string, positions: readonly Position[]): Month | null {
  if (read.madeAt !== null) return monthOf(read.madeAt, false);
  const written = findDates(read.text).flatMap(({ month }) => (month === null ? [] : [month]));
  if (written.length === 0) return null;
  const latest = written.reduce((a, b) => Math.max(a, b));
  const starts = positions.flatMap(({ range }) =>
    range === null || range.from === null ? [] : [range.from],
  );
  const years = Number(claim.exec(summary)?.[1] ?? 0);
  if (years === 0 || starts.length === 0 || !positions.some(({ range }) => range?.open)) return latest;
  const claimed = starts.reduce((a, b) => Math.min(a, b)) + years * 12 - 1;
  return Math.max(latest, Math.min(claimed, latest + claimReachYears * 12));
}
