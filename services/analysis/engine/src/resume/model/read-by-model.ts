import type { ReadText } from '../../layout/read-text.js';
import type { Study } from '../education.js';
import type { Position } from '../experience.js';
import type { Section } from '../sections.js';
import { entriesOf } from './entries.js';
import { evenRoles } from './even-roles.js';
import { lineRolesOf } from './line-roles.js';
import { modelPositions, modelStudies } from './model-entries.js';
import { modelSections } from './model-sections.js';
import { resumeModels } from './models.js';
import type { LineRole } from './roles.js';

/** A résumé as trained weights read it. */
export interface ModelReading {
  readonly roles: readonly LineRole[];
  /** How much more the model thinks of its own roles than of others. */
  readonly ahead: (others: readonly LineRole[]) => number;
  readonly sections: readonly Section[];
  readonly positions: readonly Position[];
  readonly studies: readonly Study[];
}

/** Reads the lines; `given` are the roles of lines that are known beforehand, null elsewhere. */
export function readByModel({ blocks }: ReadText, given: readonly (LineRole | null)[]): ModelReading {
  const models = resumeModels();
  const { roles: weighed, ahead } = lineRolesOf(models.lines, blocks, given);
  const roles = evenRoles(blocks, weighed);
  const entries = entriesOf(blocks, roles);
  return {
    roles,
    ahead,
    sections: modelSections(blocks, roles),
    positions: modelPositions(models.jobs, entries),
    studies: modelStudies(models.studies, entries),
  };
}
