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
  twelve: '12',
  eleven: '11',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
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
  // Typed without marks; those that are other words as well are not read.
  bon: '4',
  tam: '8',
  chin: '9',
  muoi: '10',
  chuc: '10',
  tram: '100',
};

const amount = String.raw`\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?`;
const pattern = new RegExp(
  `(?<![\\p{L}\\d.,/]|thứ )(?:[$€£]\\s?)?(${amount}|${Object.keys(inWords).join('|')})(?:\\s?(%|phần trăm|percent)|\\s?(k|triệu|tỷ|nghìn|ngàn|million|billion|thousand))?(?:\\s+(?!and|or|to|của|và|thì|so|in|on)(\\p{L}{2,}))?(?![\\p{L}\\d])`,
  'giu',
);
const whole = /(?<!\p{L})(?:half|a third|doubled|tripled|halved|một nửa|gấp (?:đôi|ba))(?!\p{L})/giu;
/** Before these a number word is an amount without its noun: "by spring it was three". */
const counted =
  /(?<!\p{L})(?:was|were|to|only|just|about|around|under|over|than|còn|xuống|lên|cỡ|chừng|khoảng|hơn|dưới|mấy)\s+$/iu;
const year = /^(?:19|20)\d\d$/;
/** "one hundred percent" and "năm" for a year are ways of speaking. */
const notCounted = /^(?:hundred|percent|hundreds|years? old|giờ sáng|mẹ|má|bên)$/u;

/** The figures of a text: digits with what they count, number words with a noun, "half". A year alone is none. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  for (const match of text.matchAll(pattern)) {
    const [all, raw = '', share, scale, noun] = match;
    const word = inWords[raw.toLowerCase()];
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
