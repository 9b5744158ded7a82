import type { Block } from '../layout/read-text.js';
import type { Position } from '../resume/experience.js';
import type { Resume } from '../resume/parse-resume.js';

export interface WorkLine {
  readonly block: Block;
  readonly position: Position;
}

/** The lines that tell what was done in positions. */
export const workLinesOf = ({ positions }: Resume): WorkLine[] =>
  positions.flatMap((position) => position.body.map((block) => ({ block, position })));
