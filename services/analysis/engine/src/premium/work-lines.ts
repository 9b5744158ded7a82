import type { Block } from '../layout/read-text.js';
import type { Position } from '../resume/experience.js';
import type { Resume } from '../resume/parse-resume.js';

export interface WorkLine {
  readonly block: Block;
  /** Null for a line of a project. */
  readonly position: Position | null;
}

/** The lines that tell what was done, in positions and in projects; each once. */
export function workLinesOf({ positions, projects }: Resume): WorkLine[] {
  const held = positions.flatMap((position) => position.body.map((block) => ({ block, position })));
  const known = new Set(held.map(({ block }) => block));
  const built = projects.flatMap(({ body }) => body.filter((block) => !known.has(block)));
  return [...held, ...built.map((block) => ({ block, position: null }))];
}
