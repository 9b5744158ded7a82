import { denyNotice } from '@fitfolio/auth-contract/notices';
import { api, routeMutation } from '@fitfolio/web-kit/api';

export const { useDenyNoticeMutation } = api.injectEndpoints({
  endpoints: (build) => ({ denyNotice: routeMutation(build, denyNotice) }),
});
