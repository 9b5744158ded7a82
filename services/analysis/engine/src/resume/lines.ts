import { isPlace } from '../catalogue/places.js';
import { splitPhrases, titleScore } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { type DateRange, findDates, findRanges, monthOf } from '../text/dates.js';
import { headerLabel } from './header-labels.js';
import { narratedIn } from './prose.js';
import { yearsListed } from './year-lists.js';

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const withProtocol = /^(?:https?:\/\/|www\.)\S+$/iu;
/** `anh.example/work`, `lanpham.dev`: an address without its protocol. */
export const bareLink =
  /(?<![@\p{L}\p{N}._/-])[\p{L}\d][\p{L}\d-]+(?:\.[a-z\d-]+)*\.(?:com|io|net|org|vn|dev|me|co|eu|de|uk|sg|app|design|page|info|edu|pro|works|site|blog|tech|xyz|example)(?:\/[^\s,|·]{0,200})?(?![\p{L}\p{N}@.-])/giu;
const told =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing)|Led|Built|Wrote|Ran|Made|Won|Grew|Cut|Drove|Leads?|Manage[sd]?|Responsible|Developed?|Was|Were|Phụ trách|Thực hiện|Chịu trách nhiệm|Tham gia|Xây dựng|Hỗ trợ|Quản lý|Lập|Theo dõi|Tư vấn|Triển khai|Thiết kế|Kiểm tra|Đạt|Tăng|Giảm|Đảm bảo|Phối hợp|Đề xuất|Báo cáo|Cập nhật|Tìm kiếm|Viết|Soạn thảo|Làm việc với|Mô tả|Nhiệm vụ|Công việc|Trách nhiệm|Thành tích|Kết quả)(?![\p{L}])/u;

/** Each word begins with a capital: `Perunding Sentosa Sdn Bhd (Johor Bahru)` is a name, whatever its first word ends in. */
const isName = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));

const isDoing = (text: string): boolean => told.test(text) && !isName(text);

const linkCharsMax = 250;
export function isLink(text: string): boolean {
  const bare = text.trim();
  if (bare.length > linkCharsMax || !bare.includes('.')) return false;
  return withProtocol.test(bare) || bare.replace(bareLink, '') === '';
}

/** A line of an experience section and what part it can play. */
export interface Line {
  readonly block: Block;
  readonly range: DateRange | null;
  readonly body: boolean;
  readonly link: boolean;
}

/** Text without a date range and the signs around it, same length so that places stay right. */
export function blank(text: string, start: number, end: number): string {
  const open = /[([]\s*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const close = /^\s*[)\]]/.exec(text.slice(end))?.[0].length ?? 0;
  const [a, b] = [start - open, end + (open > 0 ? close : 0)];
  return `${text.slice(0, a)}${'\t'.repeat(b - a)}${text.slice(b)}`;
}

const signBefore = /(?:^|[\t|·•,;:(–—[-])\s*$/u;
const signAfter = /^\s*(?:$|[\t|·•,;:)–—\]-])/u;

/** True when signs or the line's ends set the dates apart from the words around them. */
const setApart = (text: string, start: number, end: number): boolean =>
  signBefore.test(text.slice(0, start)) && signAfter.test(text.slice(end));

/** Words in lower case tell; names and titles begin with capitals. */
function isProse(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}%$][^\s]*/gu) ?? [];
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 5 && lower * 2 > words.length;
}

/** A table's row whose dates have a cell of their own, however long its last cell is. */
const isTableRow = ({ cells, start }: Block, range: DateRange): boolean =>
  cells.length >= 3 &&
  cells.some((cell) => cell.start - start >= range.start - 1 && cell.end - start <= range.end + 1);

const entryCharsMax = 220;

/** `06/2021 – now: Loan adviser at …`: dates that open a line, and then a title. */
function opensEntry(text: string, range: DateRange): boolean {
  const rest = text.slice(range.end);
  const said = /^\s*[:|]\s*(\p{Lu}[^,(;:|–—]{2,60})/u.exec(rest)?.[1];
  return range.start <= 2 && text.length <= entryCharsMax && said !== undefined && titleScore(said) > 0;
}

/** `Since January 2024 I check the work of …`: what somebody says of themselves behind the dates. */
const tellsOfSelf = /^,?\s*(?:I|we|tôi|em|mình)\s\p{Ll}/u;

function isDatedBody(block: Block, range: DateRange): boolean {
  const { text } = block;
  if (tellsOfSelf.test(text.slice(range.end))) return true;
  if (isTableRow(block, range) || opensEntry(text, range)) return false;
  if (!block.bullet && isNarrated(text)) return false;
  const rest = text.length - (range.end - range.start);
  const atEdge =
    range.start <= 2 || range.end >= text.length - 2 || /\(\s*$/.test(text.slice(0, range.start));
  if (!(rest <= 110 && (block.cells.length > 1 || atEdge || rest <= 60))) return true;
  if (!block.bullet) return !atEdge && isDoing(text) && !setApart(text, range.start, range.end);
  if (rest > 90 || !atEdge || !setApart(text, range.start, range.end)) return true;
  return range.start > 2 && (isDoing(text) || isProse(text));
}

/** `Environment: Java`, `Kết quả: …`: a label that names no part of a position's header. */
const otherLabel = (text: string): boolean => {
  const label = /^([\p{L}][^:,;|\t]{2,40}?(?:\s?#?\d{0,2})?)\s*:\s+\S/u.exec(text)?.[1];
  return label !== undefined && wordCount(label) <= 5 && headerLabel(text) === null;
};

/** `Main activities and responsibilities` beside what was done. */
const dutyCell =
  /^(?:(?:main |key )?(?:activities|duties|responsibilities|tasks|achievements)|(?:type of )?(?:business|sector)|mô tả|nhiệm vụ|công việc chính|trách nhiệm)[\p{L} ]{0,30}:?$/iu;

const joinedCharsMax = 110;

/** `Nhân viên bán hàng — Nhà phân phối Hậu Giang`: a title and a name that a dash joins, however many words they have. */
function joinsTitle(text: string): boolean {
  if (text.length > joinedCharsMax || !/\s[–—-]\s/.test(text) || /[.;!]$/.test(text)) return false;
  const parts = splitPhrases(text, 0);
  return (
    parts.length <= 3 &&
    parts.every((part) => /^[\p{Lu}\d]/u.test(part.text)) &&
    parts.some((part) => titleScore(part.text) === 2) &&
    parts.some((part) => titleScore(part.text) === 0)
  );
}

function isBody(block: Block, range: DateRange | null): boolean {
  const { text } = block;
  if (range) return isDatedBody(block, range);
  if (block.bullet) return headerLabel(text) === null && !isPlace(text);
  if (block.cells.length === 2 && dutyCell.test(block.cells[0]?.text ?? '')) return true;
  const words = wordCount(text);
  if (otherLabel(text)) return true;
  if (joinsTitle(text)) return false;
  if (block.cells.length > 1 && text.length < 110) return false;
  if (/[.;!]$/.test(text) && !/\b(?:inc|corp|ltd|co|llc|jr|sr)\.$/i.test(text) && words >= 4) return true;
  if (text.endsWith(':') && words <= 8) return true;
  return text.length > 100 || words > 13 || (isDoing(text) && words >= 4 && !/[|·]/.test(text));
}

/** `Present` alone: the start was left out. */
const openOnly = /^(?:to |till )?(?:present|current|hiện tại|hiện nay)$/iu;

const limitWords =
  /^,?\s(?:on and off|off and on|now and then|part[- ]time|weekends|evenings|seasonal(?:ly)?|student job|thỉnh thoảng|không liên tục|bán thời gian|cuối tuần|buổi tối|theo mùa|thời vụ)(?!\p{L})/iu;
/** `, on and off` behind dates: words that limit them belong to them. */
export const limitsBehind = (behind: string): string => limitWords.exec(behind)?.[0] ?? '';

/** One date of its own (`Summer 2019`, `2018` in a cell) stands for a short engagement. */
function singleDate(block: Block): DateRange | null {
  if (openOnly.test(block.text)) {
    const { length } = block.text;
    return {
      start: 0,
      end: length,
      text: block.text,
      startText: '',
      endText: block.text,
      from: null,
      to: null,
      open: true,
    };
  }
  const listed = block.cells.flatMap((cell) => {
    const range = yearsListed(cell.text);
    const at = cell.start - block.start;
    return range ? [{ ...range, start: at, end: at + cell.text.length }] : [];
  })[0];
  if (listed) return listed;
  const found = findDates(block.text);
  const [date] = found;
  if (!date || found.length > 1 || block.bullet || block.text.length > 90) return null;
  const { start, text } = date;
  const limits = limitsBehind(block.text.slice(date.end));
  const end = date.end + limits.length;
  const [before, after] = [block.text.slice(0, start), block.text.slice(end)];
  const apart = /(?:^|[\t|([])\s*$/.test(before) && /^\s*(?:$|[\t|)\]])/.test(after);
  if (!apart) return null;
  const bare = /^\d{4}$/.test(text);
  const month = bare ? null : monthOf(text, false);
  const whole = text + limits;
  return { start, end, text: whole, startText: text, endText: null, from: month, to: month, open: false };
}

/** A sentence that tells of a position with its dates. */
export const isNarrated = (text: string): boolean =>
  findRanges(text).length > 0 && (narratedIn(text, 0)?.company ?? null) !== null;

/** `Nurse, since 1/2024 leading the night shift`: from when a second role was held begins no position. */
const tellsRole = ({ text }: Block, { start, end, open, endText }: DateRange): boolean =>
  open &&
  endText === null &&
  /\p{L}[,;]\s+(?:since\s+)?$/iu.test(text.slice(0, start)) &&
  /^\s(?:là|làm|thêm|kiêm|lên|as|also|acting)\s\p{L}/iu.test(text.slice(end));

export function lineOf(block: Block, strict: boolean): Line {
  const first = findRanges(block.text)[0];
  const dated = first && tellsRole(block, first) ? undefined : first;
  const range = dated ?? (strict || first ? null : singleDate(block));
  const body = isBody(block, range);
  return { block, range: body ? null : range, body, link: isLink(block.text) };
}
