import type { Block } from '../layout/read-text.js';

export type StudyColumn = 'degree' | 'school' | 'field' | 'dates' | 'mark' | 'other';

const columns: readonly (readonly [StudyColumn, RegExp])[] = [
  ['dates', /^(?:years?|dates?|period|duration|session|passing|thời gian|năm|từ|niên khóa|from|to\b)/iu],
  ['mark', /^(?:percent|%|marks?|grade|c?gpa|score|division|class|aggregate|result|xếp loại|điểm|loại)/iu],
  [
    'degree',
    /^(?:degree|qualification|course|exam|bằng|văn bằng|trình độ|hệ|certificate|diploma|standard|class)/iu,
  ],
  [
    'school',
    /^(?:school|college|universit|institut|board|name of|trường|tên trường|cơ sở|nơi|đơn vị|organi[sz]ation)/iu,
  ],
  ['field', /^(?:major|field|speciali|stream|subject|branch|discipline|chuyên ngành|ngành|nghề)/iu],
];

const columnOf = (text: string): StudyColumn =>
  columns.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? 'other';

const wordsMax = 5;

/** The columns that a table's first row names; null for a row that names none. */
export function studyColumns(block: Block): readonly StudyColumn[] | null {
  if (block.cells.length < 2 || block.cells.some(({ text }) => /\d{2}/.test(text))) return null;
  if (block.cells.some(({ text }) => text.split(/\s+/).length > wordsMax)) return null;
  const named = block.cells.map(({ text }) => columnOf(text));
  const known = named.filter((column) => column !== 'other');
  return known.length >= 2 && known.length >= named.length - 1 && new Set(known).size >= 2 ? named : null;
}
