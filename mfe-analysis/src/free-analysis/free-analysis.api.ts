import { correctFreeAnalysis } from '@fitfolio/analysis-contract/corrections';
import {
  downloadFreeReport,
  getFreeAnalysis,
  getFreeRemaining,
  submitFreeAnalysis,
} from '@fitfolio/analysis-contract/free-analysis';
import { api, routeFile, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const freeAnalysisApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitFreeAnalysis: routeMutation(build, submitFreeAnalysis, {
      invalidatesTags: ['FreeAnalyses', 'FreeRemaining'],
    }),
    downloadReport: routeFile(build, downloadFreeReport),
    correctFreeAnalysis: routeMutation(build, correctFreeAnalysis, {
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const kept = await queryFulfilled.catch(() => null);
        if (!kept) return;
        // Whoever comes back to the result finds what was kept.
        dispatch(
          freeAnalysisApi.util.updateQueryData('getFreeAnalysis', { params }, ({ data }) => {
            data.corrections = kept.data.data;
          }),
        );
      },
    }),
    getFreeRemaining: routeQuery(build, getFreeRemaining, { providesTags: ['FreeRemaining'] }),
    getFreeAnalysis: routeQuery(build, getFreeAnalysis, {
      async onQueryStarted(_args, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null);
        const status = done?.data.data.status;
        // A run that ended changes the history, and a failed one gives its turn back.
        if (status === 'completed' || status === 'failed') {
          dispatch(api.util.invalidateTags(['FreeAnalyses', 'FreeRemaining']));
        }
      },
    }),
  }),
});

export const {
  useCorrectFreeAnalysisMutation,
  useDownloadReportMutation,
  useSubmitFreeAnalysisMutation,
  useGetFreeRemainingQuery,
  useGetFreeAnalysisQuery,
} = freeAnalysisApi;
