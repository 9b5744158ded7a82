import { adminFitAnalysisDays, adminFreeAnalysisDays } from '@fitfolio/analysis-contract/fit-analysis';
import { api, routeQuery } from '@fitfolio/web-kit/api';

export const { useAdminFitAnalysisDaysQuery, useAdminFreeAnalysisDaysQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminFitAnalysisDays: routeQuery(build, adminFitAnalysisDays, { providesTags: ['AdminFitAnalyses'] }),
    adminFreeAnalysisDays: routeQuery(build, adminFreeAnalysisDays, { providesTags: ['AdminFreeAnalyses'] }),
  }),
});
