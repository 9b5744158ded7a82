import { getMe } from '@fitfolio/auth-contract/me';
import { logout } from '@fitfolio/auth-contract/renewal';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { api } from '../api/api.js';
import { routeMutation, routeQuery } from '../api/route-endpoint.js';
import { userLoaded } from './session-slice.js';

/** The calls of the layout. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: routeQuery(build, getMe, {
      providesTags: ['Me'],
      async onQueryStarted(_args, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null);
        if (done) dispatch(userLoaded(done.data.data));
      },
    }),
    getBalance: routeQuery(build, getBalance, { providesTags: ['Balance'] }),
    logout: routeMutation(build, logout),
  }),
});

export const { useGetMeQuery, useGetBalanceQuery } = sessionApi;
