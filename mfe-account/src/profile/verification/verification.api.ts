import { requestVerification, verifyEmail } from '@fitfolio/auth-contract/verification';
import { api, routeMutation } from '@fitfolio/web-kit/api';

export const { useRequestVerificationMutation, useVerifyEmailMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    requestVerification: routeMutation(build, requestVerification),
    verifyEmail: routeMutation(build, verifyEmail, { invalidatesTags: ['Me', 'FreeRemaining'] }),
  }),
});
