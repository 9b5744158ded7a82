import type { DateRange } from './date-range.js';

const season =
  '(?:summers?|winters?|springs?|autumns?|(?:mùa\\s)?hè|mùa\\s(?:xuân|thu|đông)|(?:kỳ|dịp)\\snghỉ\\shè)';
const several =
  '(?:(?:summers|winters|springs|autumns)|(?:mỗi|các|mấy|những)\\s(?:mùa\\s)?hè|(?:each|every)\\s(?:summer|winter|spring|autumn))';
const year = '(?:19|20)\\d{2}(?![\\d/-])';
const edge = '(?<![\\p{L}\\p{N}/.])';
const next = '\\s?(?:,|;|&|\\+|(?<!\\p{L})and|(?<!\\p{L})và)\\s?(?:(?:and|và)\\s)?';

/** `Summers 2012, 2013, 2014`, `hè 2016, hè 2017`. */
const list = new RegExp(
  `${edge}${season}\\s(?:of\\s|năm\\s)?${year}(?:${next}(?:${season}\\s(?:of\\s|năm\\s)?)?${year})+(?![\\p{L}\\p{N}])`,
  'giu',
);
/** `summers 2012 – 2014`, `mỗi hè từ 2020 đến 2022`. */
const run = new RegExp(
  `${edge}${several}\\s(?:(?:of|from|từ|năm|từ\\snăm)\\s)?(?<first>(?:19|20)\\d{2})\\s?(?:-|–|—|to|until|đến|tới)\\s?(?<last>${year})(?![\\p{L}\\p{N}])`,
  'giu',
);
/** `every summer since 2020`, `mỗi hè từ 2020`: how often it was till now nobody said. */
const since = new RegExp(
  `${edge}${several}\\s(?:since|from|từ|từ\\snăm|kể\\stừ)\\s(?<first>(?:19|20)\\d{2})(?:\\s(?:đến|tới)\\snay|\\s(?:to|until)\\s(?:now|date|today)|\\sonwards?)?(?![\\p{L}\\p{N}])`,
  'giu',
);

const begins: readonly (readonly [RegExp, number])[] = [
  [/summer|hè/iu, 5],
  [/winter|đông/iu, 0],
  [/spring|xuân/iu, 2],
  [/autumn|thu/iu, 8],
];
const seasonMonths = 3;
const yearsMax = 40;

const monthIn = (text: string, otherwise: number): number =>
  begins.find(([name]) => name.test(text))?.[1] ?? otherwise;

/** What each year of a list is said of: the season before it, or the last one named. */
function seasonsOf(text: string): { from: number; to: number }[] {
  let month = 0;
  let at = 0;
  return [...text.matchAll(/(?:19|20)\d{2}/gu)].map(({ 0: written, index }) => {
    month = monthIn(text.slice(at, index), month);
    at = index + written.length;
    const from = Number(written) * 12 + month;
    return { from, to: from + seasonMonths - 1 };
  });
}

function rangeOf(match: RegExpMatchArray, seasons: readonly { from: number; to: number }[]): DateRange {
  const [text] = match;
  const start = match.index ?? 0;
  const years = text.match(/(?:19|20)\d{2}/gu) ?? [];
  const firstAt = text.indexOf(years[0] ?? '');
  return {
    start,
    end: start + text.length,
    text,
    startText: text.slice(0, firstAt + (years[0]?.length ?? 0)),
    endText: years.at(-1) ?? null,
    from: Math.min(...seasons.map(({ from }) => from)),
    to: Math.max(...seasons.map(({ to }) => to)),
    open: false,
    seasons,
  };
}

/** Lists of seasons in a line: each is work of its months, and none of the years between. */
export function seasonsListed(text: string): DateRange[] {
  const lists = [...text.matchAll(list)].map((match) => rangeOf(match, seasonsOf(match[0])));
  const runs = [...text.matchAll(run)].flatMap((match) => {
    const [first, last] = [Number(match.groups?.['first']), Number(match.groups?.['last'])];
    if (last <= first || last - first > yearsMax) return [];
    const month = monthIn(match[0], 0);
    const seasons = Array.from({ length: last - first + 1 }, (_, i) => {
      const from = (first + i) * 12 + month;
      return { from, to: from + seasonMonths - 1 };
    });
    return [rangeOf(match, seasons)];
  });
  const open = [...text.matchAll(since)]
    .filter(({ index }) => runs.every(({ start, end }) => index < start || index >= end))
    .map((match): DateRange => ({
      ...rangeOf(match, []),
      startText: match[0],
      endText: null,
      from: null,
      to: null,
      open: true,
    }));
  return [...lists, ...runs, ...open].toSorted((a, b) => a.start - b.start);
}
