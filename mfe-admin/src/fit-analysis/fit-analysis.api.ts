import {
  adminExportFitAnalyses,
  adminGetFitAnalysisResult,
  adminListFitAnalyses,
  adminReleaseFitAnalysis,
  adminRepeatFitAnalysis,
} from '@fitfolio/analysis-contract/fit-analysis';
import { adminGetCareerPlan } from '@fitfolio/analysis-contract/career-plan';
import { api, routeFile, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

export const {
  useAdminExportFitAnalysesMutation,
  useAdminGetCareerPlanQuery,
  useAdminGetFitAnalysisResultQuery,
  useAdminListFitAnalysesQuery,
  useAdminReleaseFitAnalysisMutation,
  useAdminRepeatFitAnalysisMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminListFitAnalyses: routeQuery(build, adminListFitAnalyses, { providesTags: ['AdminFitAnalyses'] }),
    adminExportFitAnalyses: routeFile(build, adminExportFitAnalyses),
    adminGetFitAnalysisResult: routeQuery(build, adminGetFitAnalysisResult),
    adminGetCareerPlan: routeQuery(build, adminGetCareerPlan),
    adminRepeatFitAnalysis: routeMutation(build, adminRepeatFitAnalysis, {
      invalidatesTags: ['AdminFitAnalyses', 'AdminAudit'],
    }),
    adminReleaseFitAnalysis: routeMutation(build, adminReleaseFitAnalysis, {
      invalidatesTags: ['AdminFitAnalyses', 'AdminAudit'],
    }),
  }),
});
