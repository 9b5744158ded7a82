import { adminListCorrections } from '@fitfolio/analysis-contract/corrections';
import { api, routeQuery } from '@fitfolio/web-kit/api';

export const { useAdminListCorrectionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminListCorrections: routeQuery(build, adminListCorrections, { providesTags: ['AdminFreeAnalyses'] }),
  }),
});
