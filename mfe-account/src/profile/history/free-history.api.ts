import { listFreeAnalyses } from '@fitfolio/analysis-contract/free-analysis';
import { api, routeQuery } from '@fitfolio/web-kit/api';

export const { useListFreeAnalysesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listFreeAnalyses: routeQuery(build, listFreeAnalyses, { providesTags: ['FreeAnalyses'] }),
  }),
});
