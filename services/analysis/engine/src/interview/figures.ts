import { matchSkills } from '../catalogue/skills.js';
import { fold } from '../text/fold.js';
import { tokenize } from '../text/tokens.js';

/** A number of things, as a sentence names it. */
export interface Figure {
  readonly start: number;
  readonly end: number;
  /** Digits without separators; a word's number as digits. */
  readonly number: string;
  /** The word after it, in small letters; a sign for money and shares. */
  readonly of: string;
}

const inWords: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
  dozen: '12',
  hundred: '100',
  thousand: '1000',
  chục: '10',
  trăm: '100',
  hai: '2',
  ba: '3',
  bốn: '4',
  năm: '5',
  sáu: '6',
  bảy: '7',
  tám: '8',
  chín: '9',
  mười: '10',
  mươi: '10',
};

/** The same typed without marks; those that are other words as well are not read. */
const inBareWords: Readonly<Record<string, string>> = {
  bon: '4',
  tam: '8',
  chin: '9',
  muoi: '10',
  chuc: '10',
  tram: '100',
};

const amount = String.raw`\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?`;
const pattern = new RegExp(
  `(?<![\\p{L}\\d.,/]|thứ )(?!\\d{1,2}/\\d)(?:[$€£]\\s?)?(${amount}|${Object.keys({ ...inWords, ...inBareWords }).join('|')})(?:\\s?(%|phần trăm|percent)|\\s?(k|triệu|tỷ|nghìn|ngàn|million|billion|thousand))?(?:\\s+(?!and|or|to|của|và|thì|so|in|on)(\\p{L}{2,}))?(?![\\p{L}\\d])`,
  'giu',
);
const whole =
  /(?<!\p{L})(?:zero(?= \p{L})|half|a third|doubled|tripled|halved|một nửa|gấp (?:đôi|ba))(?!\p{L})/giu;
/** Before these a number word is an amount without its noun: "by spring it was three". */
const counted =
  /(?<!\p{L})(?:was|were|to|only|just|about|around|under|over|than|còn|xuống|lên|cỡ|chừng|khoảng|hơn|dưới|mấy)\s+$/iu;
const year = /^(?:19|20)\d\d$/;
/** A number after these is a name or a date: `line 4`, `tháng 7 năm 2021`. */
const named =
  /(?<!\p{L})(?:lines?|shift|room|ward|unit|phase|stage|level|grade|version|chapter|bay|gate|plant|floor|chuyền|tổ|phòng|lớp|khối|tầng|kho|xưởng|số|quý|tháng|ngày|mồng|mùng|thang|ngay)\s+$/iu;
/** A time that has passed since is no measure. */
const since = /^\s*(?:ago|trước|truoc)(?!\p{L})/iu;
/** "one hundred percent" and "năm" for a year are ways of speaking. */
const notCounted = /^(?:hundred|percent|hundreds|years? old|giờ sáng|mẹ|má|bên)$/u;

/** The figures of a text: digits with what they count, number words with a noun, "half". A year alone is none. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  const bareText = fold(text) === text.toLowerCase();
  // `5 Why`, `7 QC tools`: digits of a name.
  const names = matchSkills(text, tokenize(text)).filter(({ start, end }) =>
    /\d/.test(text.slice(start, end)),
  );
  for (const match of text.matchAll(pattern)) {
    const [all, raw = '', share, scale, noun] = match;
    const word = inWords[raw.toLowerCase()] ?? (bareText ? inBareWords[raw.toLowerCase()] : undefined);
    if (word === undefined && !/\d/.test(raw)) continue;
    const digits = match.index + all.indexOf(raw);
    if (names.some(({ start, end }) => start <= digits && end > digits)) continue;
    if (!share && !scale && named.test(text.slice(Math.max(0, digits - 12), digits))) continue;
    if (since.test(text.slice(match.index + all.length))) continue;
    const number = word ?? raw.replace(/[\s.,](?=\d{3}(?!\d))/g, '');
    if (year.test(number) && !share && !scale) continue;
    const bare = noun === undefined || notCounted.test(noun.toLowerCase());
    if (word !== undefined && bare && !counted.test(text.slice(Math.max(0, match.index - 12), match.index)))
      continue;
    // "năm 2020" and "năm đó" name a year; "năm người" are five.
    if (
      raw.toLowerCase() === 'năm' &&
      /^(?:đó|ấy|nay|ngoái|trước|sau|đầu|cuối|thứ|học|qua)$/u.test(noun ?? '')
    )
      continue;
    const of = share ? '%' : (scale ?? noun ?? '').toLowerCase();
    found.push({ start: match.index, end: match.index + all.length, number, of });
  }
  for (const match of text.matchAll(whole))
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      number: match[0].toLowerCase(),
      of: '',
    });
  return found.toSorted((a, b) => a.start - b.start);
}
