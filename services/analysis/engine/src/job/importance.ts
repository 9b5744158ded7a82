import type { Importance } from '../report.js';
import type { JobPart } from './job-headings.js';

const nice =
  /\b(?:nice[- ]to[- ]have|a plus|is a plus|are a plus|plus point|bonus|preferred|preferably|preferable|desirable|desired|advantage|advantageous|ideally|optional|would be (?:great|good|nice)|good to have|beneficial|a benefit)\b|(?:là|được xem là|sẽ là)(?: một)? (?:lợi thế|điểm cộng|ưu thế)|lợi thế|ưu tiên|điểm cộng|càng tốt|không bắt buộc|khuyến khích/iu;
const must =
  /\b(?:must|required|mandatory|at least|minimum|essential|need to|needs to|necessary|have to|proven|solid|strong)\b|bắt buộc|tối thiểu|ít nhất|phải có|yêu cầu|cần có|từ \d+ năm|trở lên/iu;

/** Must or nice by the sentence's own words, else by where it stands. */
export function importanceOf(sentence: string, part: JobPart): Importance {
  // A preference in brackets is about what stands in them.
  const open = sentence.replace(/\([^)]*\)/g, ' ');
  if (nice.test(open) || part === 'nice') return 'nice';
  if (part === 'requirements') return 'must';
  if (part === 'intro')
    return /\b(?:must|required|mandatory|proficient)\b|bắt buộc|yêu cầu|thành thạo/iu.test(open)
      ? 'must'
      : 'nice';
  return must.test(open) ? 'must' : 'nice';
}

/** The words just around a term inside brackets or after a comma can differ from the sentence: `(MBA preferred)`. */
export function isNiceNearby(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 40).split(/[.,;()\n]/)[0] ?? '';
  const before =
    text
      .slice(Math.max(0, start - 30), start)
      .split(/[.,;()\n]/)
      .pop() ?? '';
  return nice.test(after) || /(?:preferably|ideally|bonus|ưu tiên)\s*:?\s*$/iu.test(before);
}
