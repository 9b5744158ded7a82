import {
  deleteCvVersion,
  exportCv,
  getCv,
  getCvVersion,
  keepCvVersion,
  listCvs,
  listCvVersions,
  orderCv,
  proposeCvLines,
  saveCv,
} from '@fitfolio/analysis-contract/cv';
import { getFitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import { listFitProducts } from '@fitfolio/analysis-contract/fit-products';
import { api, routeFile, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const cvApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCvs: routeQuery(build, listCvs, { providesTags: ['Cvs'] }),
    orderCv: routeMutation(build, orderCv, { invalidatesTags: ['Balance', 'Cvs', 'Transactions'] }),
    cvProducts: routeQuery(build, listFitProducts, { providesTags: ['Cvs'] }),
    /** What was saved last is asked anew each time: another page may have saved. */
    getCv: routeQuery(build, getCv, { keepUnusedDataFor: 0 }),
    cvReport: routeQuery(build, getFitAnalysisResult),
    proposeCvLines: routeQuery(build, proposeCvLines, { keepUnusedDataFor: 0 }),
    saveCv: routeMutation(build, saveCv),
    listCvVersions: routeQuery(build, listCvVersions, { providesTags: ['CvVersions'] }),
    keepCvVersion: routeMutation(build, keepCvVersion, { invalidatesTags: ['CvVersions'] }),
    getCvVersion: routeQuery(build, getCvVersion),
    deleteCvVersion: routeMutation(build, deleteCvVersion, { invalidatesTags: ['CvVersions'] }),
    exportCv: routeFile(build, exportCv),
  }),
});

export const {
  useCvProductsQuery,
  useCvReportQuery,
  useDeleteCvVersionMutation,
  useExportCvMutation,
  useGetCvQuery,
  useKeepCvVersionMutation,
  useLazyGetCvQuery,
  useLazyGetCvVersionQuery,
  useListCvsQuery,
  useListCvVersionsQuery,
  useOrderCvMutation,
  useProposeCvLinesQuery,
  useSaveCvMutation,
} = cvApi;
