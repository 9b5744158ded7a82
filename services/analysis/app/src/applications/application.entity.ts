import type { ApplicationStatus } from '@fitfolio/analysis-contract/applications';
import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

/** What its owner says of an application; without a row it is wished for. */
export const ApplicationEntity = defineTable('application', {
  person: { by: 'userId', order: 'changedAt', leaves: 'delete' },
  columns: {
    analysisId: own(p.uuid().primary()),
    userId: internal(p.uuid()),
    status: own(p.text().$type<ApplicationStatus>()),
    /** `YYYY-MM-DD`; null: none, whatever the post says. */
    deadline: own(p.text().nullable()),
    changedAt: own(p.datetime()),
  },
});
