import { bestPath } from '../../chain/chain.js';
import type { LinearModel } from '../../chain/linear.js';
import type { Block } from '../../layout/read-text.js';
import { lineFeatures } from './line-features.js';
import type { LineRole } from './roles.js';

/** A long résumé has some hundred lines; beyond this many nothing is asked of the model. */
export const linesMax = 260;

/** What the lines of a résumé do; lines beyond the limit are `O`. */
export const lineRolesOf = (model: LinearModel, blocks: readonly Block[]): LineRole[] =>
  bestPath(model, lineFeatures(blocks.slice(0, linesMax))) as LineRole[];
