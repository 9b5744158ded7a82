import { listAllTransactions } from '@fitfolio/credits-contract/transaction';
import { api, routeQuery } from '@fitfolio/web-kit/api';

export const { useListAllTransactionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listAllTransactions: routeQuery(build, listAllTransactions, { providesTags: ['AdminCredits'] }),
  }),
});
