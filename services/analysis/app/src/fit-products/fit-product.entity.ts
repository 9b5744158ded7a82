import type {
  FitProductFailureCode,
  FitProductKind,
  FitProductStatus,
} from '@fitfolio/analysis-contract/fit-products';
import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

/** What was made of a completed premium analysis. */
export const FitProductEntity = defineTable('fit_product', {
  person: { by: 'userId', order: 'createdAt', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    userId: internal(p.uuid()),
    analysisId: own(p.uuid()),
    kind: own(p.text().$type<FitProductKind>()),
    variant: own(p.text()),
    status: own(p.text().$type<FitProductStatus>()),
    /** How it ends, stored with it; the status follows when its token has moved. */
    outcome: internal(p.text().$type<'completed' | 'failed'>()),
    /** What its kind's maker made; its feature knows the shape. */
    content: own(p.json<unknown>().nullable()),
    failureCode: own(p.text().$type<FitProductFailureCode>().nullable()),
    holdSource: internal(p.text().unique()),
    /** The owner's balance right after the hold, for the answer to a repeated call. */
    balanceHeld: internal(p.integer()),
    createdAt: own(p.datetime()),
    endedAt: own(p.datetime().nullable()),
  },
});
