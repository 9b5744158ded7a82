import { getSignInOptions, loginGoogle } from '@fitfolio/auth-contract/google';
import { refresh } from '@fitfolio/auth-contract/renewal';
import { api, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

export const { useGetSignInOptionsQuery, useLoginGoogleMutation, useRefreshMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getSignInOptions: routeQuery(build, getSignInOptions),
    loginGoogle: routeMutation(build, loginGoogle),
    refresh: routeMutation(build, refresh),
  }),
});
