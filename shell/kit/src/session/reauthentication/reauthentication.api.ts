import { listFactors } from '@fitfolio/auth-contract/factors';
import { getReauthenticationOptions, reauthenticate } from '@fitfolio/auth-contract/reauthentication';
import { api } from '../../api/api.js';
import { routeMutation, routeQuery } from '../../api/route-endpoint.js';

export const { useGetWaysToProveQuery, useReauthenticateMutation, useGetReauthenticationOptionsMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      getWaysToProve: routeQuery(build, listFactors, { providesTags: ['Factors'] }),
      reauthenticate: routeMutation(build, reauthenticate),
      getReauthenticationOptions: routeMutation(build, getReauthenticationOptions),
    }),
  });
