import { listUsers } from '@fitfolio/auth-contract/admin-users';
import {
  adjustBalance,
  exportTransactions,
  listAllTransactions,
} from '@fitfolio/credits-contract/transaction';
import { api, routeFile, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

export const {
  useListAllTransactionsQuery,
  useExportTransactionsMutation,
  useAdjustBalanceMutation,
  useFindUsersQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listAllTransactions: routeQuery(build, listAllTransactions, { providesTags: ['AdminCredits'] }),
    exportTransactions: routeFile(build, exportTransactions),
    adjustBalance: routeMutation(build, adjustBalance, { invalidatesTags: ['AdminCredits', 'Balance'] }),
    findUsers: routeQuery(build, listUsers, { providesTags: ['AdminUsers'] }),
  }),
});
