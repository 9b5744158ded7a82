import { createCoupon, exportCoupons, listCoupons, updateCoupon } from '@fitfolio/credits-contract/coupon';
import { api, routeFile, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const changes = { invalidatesTags: ['AdminCredits'] } as const;

export const {
  useListCouponsQuery,
  useExportCouponsMutation,
  useCreateCouponMutation,
  useUpdateCouponMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listCoupons: routeQuery(build, listCoupons, { providesTags: ['AdminCredits'] }),
    exportCoupons: routeFile(build, exportCoupons),
    createCoupon: routeMutation(build, createCoupon, changes),
    updateCoupon: routeMutation(build, updateCoupon, changes),
  }),
});
