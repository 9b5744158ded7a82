import { listUsers } from '@fitfolio/auth-contract/admin-users';
import { listEmails } from '@fitfolio/auth-contract/emails';
import { api, routeQuery } from '@fitfolio/web-kit/api';

// Names of its own: features do not meet. What changes a feature's data makes these old by the same tags.
export const { useOverviewEmailsQuery, useOverviewUsersQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    overviewEmails: routeQuery(build, listEmails, { providesTags: ['AdminEmails'] }),
    overviewUsers: routeQuery(build, listUsers, { providesTags: ['AdminUsers'] }),
  }),
});
