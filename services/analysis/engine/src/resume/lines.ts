import type { Block } from '../layout/read-text.js';
import { type DateRange, findRanges } from '../text/dates.js';

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const link = /^(?:https?:\/\/|www\.)\S+$|^[\p{L}\p{N}][\w-]{2,}\S*\.(?:com|io|net|org|vn|dev|me)(?:\/\S*)?$/iu;
const doing =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing)|Led|Built|Wrote|Ran|Made|Won|Grew|Cut|Drove|Leads?|Manage[sd]?|Responsible|Developed?|Was|Were|Phụ trách|Thực hiện|Chịu trách nhiệm|Tham gia|Xây dựng|Hỗ trợ|Quản lý|Lập|Theo dõi|Tư vấn|Triển khai|Thiết kế|Kiểm tra|Đạt|Tăng|Giảm|Đảm bảo|Phối hợp|Đề xuất|Báo cáo|Cập nhật|Tìm kiếm|Viết|Soạn thảo|Làm việc với|Mô tả|Nhiệm vụ|Công việc|Trách nhiệm|Thành tích|Kết quả)(?![\p{L}])/u;

export const isLink = (text: string): boolean => link.test(text.trim());

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

function isBody(block: Block, range: DateRange | null): boolean {
  const { text } = block;
  const rest = range ? text.length - (range.end - range.start) : text.length;
  if (range) {
    const atEdge =
      range.start <= 2 || range.end >= text.length - 2 || /\(\s*$/.test(text.slice(0, range.start));
    const own = rest <= 110 && (block.cells.length > 1 || atEdge || rest <= 60);
    return !own || (block.bullet && (rest > 90 || !atEdge));
  }
  if (block.bullet) return true;
  const words = wordCount(text);
  if (block.cells.length > 1 && rest < 110) return false;
  if (/[.;!]$/.test(text) && !/\b(?:inc|corp|ltd|co|llc|jr|sr)\.$/i.test(text) && words >= 4) return true;
  if (text.endsWith(':') && words <= 8) return true;
  return rest > 100 || words > 13 || (doing.test(text) && words >= 4 && !/[|·]/.test(text));
}

export function lineOf(block: Block): Line {
  const range = findRanges(block.text)[0] ?? null;
  const body = isBody(block, range);
  return { block, range: body ? null : range, body, link: isLink(block.text) };
}
