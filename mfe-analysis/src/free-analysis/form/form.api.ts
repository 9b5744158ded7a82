import { getFreeRemaining, submitFreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { requestVerification } from '@fitfolio/auth-contract/verification';
import { api, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

/** What the form asks; the result's calls are apart, so that a visitor of the form does not wait for them. */
export const { useSubmitFreeAnalysisMutation, useGetFreeRemainingQuery, useRequestVerificationMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      submitFreeAnalysis: routeMutation(build, submitFreeAnalysis, {
        invalidatesTags: ['FreeAnalyses', 'FreeRemaining'],
      }),
      getFreeRemaining: routeQuery(build, getFreeRemaining, { providesTags: ['FreeRemaining'] }),
      requestVerification: routeMutation(build, requestVerification),
    }),
  });
