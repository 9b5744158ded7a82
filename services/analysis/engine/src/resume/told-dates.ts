import { type DateRange, findDates, findRanges, monthOf } from '../text/dates.js';
import { overlaps, type Post } from './told-posts.js';

// The dates of what a sentence of a told life says of work.

const until =
  /(?:until|till|to|up to|đến|tới)\s(?:(?:about|the|hết|cuối|end|start|middle|of|summer|winter|spring|fall|autumn|\p{Lu}\p{L}+ of)\s){0,4}$/iu;
/** "Until he closed the doors at the end of 2008". */
const untilThen = /(?<!\p{L})(?:until|till)\s[^.,;\d]{1,36}$/iu;
const between = /(?<!\p{L})between\s$/iu;
const since = /(?<!\p{L})(?:since|from|từ|kể từ)\s(?:[\p{L}]+\s){0,3}$/iu;
/** Told as what still is. */
const goesOn =
  /(?<!\p{L})(?:since|(?:am|['’]m|(?:have|['’]ve) been|is)(?!\p{L})|(?:đến|tới|cho đến|cho tới) (?:nay|giờ|chừ|bây giờ)|hiện|đang|vẫn)(?!\p{L})/iu;

const rangeFrom = (first: { start: number; end: number; text: string }, whole: string): DateRange => ({
  start: first.start,
  end: first.end,
  text: whole.slice(first.start, first.end),
  startText: first.text,
  endText: null,
  from: monthOf(first.text, false),
  to: null,
  open: false,
});

export const withEnd = (range: DateRange, text: string): DateRange => ({
  ...range,
  // Both points in the person's words; what stands between them tells of other things.
  text: `${range.startText} – ${text}`,
  endText: text,
  to: monthOf(text, true),
  open: false,
});

export const isLater = (text: string, { from }: DateRange): boolean => {
  const at = monthOf(text, true);
  return at !== null && from !== null && at > from;
};

/** The dates of each post: those behind it in its clause, else those before it. */
export function datesOf(text: string, posts: readonly Post[]): (DateRange | null)[] {
  const ranges = findRanges(text);
  const singles = findDates(text).filter((date) => !ranges.some((range) => overlaps(range, date)));
  const owner = (date: { start: number; end: number }): number => {
    const before = posts.findLastIndex(({ end }) => end <= date.start);
    const behind = posts.findIndex(({ start }) => start >= date.end);
    if (before < 0 || behind < 0) return Math.max(before, behind);
    return /,|;|\sand\s|\srồi\s|\sthì\s/u.test(text.slice(posts[before]?.end ?? 0, date.start))
      ? behind
      : before;
  };
  return posts.map((_, i) => {
    const range = ranges.find((one) => owner(one) === i);
    // "From June 2008 I sewed there" may have an end elsewhere; it goes on only where that is told.
    const isBegun = range?.open && !goesOn.test(text);
    if (range && !isBegun && !range.open) return range;
    const own = singles.filter((one) => owner(one) === i);
    const ahead = (one: { start: number }): string => text.slice(Math.max(0, one.start - 40), one.start);
    const isEnd = (one: { start: number }, n: number): boolean => {
      const above = own[n - 1];
      const isPair =
        above !== undefined &&
        between.test(ahead(above)) &&
        /^\s(?:and|và)\s$/u.test(text.slice(above.end, one.start));
      return isPair || until.test(ahead(one)) || untilThen.test(ahead(one));
    };
    const first = own.find((one, n) => !isEnd(one, n));
    const last = own.find(isEnd);
    if (range) {
      if (last && isLater(last.text, range)) return withEnd(range, last.text);
      if (!isBegun) return range;
      const start = text.indexOf(range.startText, range.start);
      return rangeFrom({ start, end: start + range.startText.length, text: range.startText }, text);
    }
    if (!first) return null;
    if (last) return withEnd(rangeFrom(first, text), last.text);
    const lead = since.exec(ahead(first))?.[0].length ?? 0;
    const open = lead > 0 && goesOn.test(text);
    const begun = rangeFrom(first, text);
    const start = open ? first.start - lead : first.start;
    return { ...begun, open, start, text: text.slice(start, first.end) };
  });
}
