import { listUsers } from '@fitfolio/auth-contract/admin-users';
import { api, routeQuery } from '@fitfolio/web-kit/api';

export const { useListUsersQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listUsers: routeQuery(build, listUsers, { providesTags: ['AdminUsers'] }) }),
});
