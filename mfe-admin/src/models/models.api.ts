import {
  adminGetFitModel,
  adminGetFreeModel,
  adminSaveFitModel,
  adminSaveFreeModel,
  adminTestFitModel,
  adminTestFreeModel,
} from '@fitfolio/analysis-contract/models';
import { api, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const changes = { invalidatesTags: ['Models'] } as const;

export const {
  useAdminGetFreeModelQuery,
  useAdminSaveFreeModelMutation,
  useAdminTestFreeModelMutation,
  useAdminGetFitModelQuery,
  useAdminSaveFitModelMutation,
  useAdminTestFitModelMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminGetFreeModel: routeQuery(build, adminGetFreeModel, { providesTags: ['Models'] }),
    adminSaveFreeModel: routeMutation(build, adminSaveFreeModel, changes),
    adminTestFreeModel: routeMutation(build, adminTestFreeModel, changes),
    adminGetFitModel: routeQuery(build, adminGetFitModel, { providesTags: ['Models'] }),
    adminSaveFitModel: routeMutation(build, adminSaveFitModel, changes),
    adminTestFitModel: routeMutation(build, adminTestFitModel, changes),
  }),
});
