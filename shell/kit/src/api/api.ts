import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.js';
import { cacheTags } from './tags.js';

/**
 * The one api. It has no endpoints of its own: a feature adds them in its `<feature>.api.ts`,
 * `api.injectEndpoints({ endpoints: (build) => ({ … }) })`, with `routeQuery` and `routeMutation`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: cacheTags,
  endpoints: () => ({}),
  refetchOnReconnect: true,
});
