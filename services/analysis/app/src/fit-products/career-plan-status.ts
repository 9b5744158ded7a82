import type { FitProductStatus } from '@fitfolio/analysis-contract/fit-products';
import { sql } from '@fitfolio/service-kit/db/query';

/** Of all plans of an analysis: one that is there, else one that is being made, else one that failed. */
export const careerPlanStatus = (analysisId: string) =>
  sql<FitProductStatus | null>`(
    select status from fit_product
    where fit_product.analysis_id = ${sql.ref(analysisId)} and kind = 'career-plan'
    order by status = 'failed', status = 'running' limit 1)`;
