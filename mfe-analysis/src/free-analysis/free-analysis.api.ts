import { correctFreeAnalysis } from '@fitfolio/analysis-contract/corrections';
import { downloadFreeReport, getFreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { api, routeFile, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const freeAnalysisApi = api.injectEndpoints({
  endpoints: (build) => ({
    downloadReport: routeFile(build, downloadFreeReport),
    correctFreeAnalysis: routeMutation(build, correctFreeAnalysis, {
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const kept = await queryFulfilled.catch(() => null);
        if (!kept) return;
        // The cached result must show the saved corrections.
        dispatch(
          freeAnalysisApi.util.updateQueryData('getFreeAnalysis', { params }, ({ data }) => {
            data.corrections = kept.data.data;
          }),
        );
      },
    }),
    getFreeAnalysis: routeQuery(build, getFreeAnalysis, {
      async onQueryStarted(_args, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null);
        const status = done?.data.data.status;
        // A finished run changes the history, and a failed one restores the allowance.
        if (status === 'completed' || status === 'failed') {
          dispatch(api.util.invalidateTags(['FreeAnalyses', 'FreeRemaining']));
        }
      },
    }),
  }),
});

export const { useCorrectFreeAnalysisMutation, useDownloadReportMutation, useGetFreeAnalysisQuery } =
  freeAnalysisApi;
