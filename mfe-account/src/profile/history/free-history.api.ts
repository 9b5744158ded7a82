import { downloadFreeReport, listFreeAnalyses } from '@fitfolio/analysis-contract/free-analysis';
import { api, routeFile, routeQuery } from '@fitfolio/web-kit/api';

export const { useListFreeAnalysesQuery, useDownloadFreeReportMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    downloadFreeReport: routeFile(build, downloadFreeReport),
    listFreeAnalyses: routeQuery(build, listFreeAnalyses, { providesTags: ['FreeAnalyses'] }),
  }),
});
