import type { Block } from '../layout/read-text.js';
import type { Position } from '../resume/experience.js';
import { findRanges } from '../text/dates.js';
import type { Resume } from '../resume/parse-resume.js';

export interface WorkLine {
  readonly block: Block;
  /** Null for a line of a project. */
  readonly position: Position | null;
}

const remarkWordsMin = 3;

/** `tinyrelay, a relay in Python`: what follows the name in lower case tells of the work, unless it names the employer. */
export const tellsOfWork =
  ({ company }: Position) =>
  ({ text, start }: Block): boolean => {
    const remark = /,\s+(?=\p{Ll})(.+)$/u.exec(text);
    const at = remark ? start + remark.index : 0;
    const employer = company !== null && company.start >= at && company.start < start + text.length;
    const opened = remark ? text.slice(0, remark.index).split('(').length : 0;
    const closed = remark ? text.slice(0, remark.index).split(')').length : 0;
    if (opened !== closed || findRanges(remark?.[1] ?? '').length > 0) return false;
    return remark !== null && !employer && (remark[1] ?? '').split(/\s+/).length >= remarkWordsMin;
  };

const toldWordsMin = 8;

/** The lines that tell what was done, in positions and in projects; each once. */
export function workLinesOf({ positions, projects, read }: Resume): WorkLine[] {
  const held = positions.flatMap((position) =>
    [...position.header.filter(tellsOfWork(position)), ...position.body].map((block) => ({
      block,
      position,
    })),
  );
  const known = new Set(held.map(({ block }) => block));
  const built = projects.flatMap(({ name, body }) => {
    // A project told in its own line: `Canal widening, 3 km, for the water agency: site engineer, 2016 – 2018`.
    const line = read.blocks.find(({ start, end }) => start <= name.start && end > name.start);
    const told = line && line.text.split(/\s+/).length >= toldWordsMin ? [line] : [];
    return [...told, ...body].filter((block) => !known.has(block));
  });
  const lines = [...held, ...built.map((block) => ({ block, position: null }))];
  // What stands behind a name on its line is told with it.
  return lines.filter(
    ({ block }) =>
      !lines.some(
        (other) =>
          other.block !== block &&
          other.block.start <= block.start &&
          other.block.end >= block.end &&
          other.block.end - other.block.start > block.end - block.start,
      ),
  );
}
