import { AuditEntity } from '@fitfolio/service-kit/audit/audit.entity';
import { dbOf } from '@fitfolio/service-kit/db/tables';
import { CorrectionEntity } from './free-analysis/corrections/correction.entity.js';
import { FreeAnalysisEntity } from './free-analysis/free-analysis.entity.js';
import { PersonEntity } from './people/person.entity.js';

/** Every table of this service. */
export const tables = [PersonEntity, FreeAnalysisEntity, CorrectionEntity, AuditEntity] as const;

export const db = dbOf<typeof tables>();
