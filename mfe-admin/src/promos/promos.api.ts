import { createPromo, exportPromos, listPromos, updatePromo } from '@fitfolio/payments-contract/promo';
import { api, routeFile, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const changes = { invalidatesTags: ['AdminPayments'] } as const;

export const { useListPromosQuery, useExportPromosMutation, useCreatePromoMutation, useUpdatePromoMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      listPromos: routeQuery(build, listPromos, { providesTags: ['AdminPayments'] }),
      exportPromos: routeFile(build, exportPromos),
      createPromo: routeMutation(build, createPromo, changes),
      updatePromo: routeMutation(build, updatePromo, changes),
    }),
  });
