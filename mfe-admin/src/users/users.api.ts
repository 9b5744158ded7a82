import { exportUsers, listUsers } from '@fitfolio/auth-contract/admin-users';
import { api, routeFile, routeQuery } from '@fitfolio/web-kit/api';

export const { useListUsersQuery, useExportUsersMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: routeQuery(build, listUsers, { providesTags: ['AdminUsers'] }),
    exportUsers: routeFile(build, exportUsers),
  }),
});
