import { changeModule, listReleases } from '@fitfolio/auth-contract/modules';
import { api, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

export const { useListReleasesQuery, useChangeModuleMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listReleases: routeQuery(build, listReleases, { providesTags: ['AdminModules'] }),
    changeModule: routeMutation(build, changeModule, { invalidatesTags: ['AdminModules', 'AdminAudit'] }),
  }),
});
