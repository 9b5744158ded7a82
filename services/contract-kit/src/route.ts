import type { z } from 'zod';

/** Who may call a route. `user` needs a valid access token, `admin` one whose account is an administrator. */
export type Access = 'public' | 'user' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A file field of a multipart route. `bytesMax` is enforced while streaming. */
export interface FileField {
  readonly bytesMax: number;
  readonly extensions: readonly string[];
  readonly required: boolean;
}

type FileFields = Readonly<Record<string, FileField>>;
type Schema = z.ZodType;
type ObjectSchema = z.ZodObject;

export interface RouteDefinition<
  Params extends ObjectSchema | undefined = ObjectSchema | undefined,
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
> {
  /** Unique in the platform, lowerCamelCase; becomes OpenAPI's `operationId`. */
  readonly id: string;
  readonly method: Method;
  /** Below `/api`, with `{name}` for parameters: `/free-analysis/{id}`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  /** JSON body; for a multipart route the schema of its text fields. Unknown keys are refused. */
  readonly body?: Body;
  /** Present: the route takes `multipart/form-data`, with these files besides the text fields of `body`. */
  readonly files?: FileFields;
  /** Status of success. 200 unless said otherwise. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** The whole JSON reply, wrapper included. Absent with 204. */
  readonly reply?: Reply;
  /** The media type of a file: the method answers its bytes, or, where there is a `reply` too, either of them. */
  readonly download?: string;
  /** The codes this operation can answer besides those every route can (see `commonErrorCodes`). */
  readonly errors: readonly string[];
  /**
   * Ask anew whether the caller is still an active account, instead of trusting the token for its ten minutes: for
   * what spends money. Every `admin` route that is not GET does so without saying it.
   */
  readonly fresh?: boolean;
  /**
   * Only for a caller who has proved who they are (by signing in, or again since) within the last ten minutes: for what a
   * stolen session must not do. Others get `REAUTHENTICATION_REQUIRED`, which clients answer with a question and a repeat.
   */
  readonly reauthenticated?: boolean;
  /** The caller's cookies matter (login, refresh, logout): the edge of the cookie rules of `security`. */
  readonly cookies?: boolean;
}

/** A route as its contract wrote it: which parts it has is known to the compiler. */
export type Route<
  Params extends ObjectSchema | undefined,
  Query extends ObjectSchema | undefined,
  Body extends Schema | undefined,
  Reply extends Schema | undefined,
> = RouteDefinition<Params, Query, Body, Reply> & {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
};

/**
 * One definition of an operation. The service's binding and validation, the client's types, the mocked
 * handlers of front-end tests and the OpenAPI document all come from it.
 */
export function defineRoute<
  Params extends ObjectSchema | undefined = undefined,
  Query extends ObjectSchema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Reply extends Schema | undefined = undefined,
  Files extends FileFields | undefined = undefined,
  Download extends string | undefined = undefined,
>(
  route: RouteDefinition<Params, Query, Body, Reply> & {
    readonly files?: Files;
    readonly download?: Download;
  },
): Route<Params, Query, Body, Reply> & { readonly files: Files; readonly download: Download } {
  return route as Route<Params, Query, Body, Reply> & { readonly files: Files; readonly download: Download };
}

export type AnyRoute = RouteDefinition;

// [T] keeps an optional part from adding `undefined` to a route that has it.
type Out<T> = [T] extends [Schema] ? z.output<T> : undefined;
type In<T> = [T] extends [Schema] ? z.input<T> : undefined;

type ParamsOf<R> = R extends RouteDefinition<infer P, infer _Q, infer _B, infer _R> ? P : never;
type QueryOf<R> = R extends RouteDefinition<infer _P, infer Q, infer _B, infer _R> ? Q : never;
type BodyOf<R> = R extends RouteDefinition<infer _P, infer _Q, infer B, infer _R> ? B : never;
type ReplyOf<R> = R extends RouteDefinition<infer _P, infer _Q, infer _B, infer Reply> ? Reply : never;

/** What a handler receives, already parsed. */
export interface RouteInput<R extends AnyRoute> {
  params: Out<ParamsOf<R>>;
  query: Out<QueryOf<R>>;
  body: Out<BodyOf<R>>;
}

/** What a client sends. */
export interface RouteRequest<R extends AnyRoute> {
  params: In<ParamsOf<R>>;
  query: In<QueryOf<R>>;
  body: In<BodyOf<R>>;
}

/** What a client gets and a handler answers. */
export type RouteReply<R extends AnyRoute> = Out<ReplyOf<R>>;

/** A set of routes one service keeps, by name. */
export type RouteTable = Readonly<Record<string, AnyRoute>>;

type RoutesIn<Module> = {
  readonly [Name in keyof Module as Module[Name] extends AnyRoute ? Name : never]: Module[Name];
};

const isRoute = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'path' in value;

/** The routes among what a module exports: `{ ...routesIn(bundle), ...routesIn(coupon) }`. */
export const routesIn = <Module extends object>(module: Module): RoutesIn<Module> =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => isRoute(value))) as RoutesIn<Module>;

/** `/free-analysis/{id}` and `{ id: 'a' }` → `/free-analysis/a`. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
