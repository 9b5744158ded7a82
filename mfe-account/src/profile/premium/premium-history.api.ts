import { downloadFitReport, listFitAnalyses } from '@fitfolio/analysis-contract/fit-analysis';
import { api, routeFile, routeQuery } from '@fitfolio/web-kit/api';

export const { useListFitAnalysesQuery, useDownloadFitReportMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    downloadFitReport: routeFile(build, downloadFitReport),
    listFitAnalyses: routeQuery(build, listFitAnalyses, { providesTags: ['FitAnalyses'] }),
  }),
});
