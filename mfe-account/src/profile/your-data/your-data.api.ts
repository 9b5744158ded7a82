import { cancelDeletion, exportMe, requestDeletion } from '@fitfolio/auth-contract/own-data';
import { api, routeFile, routeMutation } from '@fitfolio/web-kit/api';

export const { useExportMeMutation, useRequestDeletionMutation, useCancelDeletionMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      exportMe: routeFile(build, exportMe),
      requestDeletion: routeMutation(build, requestDeletion, { invalidatesTags: ['Me'] }),
      cancelDeletion: routeMutation(build, cancelDeletion, { invalidatesTags: ['Me'] }),
    }),
  });
