import { isColumnName } from '../catalogue/column-names.js';
import { commaParts, looksLikeOrganisation, type Phrase, phraseAt } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import type { Position } from './experience.js';

const titleColumn =
  /^(?:post|position|title|role|job title|designation|chức vụ|chức danh|vị trí)(?![\p{L}])/iu;
const employerColumn =
  /^(?:employer|company|organi[sz]ation|where|who for|ở đâu|đơn vị|công ty|cơ quan|tổ chức|nơi làm việc|nơi công tác)(?![\p{L}])/iu;

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

/** An employer's cell without its town and what stands in brackets: `Heron Hospital, Sharjah (220 beds)`. */
export function employerIn({ text, start }: Block['cells'][number]): Phrase {
  const bare = text.replace(/\s*\([^()]*\)\s*$/u, '');
  const [first, ...others] = commaParts(phraseAt(bare, start));
  return first &&
    others.length > 0 &&
    looksLikeOrganisation(first.text) &&
    !looksLikeOrganisation(others.at(-1)?.text ?? '')
    ? first
    : phraseAt(bare, start);
}

/** A line of one cell below a row of a table tells what was done there, whatever year stands in it. */
function withOwnLines(
  positions: readonly Position[],
  rows: ReadonlyMap<number, Columns>,
): readonly Position[] {
  const kept: Position[] = [];
  for (const position of positions) {
    const [head] = position.header;
    const last = kept.at(-1);
    const isRow = head === undefined || rows.has(head.start);
    const isLine = head?.cells.length === 1 && last !== undefined && rows.has(last.header[0]?.start ?? -1);
    if (last && !isRow && isLine)
      kept[kept.length - 1] = { ...last, body: [...last.body, ...position.header, ...position.body] };
    else kept.push(position);
  }
  return kept;
}

/** Of a table whose columns have names, a title in the employers' column and an employer in the titles' change places. */
export function byColumns(positions: readonly Position[], blocks: readonly Block[]): readonly Position[] {
  let columns: Columns | null = null;
  const rows = new Map<number, Columns>();
  for (const block of blocks) {
    columns = columnsOf(block) ?? (block.heading ? null : columns);
    if (columns && block.cells.length === columns.count) rows.set(block.start, columns);
  }
  if (rows.size === 0) return positions;
  return withOwnLines(positions, rows).map((position) => {
    const [row] = position.header;
    const named = row && rows.get(row.start);
    const title = named && row.cells[named.title];
    const employer = named && row.cells[named.employer];
    if (!title || !employer || !(isIn(position.title, employer) || isIn(position.company, title)))
      return position;
    return {
      ...position,
      title: phraseAt(title.text, title.start),
      company: employerIn(employer),
    };
  });
}
