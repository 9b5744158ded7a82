import { adminGetFreeAnalysis, adminListFreeAnalyses } from '@fitfolio/analysis-contract/free-analysis';
import { api, routeQuery } from '@fitfolio/web-kit/api';

export const { useAdminListFreeAnalysesQuery, useAdminGetFreeAnalysisQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminListFreeAnalyses: routeQuery(build, adminListFreeAnalyses, { providesTags: ['AdminFreeAnalyses'] }),
    adminGetFreeAnalysis: routeQuery(build, adminGetFreeAnalysis, { providesTags: ['AdminFreeAnalyses'] }),
  }),
});
