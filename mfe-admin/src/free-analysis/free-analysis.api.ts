import { adminFreeAnalysisDays } from '@fitfolio/analysis-contract/fit-analysis';
import { adminGetFreeAnalysis, adminListFreeAnalyses } from '@fitfolio/analysis-contract/free-analysis';
import { api, routeQuery } from '@fitfolio/web-kit/api';

export const { useAdminFreeAnalysisDaysQuery, useAdminListFreeAnalysesQuery, useAdminGetFreeAnalysisQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      adminFreeAnalysisDays: routeQuery(build, adminFreeAnalysisDays, {
        providesTags: ['AdminFreeAnalyses'],
      }),
      adminListFreeAnalyses: routeQuery(build, adminListFreeAnalyses, {
        providesTags: ['AdminFreeAnalyses'],
      }),
      adminGetFreeAnalysis: routeQuery(build, adminGetFreeAnalysis, { providesTags: ['AdminFreeAnalyses'] }),
    }),
  });
