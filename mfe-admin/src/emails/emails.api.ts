import { listEmails, resendEmail } from '@fitfolio/auth-contract/emails';
import { api, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

export const { useListEmailsQuery, useResendEmailMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listEmails: routeQuery(build, listEmails, { providesTags: ['AdminEmails'] }),
    resendEmail: routeMutation(build, resendEmail, { invalidatesTags: ['AdminEmails', 'AdminAudit'] }),
  }),
});
