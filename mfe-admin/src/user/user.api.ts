import {
  disableUser,
  enableUser,
  endUserSessions,
  getUser,
  makeAdmin,
  removeAdmin,
  verifyUser,
} from '@fitfolio/auth-contract/admin-users';
import { api, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const changes = { invalidatesTags: ['AdminUsers', 'AdminAudit', 'AdminEmails'] } as const;

export const {
  useGetUserQuery,
  useVerifyUserMutation,
  useDisableUserMutation,
  useEnableUserMutation,
  useMakeAdminMutation,
  useRemoveAdminMutation,
  useEndUserSessionsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: routeQuery(build, getUser, { providesTags: ['AdminUsers'] }),
    verifyUser: routeMutation(build, verifyUser, changes),
    disableUser: routeMutation(build, disableUser, changes),
    enableUser: routeMutation(build, enableUser, changes),
    makeAdmin: routeMutation(build, makeAdmin, changes),
    removeAdmin: routeMutation(build, removeAdmin, changes),
    endUserSessions: routeMutation(build, endUserSessions, changes),
  }),
});
