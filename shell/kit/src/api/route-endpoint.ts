import type { AnyRoute, RouteReply, RouteRequest } from '@fitfolio/contract-kit/route';
import type { EndpointBuilder } from '@reduxjs/toolkit/query/react';
import type { baseQuery } from './base-query.js';
import type { RouteCall } from './send-call.js';
import type { CacheTag } from './tags.js';

type Build = EndpointBuilder<typeof baseQuery, CacheTag, 'api'>;
type Filled<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type Files<R extends AnyRoute> = R['files'] extends object
  ? { files: { [K in keyof R['files']]?: File | null } }
  : object;
type Loose<T> = 'query' extends keyof T ? Omit<T, 'query'> & { query?: Partial<T['query']> } : T;

/**
 * What a hook of this route takes: `params`, `query`, `body` and `files`, as far as the route has them; nothing at all
 * when it has none. `query` is optional, the contract has defaults.
 */
export type RouteArgs<R extends AnyRoute> = [keyof (Filled<RouteRequest<R>> & Files<R>)] extends [never]
  ? void
  : Loose<Filled<RouteRequest<R>>> & Files<R> & { idempotencyKey?: string };

type QueryOptions<R extends AnyRoute> = Omit<
  Parameters<typeof buildQuery<RouteReply<R>, RouteArgs<R>>>[1],
  'query' | 'queryFn' | 'type'
>;
type MutationOptions<R extends AnyRoute> = Omit<
  Parameters<typeof buildMutation<RouteReply<R>, RouteArgs<R>>>[1],
  'query' | 'queryFn' | 'type'
>;

const buildQuery = <Reply, Args>(build: Build, definition: Parameters<typeof build.query<Reply, Args>>[0]) =>
  build.query<Reply, Args>(definition);
const buildMutation = <Reply, Args>(
  build: Build,
  definition: Parameters<typeof build.mutation<Reply, Args>>[0],
) => build.mutation<Reply, Args>(definition);

const callOf =
  (route: AnyRoute) =>
  (args: unknown): RouteCall => ({ route, ...(typeof args === 'object' ? args : undefined) });

/**
 * A query endpoint of a contract's route. The reply is parsed with the contract's schema before anyone sees it.
 * `options` are RTK Query's (`providesTags`, `keepUnusedDataFor`, …).
 */
export const routeQuery = <R extends AnyRoute>(build: Build, route: R, options?: QueryOptions<R>) =>
  buildQuery<RouteReply<R>, RouteArgs<R>>(build, { ...options, query: callOf(route) } as Parameters<
    typeof buildQuery<RouteReply<R>, RouteArgs<R>>
  >[1]);

/** A file that a service returned. */
export interface ReceivedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** A route that answers a file (`download`): a mutation, so that nothing of it is kept. See `saveFile`. */
export const routeFile = <R extends AnyRoute & { readonly download: string }>(build: Build, route: R) =>
  buildMutation<ReceivedFile, RouteArgs<R>>(build, { query: callOf(route) } as Parameters<
    typeof buildMutation<ReceivedFile, RouteArgs<R>>
  >[1]);

/** A mutation endpoint of a contract's route; `options` are RTK Query's (`invalidatesTags`, …). */
export const routeMutation = <R extends AnyRoute>(build: Build, route: R, options?: MutationOptions<R>) =>
  buildMutation<RouteReply<R>, RouteArgs<R>>(build, { ...options, query: callOf(route) } as Parameters<
    typeof buildMutation<RouteReply<R>, RouteArgs<R>>
  >[1]);
