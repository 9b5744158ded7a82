import { bestPath, pathWeight } from '../../chain/chain.js';
import { type LinearModel, weightScale } from '../../chain/linear.js';
import type { Block } from '../../layout/read-text.js';
import { isColumnNames } from '../header-labels.js';
import { rowCells, studyColumns } from '../study-table.js';
import { lineFeatures } from './line-features.js';
import type { LineRole } from './roles.js';

/** A long résumé has some hundred lines; beyond this many nothing is asked of the model. */
export const linesMax = 260;

/** The names of a table's columns name nobody's position. */
const isColumns = (block: Block): boolean =>
  block.cells.length > 2 && (isColumnNames(rowCells(block)) || studyColumns(block) !== null);

export interface LineRoles {
  readonly roles: readonly LineRole[];
  /** How much more the model thinks of its own roles than of others, in units of log-odds a line. */
  readonly ahead: (others: readonly LineRole[]) => number;
}

/** What the lines of a résumé do; lines beyond the limit have no role. */
export function lineRolesOf(model: LinearModel, blocks: readonly Block[]): LineRoles {
  const features = lineFeatures(blocks.slice(0, linesMax));
  const path = bestPath(model, features);
  const roles = path.map((role, i) => (blocks[i] && isColumns(blocks[i]) ? 'O' : role)) as LineRole[];
  const ahead = (others: readonly LineRole[]): number =>
    (pathWeight(model, features, path) - pathWeight(model, features, others)) /
    weightScale /
    Math.max(1, features.length);
  return { roles, ahead };
}
