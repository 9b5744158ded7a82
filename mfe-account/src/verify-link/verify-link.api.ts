import { verifyEmailLink } from '@fitfolio/auth-contract/verify-link';
import { api, routeMutation } from '@fitfolio/web-kit/api';

export const { useVerifyEmailLinkMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    verifyEmailLink: routeMutation(build, verifyEmailLink, { invalidatesTags: ['Me'] }),
  }),
});
