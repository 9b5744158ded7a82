import type { AnyRoute, RouteReply } from '@fitfolio/contract-kit/route';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** What a mocked route was called with. JSON bodies come parsed, forms as `FormData`. */
export interface MockCall {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

type Reply<R extends AnyRoute> = RouteReply<R> | ((call: MockCall) => RouteReply<R> | Promise<RouteReply<R>>);

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
const pathOf = (route: AnyRoute): string => `*/api${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return request.formData();
  const text = await request.text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

/** A route that answers `reply`, which must fit the contract. */
export const answer = <R extends AnyRoute>(route: R, reply: Reply<R>): HttpHandler =>
  methods[route.method](pathOf(route), async ({ request, params }) => {
    const call: MockCall = {
      params,
      query: new URL(request.url).searchParams,
      body: await bodyOf(request),
      headers: request.headers,
    };
    const value: unknown =
      typeof reply === 'function' ? await (reply as (c: MockCall) => unknown)(call) : reply;
    const status = route.status ?? 200;
    if (status === 204 || !route.reply) return new HttpResponse(null, { status });
    return HttpResponse.json(route.reply.parse(value) as object, { status });
  });

/** A route that answers a file. */
export const answerFile = (route: AnyRoute, name: string, content: string): HttpHandler =>
  methods[route.method](
    pathOf(route),
    () =>
      new HttpResponse(content, {
        headers: {
          'content-type': route.download ?? 'application/octet-stream',
          'content-disposition': `attachment; filename="${name}"`,
        },
      }),
  );

/** A route that fails with a code. */
export const fail = (route: AnyRoute, status: number, code: string, details?: unknown): HttpHandler =>
  methods[route.method](pathOf(route), () =>
    HttpResponse.json({ code, message: code, details, requestId: 'test-request' }, { status }),
  );

/** A route that cannot be reached. */
export const unreachable = (route: AnyRoute): HttpHandler =>
  methods[route.method](pathOf(route), () => HttpResponse.error());

/** An address that no service answers but the edge: `answerPath('/modules.json', { modules: [] })`. */
export const answerPath = (path: string, body: object, status = 200): HttpHandler =>
  http.get(`*${path}`, () => HttpResponse.json(body, { status }));
