import { endOtherSessions, endSession, listSessions } from '@fitfolio/auth-contract/session';
import { api, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

export const { useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      listSessions: routeQuery(build, listSessions, { providesTags: ['Sessions'] }),
      endSession: routeMutation(build, endSession, { invalidatesTags: ['Sessions'] }),
      endOtherSessions: routeMutation(build, endOtherSessions, { invalidatesTags: ['Sessions'] }),
    }),
  });
