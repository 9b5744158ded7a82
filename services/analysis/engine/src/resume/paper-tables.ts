import type { Block } from '../layout/read-text.js';
import { headerLabel } from './header-labels.js';
import { rowCells } from './study-table.js';

const wordsMax = 5;
const ofPaper =
  /^(?:licen[cs]es?|certificates?|cards?|tickets?|courses?|qualifications?|training|papers?|chứng chỉ|chứng nhận|giấy tờ|giấy|thẻ|khóa học|khoá học|lớp|tên (?:khóa|khoá|lớp|giấy|chứng chỉ|bằng|thẻ))(?!\p{L})/iu;
const ofGiver =
  /^(?:(?:no\.?|number|ref\.?) ?[/&] ?)?(?:given by|issued by|issuer|issuing|awarded by|awarding body|provider|granted by|nơi cấp|đơn vị cấp|cơ quan cấp|cấp bởi|ai cấp|nơi học|học ở đâu|nơi đào tạo)(?!\p{L})/iu;
const ofTerm =
  /(?<!\p{L})(?:valid|expir(?:y|es|ed)|good until|hạn|hiệu lực|hết hạn|ngày cấp|năm cấp)(?!\p{L})/iu;

/** The first row of a table of papers: `License, Given by, Valid to`, `Tên, Nơi cấp, Năm / hạn`. */
function namesPaperColumns(block: Block): boolean {
  const cells = rowCells(block);
  if (cells.length < 2 || cells.some(({ text }) => /\d/.test(text) || text.split(/\s+/).length > wordsMax))
    return false;
  const is = (kind: RegExp): boolean => cells.some(({ text }) => kind.test(text.trim()));
  const field = (wanted: string): boolean =>
    cells.some(({ text }) => headerLabel(`${text.trim()}:`)?.field === wanted);
  if (field('title')) return false;
  return (is(ofGiver) && (is(ofTerm) || is(ofPaper) || cells.length > 2)) || (is(ofPaper) && is(ofTerm));
}

export interface PaperTable {
  /** The line that heads the table, if there is one. */
  readonly heading: Block | null;
  /** The names of its columns. */
  readonly names: Block;
  readonly rows: readonly Block[];
}

const headingWordsMax = 7;
/** A short line without a date or a full stop, right above the names of the columns. */
const headsTable = (above: Block | undefined): above is Block =>
  above !== undefined &&
  !above.bullet &&
  above.cells.length === 1 &&
  !/\d|[.;:!?]$/.test(above.text) &&
  above.text.split(/\s+/).length <= headingWordsMax;

/** The tables of licences, certificates and courses, as the names of their columns tell. */
export function paperTables(blocks: readonly Block[]): PaperTable[] {
  return blocks.flatMap((block, at) => {
    if (!namesPaperColumns(block)) return [];
    const { length } = rowCells(block);
    const below = blocks.slice(at + 1);
    const end = below.findIndex((row) => rowCells(row).length !== length);
    const above = blocks[at - 1];
    return [
      {
        heading: headsTable(above) ? above : null,
        names: block,
        rows: end < 0 ? below : below.slice(0, end),
      },
    ];
  });
}
