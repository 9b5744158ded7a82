import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import {
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
} from '@nestjs/common';
import type { AnyRoute, RouteInput, RouteReply } from '@fitfolio/contract-kit/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessUser } from '#src/auth/access-token';

/** A file as it came: its name and type are claims of the client, only the bytes are facts. */
export interface UploadedFile {
  /** NFC, trimmed, no path, no control characters, at most 200 characters. Data, never a path. */
  readonly fileName: string;
  readonly declaredType: string;
  readonly bytes: Uint8Array;
}

/** A parsed request: what the method of a controller gets. */
export interface Call<R extends AnyRoute> extends RouteInput<R> {
  readonly files: Readonly<Record<string, UploadedFile | undefined>>;
  /** The signed-in user. Reading it on a public route is a programming error. */
  readonly user: AccessUser;
  readonly requestId: string;
  /** The client's address, from the trusted hop only. */
  readonly address: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly headers: IncomingHttpHeaders;
  /** The JSON body as it came, for signatures; empty when there was none. */
  readonly rawBody: Uint8Array;
  /** Aborts when the client has gone before its answer. */
  readonly signal: AbortSignal;
  /** For cookies and headers; the body is what the method returns. */
  readonly reply: FastifyReply;
}

type Replies<R extends AnyRoute> = R extends { readonly download: string }
  ? Uint8Array | Readable | Exclude<RouteReply<R>, undefined>
  : RouteReply<R> extends undefined
    ? void
    : RouteReply<R>;
/** After the call, whatever Nest's own decorators inject. */
type Method<R extends AnyRoute> = (call: Call<R>, ...injected: never[]) => Promise<Replies<R>> | Replies<R>;

const routeKey = 'fitfolio:route';

/** What the pipeline notes on a request on its way to the method. */
export interface RequestNotes {
  route?: AnyRoute;
  user?: AccessUser;
  call?: Call<AnyRoute>;
}
export type NotedRequest = FastifyRequest & { notes?: RequestNotes; rawBody?: Uint8Array };

export const routeOf = (method: object): AnyRoute | undefined =>
  Reflect.getMetadata(routeKey, method) as AnyRoute | undefined;

/** `/free-analysis/{id}` → `/free-analysis/:id`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Binds a route of the contract to a controller's method. Access, validation, status and the shape of the
 * reply come from the route; the method is checked against it by the compiler.
 */
export function Handles<R extends AnyRoute>(route: R) {
  return <M extends Method<R>>(
    target: object,
    name: string | symbol,
    method: TypedPropertyDescriptor<M>,
  ): void => {
    const descriptor = method as TypedPropertyDescriptor<unknown>;
    Reflect.defineMetadata(routeKey, route, descriptor.value as object);
    RequestMapping({ method: RequestMethod[route.method], path: routerPath(route.path) })(
      target,
      name,
      descriptor,
    );
    HttpCode(route.status ?? 200)(target, name, descriptor);
  };
}

/** The parsed request: `signUp(@Input() call: Call<typeof signUp>)`. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<NotedRequest>().notes?.call;
});
