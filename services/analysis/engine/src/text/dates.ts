import { remember } from './remember.js';
import type { DateRange, Month } from './date-range.js';
import { seasonsListed } from './season-lists.js';

export type { DateRange, Month };

const months: Record<string, number> = {};
for (const [i, names] of [
  'january|jan',
  'february|feb',
  'march|mar',
  'april|apr',
  'may',
  'june|jun',
  'july|jul',
  'august|aug',
  'september|sept|sep',
  'october|oct',
  'november|nov',
  'december|dec',
].entries())
  for (const name of names.split('|')) months[name] = i;
const seasons: Readonly<Record<string, number>> = { winter: 0, spring: 2, summer: 5, fall: 8, autumn: 8 };

const seasonsOfVietnam: readonly (readonly [RegExp, number])[] = [
  [/^(?:mùa )?hè/iu, 5],
  [/^mùa xuân/iu, 2],
  [/^mùa thu/iu, 8],
  [/^mùa đông/iu, 0],
];

const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|winter|spring|summer|fall|autumn)';
const shortYear = "[’'‘`]\\d{2}(?!\\d)";
const year = `(?:(?:19|20)(?:\\d{2}|XX|xx)|${shortYear})`;
const day = '\\d{1,2}(?:st|nd|rd|th)?';
const point = [
  `${monthName}\\.?,?(?:\\s+|\\s?[-–/]\\s?)(?:${day},?\\s+)?${year}`,
  `${monthName}\\.?\\s?,?\\s?${shortYear}`,
  `${day}[\\s-]${monthName}\\.?[,\\s-]\\s?${year}`,
  `${monthName}[-–]\\d{2}(?![\\d/])`,
  `(?:tháng|thang|thg\\.?|t)\\s?\\d{1,2}\\s?(?:[/.-]|,?\\s?(?:năm|nam)|\\s)\\s?${year}`,
  `(?:mùa\\s(?:xuân|hè|thu|đông)|hè)\\s(?:năm\\s)?${year}`,
  `(?:q[1-4]|quý\\s(?:[1-4]|i{1,3}|iv))(?:[/\\s-]|\\snăm\\s)${year}`,
  `(?:\\d{1,2}[/.-])?\\d{1,2}\\s?[/.-]\\s?${year}`,
  `${year}[/.-](?:1[0-2]|0?[1-9])(?![\\d/])(?:[/.-]\\d{1,2})?`,
  `(?:(?:đầu|giữa|cuối|khoảng|early|mid|late|(?:the )?(?:start|beginning|middle|end) of|half of)[\\s-])?(?:năm\\s+|nam\\s+)?${year}`,
].join('|');
const openWords = `(?:the\\s+)?(?:present(?:\\sday)?|presently|current(?:ly)?(?:\\s+working)?|now|today|date|ongoing|till\\s?(?:date|now|present)|til\\s?date|to\\s?date|(?:until|up\\sto|right\\sup\\sto)\\s?(?:the\\s+)?(?:now|present|today|this\\sday)|(?:to\\s)?this\\sday|continuing|still(?:\\s(?:there|here|going|running|working(?:\\sthere)?)|(?=\\s*(?:$|[\\t\\n|,;)\\]])))|(?:cho\\s)?(?:đến|tới|den|toi)\\s(?:bây giờ|bay gio|nay|giờ|hôm nay|tận nay|hiện (?:tại|nay))|vẫn\\s(?:(?:đang|còn)\\s)?(?:làm|ở đó|công tác)|(?:hiện|hien)\\s*(?:tại|nay|tai)|hiện(?=\\s*(?:$|[\\t\\n|]))|(?:bây|hiện|tới|bay|hien)? ?(?:giờ|gio)|hôm nay|nay)`;
const openEnd = `${openWords}(?![\\p{L}])`;
/** `2017 till date`, `Feb 2021 onwards`: an open end without a sign before it. */
const openTail =
  '(?:(?:till?|to|until|up to)\\s?(?:the\\s+)?(?:date|now|present|today|current|this\\sday)|onwards?|(?:and\\s)?still (?:there|here|going|running|working(?: there)?)|(?:cho )?(?:đến|tới) (?:nay|giờ|bây giờ|hôm nay|hiện (?:tại|nay))|den nay|toi nay|(?:và )?vẫn (?:(?:đang|còn) )?(?:làm|ở đó|công tác))(?![\\p{L}])';
const monthOnly = `(?:${monthName}\\.?|(?:tháng|t)\\s?\\d{1,2}|\\d{1,2})`;
const separator =
  '\\s*(?:-|–|—|−|~|→|->|>|•|·|\\.{2,3}|…|\\bto\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b|đến|tới|\\bden\\b)+\\s*(?:(?:tháng|thang|ngày|năm)?\\s?:\\s*|(?:tháng|thang)\\s+(?=\\d))?';
/** `11/19 – 02/21`: short years are believed on both sides of a range only. */
const shortMonth = '(?:1[0-2]|0[1-9])/\\d{2}(?![\\d/])';

/** `chứng từ`, `điện từ` end in the same syllable and mean something else. */
const since = '(?<!(?:chứng|điện|chung|dien)\\s)(?:từ|tu)(?: khi)? +';
const edge = '(?<![\\p{L}\\p{N}/.])';
const rangePattern = new RegExp(
  `${edge}(?:from\\s+|${since})?(?:(?<a>${point}|${monthOnly}(?=${separator}${monthOnly}(?:\\s+(?:(?:năm|nam)\\s+)?|[/.])${year}))${separator}(?<b>${openEnd}|${point})|(?<c>${shortMonth})${separator}(?<d>${shortMonth}|${openEnd})|(?<e>${point}),?\\s+(?<f>${openTail})|(?<g>(?:19|20)\\d{2})\\s?[-–/]\\s?(?<h>\\d{2})(?![\\d/.-]))(?![\\p{N}])`,
  'giu',
);
const sincePattern = new RegExp(`${edge}(?:since\\s+|${since})(?<a>${point})(?!\\p{N})`, 'giu');
const openPattern = new RegExp(`${edge}(?<a>${point})\\s*(?:-|–|—)[ ]*(?=\\s*$|\\t)`, 'giu');
const singlePattern = new RegExp(`${edge}(?:${point})(?![\\p{N}/])`, 'giu');

const monthWord = new RegExp(monthName, 'i');

function yearOf(text: string): number | null {
  const full = /(?:19|20)\d{2}/.exec(text);
  if (full) return Number(full[0]);
  const short = /[’'‘`](\d{2})/.exec(text) ?? /^\d{2}\/(\d{2})$|^[a-z]+[-–](\d{2})$/i.exec(text.trim());
  if (!short) return null;
  const two = Number(short[1] ?? short[2]);
  return two < 60 ? 2000 + two : 1900 + two;
}

/** The month a date speaks of; a bare year is its first month as a start and its last as an end. */
export function monthOf(text: string, asEnd: boolean): Month | null {
  const y = yearOf(text);
  if (y === null) return null;
  const word = monthWord.exec(text)?.[0].toLowerCase();
  if (word) return y * 12 + (months[word] ?? seasons[word] ?? 0);
  const season = seasonsOfVietnam.find(([name]) => name.test(text));
  if (season) return y * 12 + season[1];
  const quarter = /^(?:q|quý\s)([1-4])/i.exec(text.trim());
  if (quarter) return y * 12 + (Number(quarter[1]) - 1) * 3 + (asEnd ? 2 : 0);
  const rest = text.replace(/(?:19|20)\d{2}|[’'‘`]\d{2}|(?<=^\d{2}\/)\d{2}$/, ' ').match(/\d{1,2}/g) ?? [];
  // Of day and month, the month is the one nearer to the year: the last before it, the first after it.
  const yearFirst = /^\D*(?:19|20)\d{2}/.test(text);
  const month = Number(yearFirst ? rest[0] : rest[rest.length - 1]);
  if (month >= 1 && month <= 12) return y * 12 + month - 1;
  return y * 12 + (asEnd ? 11 : 0);
}

/** The last month of a range, its open end closed at `now`; null where neither is known. */
export const endOfRange = (range: Pick<DateRange, 'to' | 'open'> | null, now: Month | null): Month | null =>
  range?.to ?? (range?.open ? now : null);

/** `11/2024`. */
export const monthYear = (month: Month): string =>
  `${String((month % 12) + 1).padStart(2, '0')}/${Math.floor(month / 12)}`;

/** True where a range names years and no months, so that its length is known to the year only. */
export const isByYears = ({ from, to, startText, endText, open }: DateRange): boolean =>
  [...(from === null ? [] : [startText]), ...(open || to === null || endText === null ? [] : [endText])].some(
    (point) => monthOf(point, false) !== monthOf(point, true) && /^\D*(?:19|20)\d{2}\D*$/.test(point),
  );

const isOpen = new RegExp(`^(?:${openEnd}|${openTail})`, 'iu');

/** `2019-22`: the end shares the century of the start; `2020-11` is a month. */
const century = (from: string | undefined, to: string | undefined): string | undefined =>
  from === undefined || to === undefined ? undefined : `${from.slice(0, 2)}${to}`;

function rangeOf(match: RegExpExecArray | RegExpMatchArray): DateRange {
  const groups = match.groups ?? {};
  const a = groups['a'] ?? groups['c'] ?? groups['e'] ?? groups['g'] ?? '';
  const b = groups['b'] ?? groups['d'] ?? groups['f'] ?? century(groups['g'], groups['h']);
  const text = match[0].trim();
  const start = (match.index ?? 0) + match[0].indexOf(text);
  const open = b === undefined || isOpen.test(b);
  const endYear = b === undefined ? null : yearOf(b);
  const startMonth = monthOf(yearOf(a) === null && endYear !== null ? `${a} ${endYear}` : a, false);
  return {
    start,
    end: start + text.length,
    text,
    startText: a.trim(),
    endText: b === undefined ? null : b.trim(),
    from: startMonth,
    to: open ? null : monthOf(b, true),
    open,
  };
}

const mayHoldDate = /\d{2}|XX/;

/** A paragraph's dates stand in its beginning; a longer text is no line of a résumé. */
const datedCharsMax = 2_000;

/** Date ranges in a line, from left to right. */
export const findRanges = (text: string): DateRange[] =>
  mayHoldDate.test(text) ? rangesIn(text.slice(0, datedCharsMax)) : [];

/** `January 2023 - Present (1 year 11 months)`: how long it had lasted when the résumé was written. */
const toldLength =
  /^\s*[(·,–-]?\s*(?:(?<years>\d{1,2})\s*(?:years?|yrs?|năm)\s*)?(?:(?<months>\d{1,2})\s*(?:months?|mos?|tháng))?(?![\p{L}\d])/iu;

function withToldLength(range: DateRange, text: string): DateRange {
  const { years, months: rest } = toldLength.exec(text.slice(range.end))?.groups ?? {};
  const length = Number(years ?? 0) * 12 + Number(rest ?? 0);
  return range.open && range.from !== null && length > 0 ? { ...range, to: range.from + length - 1 } : range;
}

/** `2023-03`, `từ 2010-12`: what is not later than the year before it, or has a word before it, is a month. */
const isMonth = ({ 0: text, index = 0, input = '', groups }: RegExpMatchArray): boolean => {
  const [from, to] = [groups?.['g'], groups?.['h']];
  if (from === undefined || to === undefined) return false;
  const isSince = /^(?:từ|tu)\s/iu.test(text) || /since\s+$/iu.test(input.slice(0, index));
  return (isSince && Number(to) <= 12) || Number(century(from, to)) < Number(from);
};

const rangesIn = remember((text: string): DateRange[] => {
  const seasons = seasonsListed(text);
  const apart = ({ start, end }: DateRange): boolean =>
    seasons.every((list) => list.end <= start || list.start >= end);
  const ranges = [...text.matchAll(rangePattern)]
    .filter((match) => !isMonth(match))
    .map(rangeOf)
    .filter(apart);
  if (ranges.length + seasons.length > 0)
    return [...seasons, ...ranges.map((range) => withToldLength(range, text))].toSorted(
      (a, b) => a.start - b.start,
    );
  return [...text.matchAll(sincePattern), ...text.matchAll(openPattern)].map(rangeOf);
});

/** Single dates in a line (`December 2024`, `2017`), from left to right. */
export function findDates(
  whole: string,
): { start: number; end: number; text: string; month: Month | null }[] {
  const text = whole.slice(0, datedCharsMax);
  if (!mayHoldDate.test(text)) return [];
  return [...text.matchAll(singlePattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    month: monthOf(match[0], true),
  }));
}

/** Months covered by ranges, overlaps counted once; `now` closes open ends. Null when nothing can be counted. */
export function mergedMonths(ranges: readonly { from: Month; to: Month }[]): number | null {
  const sorted = ranges.filter((range) => range.to >= range.from).toSorted((a, b) => a.from - b.from);
  if (sorted.length === 0) return null;
  let total = 0;
  let end = -Infinity;
  for (const range of sorted) {
    const from = Math.max(range.from, end + 1);
    if (range.to >= from) total += range.to - from + 1;
    end = Math.max(end, range.to);
  }
  return total;
}
