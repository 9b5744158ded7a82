import { weighChain } from '../../chain/chain.js';
import { type LinearModel, weightScale } from '../../chain/linear.js';
import { inlineHeading } from '../../catalogue/section-headings.js';
import type { Block } from '../../layout/read-text.js';
import { isColumnNames } from '../header-labels.js';
import { rowCells, studyColumns } from '../study-table.js';
import { lineFeatures } from './line-features.js';
import { isHeading, type LineRole } from './roles.js';

/** A long résumé has some hundred lines; of one with more the model is asked nothing. */
export const linesMax = 260;

/** The names of a table's columns name nobody's position. */
const isColumns = (block: Block): boolean =>
  block.cells.length > 2 && (isColumnNames(rowCells(block)) || studyColumns(block) !== null);

/** What goes on needs what it goes on from. */
const after: Readonly<Record<string, readonly string[]>> = {
  K: ['J', 'K', 'Q', 'T'],
  T: ['J', 'K', 'Q', 'T', 'B', 'hJ'],
  F: ['E', 'F', 'D'],
  D: ['E', 'F', 'D', 'hE'],
};
/** Headings below which a position or a study may begin; a heading of another kind heads its own lines. */
const opensJobs = ['hJ', 'hO', 'hS', 'hV'];
const opensStudies = ['hE', 'hC', 'hO', 'hS'];

function follows(from: string, to: string): boolean {
  const allowed = after[to];
  if (allowed) return allowed.includes(from);
  if (from.length < 2) return true;
  if (to === 'J' || to === 'Q' || to === 'B') return opensJobs.includes(from);
  return to === 'E' ? opensStudies.includes(from) : true;
}

export interface LineRoles {
  readonly roles: readonly LineRole[];
  /** How much more the model thinks of its own roles than of others, in units of log-odds. */
  readonly ahead: (others: readonly LineRole[]) => number;
}

/** A heading with its content behind it is a line of its section. */
function lineRole(block: Block | undefined, role: LineRole): LineRole {
  if (block && isColumns(block)) return 'O';
  const inline = block && isHeading(role) && inlineHeading(block.text) !== null;
  return inline ? (role.slice(1) as LineRole) : role;
}

/** What the lines of a résumé do. `given` are roles that are known, null elsewhere. */
export function lineRolesOf(
  model: LinearModel,
  blocks: readonly Block[],
  given: readonly (LineRole | null)[],
): LineRoles {
  const features = lineFeatures(blocks);
  const { path, weightOf } = weighChain(model, features, given, follows);
  const weight = weightOf(path);
  const roles = path.map((role, i) => lineRole(blocks[i], role as LineRole));
  const ahead = (others: readonly LineRole[]): number => (weight - weightOf(others)) / weightScale;
  return { roles, ahead };
}
