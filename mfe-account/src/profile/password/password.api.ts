import { changePassword } from '@fitfolio/auth-contract/passwords';
import { api, routeMutation } from '@fitfolio/web-kit/api';

export const { useChangePasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({ changePassword: routeMutation(build, changePassword) }),
});
