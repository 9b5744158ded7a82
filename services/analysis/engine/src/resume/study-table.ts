import { type Phrase, phraseAt } from '../layout/phrases.js';
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

/** The cells of a row: as the page has them, or between bars. An empty cell at the end counts. */
export function rowCells(block: Block): readonly Phrase[] {
  if (block.cells.length > 1 || !block.text.includes('|')) return block.cells;
  let at = block.start;
  return block.text.split('|').map((text) => {
    const cell = phraseAt(text, at);
    at += text.length + 1;
    return cell;
  });
}

/** The columns that a table's first row names; null for a row that names none. */
export function studyColumns(block: Block): readonly StudyColumn[] | null {
  const cells = rowCells(block);
  if (cells.length < 2 || cells.some(({ text }) => /\d{2}/.test(text))) return null;
  if (cells.some(({ text }) => text.split(/\s+/).length > wordsMax)) return null;
  const named = cells.map(({ text }) => columnOf(text));
  const known = named.filter((column) => column !== 'other');
  return known.length >= 2 && known.length >= named.length - 1 && new Set(known).size >= 2 ? named : null;
}
