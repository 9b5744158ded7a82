import { AuditEntity } from '@fitfolio/service-kit/audit/audit.entity';
import type { TablesOf } from '@fitfolio/service-kit/db/define-table';
import { CorrectionEntity } from './free-analysis/corrections/correction.entity.js';
import { FreeAnalysisEntity } from './free-analysis/free-analysis.entity.js';
import { PersonEntity } from './people/person.entity.js';

/** Every table of this service. */
export const tables = [PersonEntity, FreeAnalysisEntity, CorrectionEntity, AuditEntity] as const;

declare module '@fitfolio/service-kit/db/tables' {
  interface Tables extends TablesOf<typeof tables> {}
}
