import {
  acceptSuspense,
  exportSuspense,
  listSuspense,
  refundSuspense,
} from '@fitfolio/payments-contract/admin';
import { api, routeFile, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const changes = { invalidatesTags: ['AdminPayments', 'AdminCredits'] } as const;

export const {
  useListSuspenseQuery,
  useExportSuspenseMutation,
  useAcceptSuspenseMutation,
  useRefundSuspenseMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listSuspense: routeQuery(build, listSuspense, { providesTags: ['AdminPayments'] }),
    exportSuspense: routeFile(build, exportSuspense),
    acceptSuspense: routeMutation(build, acceptSuspense, changes),
    refundSuspense: routeMutation(build, refundSuspense, changes),
  }),
});
