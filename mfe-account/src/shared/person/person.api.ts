import { updateMe } from '@fitfolio/auth-contract/me';
import { api, routeMutation } from '@fitfolio/web-kit/api';

export const { useUpdateMeMutation } = api.injectEndpoints({
  endpoints: (build) => ({ updateMe: routeMutation(build, updateMe, { invalidatesTags: ['Me'] }) }),
});
