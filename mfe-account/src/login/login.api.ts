import { login } from '@fitfolio/auth-contract/routes';
import { api, routeMutation } from '@fitfolio/web-kit/api';

export const { useLoginMutation } = api.injectEndpoints({
  endpoints: (build) => ({ login: routeMutation(build, login) }),
});
