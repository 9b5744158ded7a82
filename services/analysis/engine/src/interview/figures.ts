import { matchSkills } from '../catalogue/skills.js';
import { fold } from '../text/fold.js';
import { tokenize } from '../text/tokens.js';
import { isHomonym, isName } from './counted.js';

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
  'mười một': '11',
  mười: '10',
  mươi: '10',
};

/** "mười hai" is 12, "hai mươi lăm" 25 and "forty-five" 45; "hai ba" are two or three. */
function valueOf(words: string, isBare: boolean): string | undefined {
  const parts = words.toLowerCase().split(/[\s-]/u);
  const [first, second, third] = parts.map((one) =>
    one === 'lăm'
      ? '5'
      : one === 'mốt' || one === 'một'
        ? '1'
        : one === 'tư'
          ? '4'
          : (inWords[one] ?? (isBare ? inBareWords[one] : undefined)),
  );
  if (first === undefined || second === undefined) return first;
  const [a, b, c] = [Number(first), Number(second), Number(third ?? 0)];
  if (b === 10 && a < 10) return String(a * b + (c < 10 ? c : 0));
  if ((b === 100 && a < 10) || (b === 1000 && a < 1000)) return String(a * b);
  return b < 10 && a % 10 === 0 && a < 100 ? String(a + b) : first;
}

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
const numeral = Object.keys({ ...inWords, ...inBareWords }).join('|');
const pattern = new RegExp(
  `(?<![\\p{L}\\d.,/]|thứ |phần )(?!\\d{1,2}/\\d)(?:[$€£]\\s?)?(${amount}|(?:${numeral})(?:[\\s-](?:${numeral}|lăm|mốt|tư)(?!\\p{L}))*)(?:\\s?(%|phần trăm|percent)|\\s?(k|triệu|tỷ|nghìn|ngàn|million|billion|thousand))?(?:\\s+(?!and|or|to|của|và|thì|so|in|on)(\\p{L}{2,}))?(?![\\p{L}\\d])`,
  'giu',
);
const whole =
  /(?<!\p{L})(?:zero(?= \p{L})|half(?![- ](?:term|time|way|past)(?!\p{L}))|a third|doubled|tripled|halved|một nửa|một phần (?:ba|tư|năm|mười)|nửa(?= (?:tiếng|giờ|ngày|buổi|tháng|số|lượng|thời))|one(?= (?:hours?|minutes?|seconds?|months?|percent|per cent|euros?|dollars?|pounds?|met(?:er|re)s?|miles?|kilos?)(?!\p{L}))|(?<=(?:about|under|within|nearly|almost|over) )one(?= (?:day|week|year|person|page)(?!\p{L}))|(?<=have )one(?= \p{L}+ (?:of \p{L}+ )?(?:for|per) (?:each|every) )|one(?= (?:days?|weeks?|years?) instead of )|(?<=(?:dưới|hơn|chưa (?:tới|đến|đầy)|quá) )một(?= (?:phút|giây|giờ|tiếng|ngày|tuần|tháng|năm(?! (?:kinh|làm|nay|qua|trước|rồi|sau)))(?!\p{L}))|gấp (?:đôi|ba)|(?:twice|once)(?= (?:a|an|per|each|every|as) )|(?<=(?:only|just) )(?:one|once)|(?<=(?:đúng|chỉ|còn|mỗi) )một(?= \p{L})|(?<=chỉ (?:sai|lỗi|hỏng|trễ|thiếu|rớt|sót|nhầm|mất|cần|tốn|còn) )một(?= \p{L}))(?!\p{L})/giu;
/** Before these a number word is an amount without its noun: "by spring it was three". */
const counted =
  /(?<!\p{L})(?:was|were|to|only|just|about|around|under|over|than|instead of|còn|xuống|lên|cỡ|chừng|khoảng|hơn|dưới|mấy)\s+$/iu;
const year = /^(?:19|20)\d\d$/;
/** Words that join; a number before them counts nothing that is named. */
const functionWord =
  /^(?:and|or|is|are|was|were|to|with|for|in|at|by|from|then|but|when|since|because|which|that|has|had|as|if|so|we|i|it|they|he|she|và|với|hoặc|là|thì|mà|nên|có|bị|được|cho|của|để|khi|do|vì|đã|đang|sẽ|ở|tại|trong|rồi|không|chưa|cũng)$/iu;
/** "Eleven cases, and nine were put right": a number that is the subject counts what was named before. */
const counts =
  /^ (?:(?:of (?:them|those|these|whom) )?(?:was|were|have|had|came|went|are)|of (?:them|those|these))(?!\p{L})/iu;
/** The number of a line in a list, an hour of the day and a day of the month count nothing. */
const ordinal = /(?:^|\n)\s*$/u;
const listed = /^[.)](?:\s|$)/u;
const ofClock = /(?<!\p{L})(?:lúc|luc|ngày|ngay)\s+$/iu;
const clock = /^(?:giờ|gio|h|hằng|hàng|mỗi|hang|moi)$/iu;
/** A time that has passed since is no measure. */
const since = /^\s*(?:ago|trước|truoc)(?!\p{L})/iu;
/** "one hundred percent" and "năm" for a year are ways of speaking. */
const notCounted = /^(?:hundred|percent|hundreds|years? old|giờ sáng|mẹ|má|bên|tết)$/u;
/** "Cuối năm nhóm tôi …" is the end of the year. */
const ofOneYear = /(?<!\p{L})(?:đầu|giữa|cuối|mỗi|hằng|hàng|sang)\s$/iu;

/** "năm 2020" and "năm đó" name a year; "năm người" are five. */
const ofYear = /^(?:đó|ấy|nay|ngoái|trước|sau|đầu|cuối|thứ|học|qua)$/u;

/** "Ba năm" are three years; 35 is "ba mươi lăm". */
const inYears = /(?<=\s)năm$/iu;

function figureAt(match: RegExpExecArray, text: string, isBare: boolean): Figure | null {
  const [all, raw = '', share, scale, next] = match;
  const word = /\d/.test(raw) ? undefined : valueOf(raw.replace(inYears, ''), isBare);
  if (word === undefined && !/\d/.test(raw)) return null;
  const end = match.index + all.length;
  const at = match.index + all.indexOf(raw);
  if (since.test(text.slice(end))) return null;
  const head = text.slice(0, at);
  if (ordinal.test(head) && listed.test(text.slice(at + raw.length))) return null;
  if (ofClock.test(head) && clock.test(next ?? '')) return null;
  const number = word ?? raw.replace(/[\s.,](?=\d{3}(?!\d))/g, '');
  const named = next !== undefined && !functionWord.test(next) ? next.toLowerCase() : '';
  const noun = word !== undefined && inYears.test(raw) ? 'năm' : named;
  const figure = { start: match.index, end, number, of: share ? '%' : (scale ?? noun).toLowerCase() };
  if (share || scale) return figure;
  const numbered = {
    before: text.slice(Math.max(0, at - 40), at),
    noun,
    after: text.slice(at + raw.length, at + raw.length + 20),
    word: word === undefined ? null : raw,
  };
  if (year.test(raw) || isName(numbered)) return null;
  if (word === undefined) return notCounted.test(noun) ? null : figure;
  if (raw.toLowerCase() === 'năm' && (ofYear.test(noun) || ofOneYear.test(head))) return null;
  if (noun === '' && counts.test(text.slice(at + raw.length))) return figure;
  if (counted.test(text.slice(Math.max(0, match.index - 12), match.index))) return figure;
  return noun === '' || notCounted.test(noun) || isHomonym(numbered) ? null : figure;
}

/** The figures of a text: digits with what they count, number words with a noun, "half". A year alone is none. */
export function figuresIn(text: string): Figure[] {
  const isBare = fold(text) === text.toLowerCase();
  // `5 Why`, `7 QC tools`: digits of a name.
  const names = matchSkills(text, tokenize(text)).filter(({ start, end }) =>
    /\d/.test(text.slice(start, end)),
  );
  const numbers = [...text.matchAll(pattern)].flatMap((match) => {
    const digits = match.index + match[0].indexOf(match[1] ?? '');
    const isNamed = names.some(({ start, end }) => start <= digits && end > digits);
    return isNamed ? [] : (figureAt(match, text, isBare) ?? []);
  });
  const parts = [...text.matchAll(whole)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    number: match[0].toLowerCase(),
    of: '',
  }));
  return [...numbers, ...parts].toSorted((a, b) => a.start - b.start);
}
