import { isColumnName } from '../catalogue/column-names.js';
import { phraseAt } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import type { Position } from './experience.js';

const titleColumn =
  /^(?:post|position|title|role|job title|designation|chức vụ|chức danh|vị trí)(?![\p{L}])/iu;
const employerColumn =
  /^(?:employer|company|organi[sz]ation|đơn vị|công ty|cơ quan|tổ chức|nơi làm việc|nơi công tác)(?![\p{L}])/iu;

interface Columns {
  readonly count: number;
  readonly title: number;
  readonly employer: number;
}

function columnsOf({ cells }: Block): Columns | null {
  const title = cells.findIndex(({ text }) => titleColumn.test(text));
  const employer = cells.findIndex(({ text }) => employerColumn.test(text));
  const known = cells.filter(({ text }) => isColumnName(text)).length;
  return title >= 0 && employer >= 0 && known >= 2 ? { count: cells.length, title, employer } : null;
}

const isIn = (
  fact: { readonly start: number; readonly end: number } | null,
  cell: { readonly start: number; readonly end: number },
): boolean => fact !== null && fact.start >= cell.start && fact.end <= cell.end;

/** Of a table whose columns have names, a title in the employers' column and an employer in the titles' change places. */
export function byColumns(positions: readonly Position[], blocks: readonly Block[]): readonly Position[] {
  let columns: Columns | null = null;
  const rows = new Map<number, Columns>();
  for (const block of blocks) {
    columns = columnsOf(block) ?? (block.heading ? null : columns);
    if (columns && block.cells.length === columns.count) rows.set(block.start, columns);
  }
  if (rows.size === 0) return positions;
  return positions.map((position) => {
    const [row] = position.header;
    const named = row && rows.get(row.start);
    const title = named && row.cells[named.title];
    const employer = named && row.cells[named.employer];
    if (!title || !employer || !(isIn(position.title, employer) || isIn(position.company, title)))
      return position;
    return {
      ...position,
      title: phraseAt(title.text, title.start),
      company: phraseAt(employer.text, employer.start),
    };
  });
}
