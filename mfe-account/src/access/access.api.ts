import { login, signUp } from '@fitfolio/auth-contract/routes';
import { api, routeMutation } from '@fitfolio/web-kit/api';

export const { useLoginMutation, useSignUpMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    login: routeMutation(build, login),
    signUp: routeMutation(build, signUp),
  }),
});
