import { acceptSuspense, listSuspense, refundSuspense } from '@fitfolio/payments-contract/admin';
import { api, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const changes = { invalidatesTags: ['AdminPayments', 'AdminCredits'] } as const;

export const { useListSuspenseQuery, useAcceptSuspenseMutation, useRefundSuspenseMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      listSuspense: routeQuery(build, listSuspense, { providesTags: ['AdminPayments'] }),
      acceptSuspense: routeMutation(build, acceptSuspense, changes),
      refundSuspense: routeMutation(build, refundSuspense, changes),
    }),
  });
