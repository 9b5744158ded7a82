import type { Correction, CorrectionKind } from '@fitfolio/analysis-contract/corrections';
import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';
import { FreeAnalysisEntity } from '../free-analysis.entity.js';

/** What people say against their reports: one row a correction. */
export const CorrectionEntity = defineTable('free_analysis_correction', {
  person: { by: 'analysisId', through: FreeAnalysisEntity, order: 'madeAt', leaves: 'delete' },
  columns: {
    analysisId: internal(p.uuid().primary()),
    kind: internal(p.text().$type<CorrectionKind>().primary()),
    /** What of the report it is about; `correction` and the report tell the same. */
    target: internal(p.text().primary()),
    /** What administrators' lists call it, never what was typed. */
    label: internal(p.text()),
    correction: own(p.json<Correction>()),
    madeAt: internal(p.datetime().defaultRaw('now()')),
  },
});
