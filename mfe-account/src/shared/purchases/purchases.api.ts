import { getBundle, listBundles } from '@fitfolio/credits-contract/bundle';
import { redeemCoupon } from '@fitfolio/credits-contract/coupon';
import { listTransactions } from '@fitfolio/credits-contract/transaction';
import {
  cancelPayment,
  getPayment,
  listPayments,
  prePurchase,
  purchase,
  refreshPayment,
} from '@fitfolio/payments-contract/payment';
import { api, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

/** The cache tags that a change of a payment invalidates. */
const moved = ['Payments', 'Balance', 'Transactions'] as const;

export const {
  useListBundlesQuery,
  useGetBundleQuery,
  usePrePurchaseQuery,
  useLazyPrePurchaseQuery,
  usePurchaseMutation,
  useGetPaymentQuery,
  useListPaymentsQuery,
  useRefreshPaymentMutation,
  useCancelPaymentMutation,
  useListTransactionsQuery,
  useRedeemCouponMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listBundles: routeQuery(build, listBundles, { providesTags: ['Bundles'] }),
    getBundle: routeQuery(build, getBundle, { providesTags: ['Bundles'] }),
    prePurchase: routeQuery(build, prePurchase, { providesTags: ['Bundles'], keepUnusedDataFor: 0 }),
    purchase: routeMutation(build, purchase, { invalidatesTags: ['Payments'] }),
    getPayment: routeQuery(build, getPayment, { providesTags: ['Payments'] }),
    listPayments: routeQuery(build, listPayments, { providesTags: ['Payments'] }),
    refreshPayment: routeMutation(build, refreshPayment, { invalidatesTags: [...moved] }),
    cancelPayment: routeMutation(build, cancelPayment, { invalidatesTags: [...moved] }),
    listTransactions: routeQuery(build, listTransactions, { providesTags: ['Transactions'] }),
    redeemCoupon: routeMutation(build, redeemCoupon, { invalidatesTags: ['Balance', 'Transactions'] }),
  }),
});
