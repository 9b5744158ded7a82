import { type DateRange, findDates, monthOf } from '../text/dates.js';

const list = /^(?:(?:19|20)\d{2}, )*(?:19|20)\d{2},? (?:and|và|&) (?:[\p{L} ]{1,12} )?(?:19|20)\d{2}$/u;
const yearsMax = 12;

/** `2014, 2015 and half of 2016` in a cell of its own: years one after the other are the range of all of them. */
export function yearsListed(cell: string): DateRange | null {
  if (!list.test(cell)) return null;
  const dates = findDates(cell);
  const years = (cell.match(/(?:19|20)\d{2}/gu) ?? []).map(Number);
  const [first, last] = [dates[0], dates.at(-1)];
  const follows = years.every((year, i) => i === 0 || year === (years[i - 1] ?? 0) + 1);
  if (!first || !last || !follows || years.length > yearsMax) return null;
  return {
    start: 0,
    end: cell.length,
    text: cell,
    startText: first.text,
    endText: last.text,
    from: monthOf(first.text, false),
    to: monthOf(last.text, true),
    open: false,
  };
}
