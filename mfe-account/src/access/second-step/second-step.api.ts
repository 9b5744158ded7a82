import { getLoginPasskeyOptions, loginWithCode, loginWithPasskey } from '@fitfolio/auth-contract/second-step';
import { api, routeMutation } from '@fitfolio/web-kit/api';

export const { useLoginWithCodeMutation, useGetLoginPasskeyOptionsMutation, useLoginWithPasskeyMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      loginWithCode: routeMutation(build, loginWithCode),
      getLoginPasskeyOptions: routeMutation(build, getLoginPasskeyOptions),
      loginWithPasskey: routeMutation(build, loginWithPasskey),
    }),
  });
