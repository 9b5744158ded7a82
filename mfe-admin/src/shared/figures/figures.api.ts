import { tokenSummary } from '@fitfolio/credits-contract/transaction';
import { revenue } from '@fitfolio/payments-contract/admin';
import { api, routeQuery } from '@fitfolio/web-kit/api';

export const { useRevenueQuery, useTokenSummaryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    revenue: routeQuery(build, revenue, { providesTags: ['AdminPayments'] }),
    tokenSummary: routeQuery(build, tokenSummary, { providesTags: ['AdminCredits'] }),
  }),
});
