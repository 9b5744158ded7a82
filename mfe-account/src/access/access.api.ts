import {
  login,
  requestPasswordReset,
  resetPassword,
  signUp,
  validateResetCode,
} from '@fitfolio/auth-contract/routes';
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
