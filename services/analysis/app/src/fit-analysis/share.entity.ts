import { defineTable, internal, own, secret } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';
import { FitAnalysisEntity } from './fit-analysis.entity.js';

/** Links that show a result to whoever has them. */
export const ShareEntity = defineTable('fit_share', {
  person: { by: 'analysisId', through: FitAnalysisEntity, order: 'createdAt', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    analysisId: internal(p.uuid()),
    /** SHA-256 of the link's token, which is nowhere kept. */
    tokenHash: secret(p.text().unique()),
    createdAt: own(p.datetime()),
    expiresAt: own(p.datetime()),
    revokedAt: own(p.datetime().nullable()),
  },
});
