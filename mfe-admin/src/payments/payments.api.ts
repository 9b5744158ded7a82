import {
  exportPayments,
  getAnyPayment,
  listAllPayments,
  refundPayment,
  syncPayment,
} from '@fitfolio/payments-contract/admin';
import { api, routeFile, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const changes = { invalidatesTags: ['AdminPayments', 'AdminCredits'] } as const;

export const {
  useListAllPaymentsQuery,
  useGetAnyPaymentQuery,
  useExportPaymentsMutation,
  useSyncPaymentMutation,
  useRefundPaymentMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listAllPayments: routeQuery(build, listAllPayments, { providesTags: ['AdminPayments'] }),
    getAnyPayment: routeQuery(build, getAnyPayment, { providesTags: ['AdminPayments'] }),
    exportPayments: routeFile(build, exportPayments),
    syncPayment: routeMutation(build, syncPayment, changes),
    refundPayment: routeMutation(build, refundPayment, changes),
  }),
});
