import { listBundles } from '@fitfolio/credits-contract/bundle';
import { api, routeQuery } from '@fitfolio/web-kit/api';

export const { useListBundlesQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listBundles: routeQuery(build, listBundles, { providesTags: ['Bundles'] }) }),
});
