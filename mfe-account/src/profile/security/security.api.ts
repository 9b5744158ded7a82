import {
  addPasskey,
  addTotp,
  listFactors,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
  setUpPasskey,
  setUpTotp,
} from '@fitfolio/auth-contract/factors';
import { api, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const changes = { invalidatesTags: ['Factors' as const] };

export const {
  useListFactorsQuery,
  useSetUpTotpMutation,
  useAddTotpMutation,
  useSetUpPasskeyMutation,
  useAddPasskeyMutation,
  useRenameFactorMutation,
  useRemoveFactorMutation,
  useRenewRecoveryCodesMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listFactors: routeQuery(build, listFactors, { providesTags: ['Factors'] }),
    setUpTotp: routeMutation(build, setUpTotp),
    addTotp: routeMutation(build, addTotp, changes),
    setUpPasskey: routeMutation(build, setUpPasskey),
    addPasskey: routeMutation(build, addPasskey, changes),
    renameFactor: routeMutation(build, renameFactor, changes),
    removeFactor: routeMutation(build, removeFactor, { invalidatesTags: ['Factors', 'Me'] }),
    renewRecoveryCodes: routeMutation(build, renewRecoveryCodes, changes),
  }),
});
