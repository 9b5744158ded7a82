import { isPlace } from '../catalogue/places.js';
import { looksLikeOrganisation, type Phrase, phraseAt } from '../layout/phrases.js';
import { findDates } from '../text/dates.js';
import { namesSchool } from './school-names.js';

// Rows of certificates: what in them is a name, and what stands beside one.

const validCharsMax = 60;
const validHead =
  /^(?:ran out|runs out|lapsed|expired|expir(?:es|y)|renewed|renewal|valid|since|issued|in date|good (?:to|until)|until|to|cấp|hết|còn hạn|có hạn|hạn|đến|tới|từ|gia hạn|đã hết|đã quá hạn)(?!\p{L})/iu;
/** `Ran out Feb 2025`, `cấp 06/2022, hết 06/2024`: from when, until when, and no name of anything. */
export const tellsValidity = (text: string): boolean => {
  const [date] = findDates(text);
  if (!date || text.length > validCharsMax) return false;
  return validHead.test(text) || (date.start === 0 && /^\s*\([^()]*\)$/u.test(text.slice(date.end)));
};

const sameAgain = /^(?:(?:như|nt|n\.t\.?) ?(?:trên)?|as above|same(?: as above)?|ditto|idem|["”″]|[-–—]+)$/iu;
const ownHouse =
  /^(?:(?:do |tại )?(?:công ty|đơn vị|cơ quan|xưởng|nhà máy|trường)(?: .{0,12})? (?:tổ chức|cấp|mở|đào tạo)|nội bộ|in[- ]house|(?:by |at )?(?:the |my )?(?:company|employer|works))$/iu;
const issuerWordsMax = 7;
/** Who gave what the cell before it names: `như trên`, `in-house`, `công ty tổ chức`, a school, a town. */
export const namesIssuer = (text: string): boolean =>
  sameAgain.test(text) ||
  ownHouse.test(text) ||
  (text.split(/\s+/).length <= issuerWordsMax &&
    (isPlace(text) || namesSchool(text) || looksLikeOrganisation(text)));

const endOfYear =
  /\s[·•|]\s|(?<=,\s(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d|\((?:\p{L}{3,9}\.?\s|\d{1,2}\/)?(?:19|20)\d\d\))\s+(?=\p{Lu})/gu;
const runsMin = 2;

/** `Scrum Master, 2021 ISTQB Foundation, 2017`: names that each end in a year, run together on one line. */
export function atYears(cell: Phrase): Phrase[] {
  const cuts = [...cell.text.matchAll(endOfYear)];
  if (cuts.length === 0 || !/(?:19|20)\d\d\)?[.;]?$/u.test(cell.text)) return [cell];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  const pieces = starts.map((from, i) =>
    phraseAt(cell.text.slice(from, starts[i + 1] ?? cell.text.length), cell.start + from),
  );
  const isEach =
    pieces.length >= runsMin && pieces.every(({ text }) => /\p{L}{2}/u.test(text) && !/[.;]\s/u.test(text));
  return isEach ? pieces : [cell];
}

/** `Xếp loại khá`, `Grade: merit`: how well a study went. */
export const isGrade = (text: string): boolean =>
  /^(?:xếp )?(?:loại|hạng)\s*:?\s*(?:xuất sắc|giỏi|khá|trung bình|ưu|tốt)(?: khá)?\W*$|^(?:overall )?(?:grade|c?gpa|mark|result|classification|điểm(?: tb| trung bình)?)\s*:?\s.{1,24}$|^(?:first|second|third)[- ]class(?: hono(?:u)?rs)?(?:,? (?:upper|lower))?\W*$/iu.test(
    text,
  );
