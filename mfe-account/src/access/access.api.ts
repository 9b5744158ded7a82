import { requestPasswordReset, resetPassword, validateResetCode } from '@fitfolio/auth-contract/passwords';
import { login, signUp } from '@fitfolio/auth-contract/sign-in';
import { api, routeMutation } from '@fitfolio/web-kit/api';

export const {
  useLoginMutation,
  useSignUpMutation,
  useRequestPasswordResetMutation,
  useValidateResetCodeMutation,
  useResetPasswordMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    login: routeMutation(build, login),
    signUp: routeMutation(build, signUp),
    requestPasswordReset: routeMutation(build, requestPasswordReset),
    validateResetCode: routeMutation(build, validateResetCode),
    resetPassword: routeMutation(build, resetPassword),
  }),
});
