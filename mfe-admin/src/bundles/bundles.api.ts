import { createBundle, exportBundles, listAllBundles, updateBundle } from '@fitfolio/credits-contract/bundle';
import { api, routeFile, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const changes = { invalidatesTags: ['Bundles'] } as const;

export const {
  useListAllBundlesQuery,
  useExportBundlesMutation,
  useCreateBundleMutation,
  useUpdateBundleMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listAllBundles: routeQuery(build, listAllBundles, { providesTags: ['Bundles'] }),
    exportBundles: routeFile(build, exportBundles),
    createBundle: routeMutation(build, createBundle, changes),
    updateBundle: routeMutation(build, updateBundle, changes),
  }),
});
