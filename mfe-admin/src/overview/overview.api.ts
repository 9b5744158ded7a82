import { adminFitAnalysisDays, adminFreeAnalysisDays } from '@fitfolio/analysis-contract/fit-analysis';
import { listUsers } from '@fitfolio/auth-contract/admin-users';
import { listEmails } from '@fitfolio/auth-contract/emails';
import { tokenSummary } from '@fitfolio/credits-contract/transaction';
import { revenue } from '@fitfolio/payments-contract/admin';
import { api, routeQuery } from '@fitfolio/web-kit/api';

// Names of its own: features do not meet. What changes a feature's data makes these old by the same tags.
export const {
  useOverviewRevenueQuery,
  useOverviewTokensQuery,
  useOverviewFreeDaysQuery,
  useOverviewFitDaysQuery,
  useOverviewEmailsQuery,
  useOverviewUsersQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    overviewRevenue: routeQuery(build, revenue, { providesTags: ['AdminPayments'] }),
    overviewTokens: routeQuery(build, tokenSummary, { providesTags: ['AdminCredits'] }),
    overviewFreeDays: routeQuery(build, adminFreeAnalysisDays, { providesTags: ['AdminFreeAnalyses'] }),
    overviewFitDays: routeQuery(build, adminFitAnalysisDays, { providesTags: ['AdminFitAnalyses'] }),
    overviewEmails: routeQuery(build, listEmails, { providesTags: ['AdminEmails'] }),
    overviewUsers: routeQuery(build, listUsers, { providesTags: ['AdminUsers'] }),
  }),
});
