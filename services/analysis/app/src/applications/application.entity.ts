import type { ApplicationStatus } from '@fitfolio/analysis-contract/applications';
import { defineTable, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';
import { FitAnalysisEntity } from '../fit-analysis/fit-analysis.entity.js';

/** What its owner says of an application; without a row it is wished for. */
export const ApplicationEntity = defineTable('application', {
  person: { by: 'analysisId', through: FitAnalysisEntity, order: 'changedAt', leaves: 'delete' },
  columns: {
    analysisId: own(p.uuid().primary()),
    status: own(p.text().$type<ApplicationStatus>()),
    /** `YYYY-MM-DD`; null: none, whatever the post says. */
    deadline: own(p.text().nullable()),
    changedAt: own(p.datetime()),
  },
});
