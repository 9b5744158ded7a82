import type { Block } from '../../layout/read-text.js';
import { rowCells } from '../study-table.js';
import { isHeading, type LineRole } from './roles.js';
import type { EntryLines } from './field-features.js';

/** The lines of one position or study: those that name it, and those that tell what was done. */
export interface Entry extends EntryLines {
  readonly study: boolean;
  /** An employer whose positions stand below it. */
  readonly group: boolean;
  readonly body: readonly Block[];
}

const columnsMin = 3;

/** Entries by the roles of the lines; a table's row knows the names of its columns. */
export function entriesOf(blocks: readonly Block[], roles: readonly LineRole[]): Entry[] {
  const entries: {
    study: boolean;
    group: boolean;
    blocks: Block[];
    body: Block[];
    columns: readonly string[];
  }[] = [];
  let columns: readonly string[] = [];
  let open: (typeof entries)[number] | undefined;
  for (const [i, block] of blocks.entries()) {
    const role = roles[i] ?? 'O';
    if (isHeading(role)) [columns, open] = [[], undefined];
    else if (role === 'O' && block.cells.length >= columnsMin)
      columns = rowCells(block).map(({ text }) => text);
    const study = role === 'E' || role === 'F' || role === 'D';
    const goesOn = open !== undefined && open.study === study && open.group === (role === 'Q');
    const starts = role === 'J' || role === 'E' || (role === 'Q' && !(goesOn && open?.body.length === 0));
    if (starts) {
      open = { study, group: role === 'Q', blocks: [block], body: [], columns };
      entries.push(open);
    } else if ((role === 'K' || role === 'F' || role === 'Q') && open && goesOn) {
      // What follows the tasks belongs to the header as well: dates that stand last.
      open.blocks.push(block);
    } else if ((role === 'T' || role === 'D') && open && open.study === study) open.body.push(block);
    else if (role === 'B') open = undefined;
  }
  return entries;
}
