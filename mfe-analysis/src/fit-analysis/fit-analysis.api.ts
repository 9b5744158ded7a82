import {
  downloadFitReport,
  estimateFitAnalysis,
  getFitAnalysisResult,
  getFitAnalysisStatus,
  keepFitDocuments,
  listShares,
  openSharedFitAnalysis,
  revokeShare,
  shareFitAnalysis,
  submitFitAnalysis,
} from '@fitfolio/analysis-contract/fit-analysis';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { api, routeFile, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

/** What a premium analysis of two documents would cost. */
export type Estimate = RouteReply<typeof estimateFitAnalysis>['data'];

const fitAnalysisApi = api.injectEndpoints({
  endpoints: (build) => ({
    estimateFitAnalysis: routeMutation(build, estimateFitAnalysis),
    submitFitAnalysis: routeMutation(build, submitFitAnalysis, {
      invalidatesTags: ['Balance', 'FitAnalyses', 'Transactions'],
    }),
    getFitAnalysisStatus: routeQuery(build, getFitAnalysisStatus, {
      async onQueryStarted(_args, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null);
        const status = done?.data.data.status;
        // A run that ended changes the history, and has spent the token that was held or given it back.
        if (status === 'completed' || status === 'failed') {
          dispatch(api.util.invalidateTags(['Balance', 'FitAnalyses', 'Transactions']));
        }
      },
    }),
    getFitAnalysisResult: routeQuery(build, getFitAnalysisResult),
    downloadFitReport: routeFile(build, downloadFitReport),
    keepFitDocuments: routeMutation(build, keepFitDocuments, {
      invalidatesTags: ['FitAnalyses'],
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const kept = await queryFulfilled.catch(() => null);
        if (!kept) return;
        for (const language of [undefined, 'vi', 'en'] as const) {
          const args = language ? { params, query: { language } } : { params };
          dispatch(
            fitAnalysisApi.util.updateQueryData('getFitAnalysisResult', args, ({ data }) => {
              data.documentsKeptUntil = kept.data.data.documentsKeptUntil;
            }),
          );
        }
      },
    }),
    listShares: routeQuery(build, listShares),
    shareFitAnalysis: routeMutation(build, shareFitAnalysis, {
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const made = await queryFulfilled.catch(() => null);
        if (!made) return;
        // The token is told once; the list has the links without it.
        const { id, createdAt, expiresAt, revokedAt } = made.data.data;
        dispatch(
          fitAnalysisApi.util.updateQueryData('listShares', { params }, ({ data }) => {
            data.unshift({ id, createdAt, expiresAt, revokedAt });
          }),
        );
      },
    }),
    revokeShare: routeMutation(build, revokeShare, {
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null);
        if (!done) return;
        dispatch(
          fitAnalysisApi.util.updateQueryData('listShares', { params: { id: params.id } }, ({ data }) => {
            const share = data.find(({ id }) => id === params.shareId);
            if (share) share.revokedAt = new Date().toISOString();
          }),
        );
      },
    }),
    openSharedFitAnalysis: routeMutation(build, openSharedFitAnalysis),
  }),
});

export const {
  useDownloadFitReportMutation,
  useEstimateFitAnalysisMutation,
  useGetFitAnalysisResultQuery,
  useGetFitAnalysisStatusQuery,
  useKeepFitDocumentsMutation,
  useListSharesQuery,
  useOpenSharedFitAnalysisMutation,
  useRevokeShareMutation,
  useShareFitAnalysisMutation,
  useSubmitFitAnalysisMutation,
} = fitAnalysisApi;
