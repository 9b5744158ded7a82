import type { Block } from '../layout/read-text.js';
import type { Position } from '../resume/experience.js';
import type { Resume } from '../resume/parse-resume.js';

export interface WorkLine {
  readonly block: Block;
  /** Null for a line of a project. */
  readonly position: Position | null;
}

const toldWordsMin = 8;

/** The lines that tell what was done, in positions and in projects; each once. */
export function workLinesOf({ positions, projects, read }: Resume): WorkLine[] {
  const held = positions.flatMap((position) => position.body.map((block) => ({ block, position })));
  const known = new Set(held.map(({ block }) => block));
  const built = projects.flatMap(({ name, body }) => {
    // A project told in its own line: `Canal widening, 3 km, for the water agency: site engineer, 2016 – 2018`.
    const line = read.blocks.find(({ start, end }) => start <= name.start && end > name.start);
    const told = line && line.text.split(/\s+/).length >= toldWordsMin ? [line] : [];
    return [...told, ...body].filter((block) => !known.has(block));
  });
  return [...held, ...built.map((block) => ({ block, position: null }))];
}
