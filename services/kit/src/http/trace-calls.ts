import { beginSpan, isTraced, SpanKind, type StartedSpan, traceHeader } from '@fitfolio/tracing/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Each call as a span, below that of whoever passed it on. What only machines ask again and again is left out. */
export function traceCalls(app: FastifyInstance, service: string): void {
  if (!isTraced(service)) return;
  const spans = new WeakMap<FastifyRequest, StartedSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (route.startsWith('/api/') && !route.includes('/health/')) {
      const span = beginSpan(service, {
        name: `${request.method} ${route}`,
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'fitfolio.request_id': request.id,
        },
        parent: parentOf(request),
      });
      if (span !== undefined) spans.set(request, span);
    }
    done();
  });
  // As with the request's id: reading a body leaves the context behind.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.answered(reply.statusCode);
    done();
  });
}

function parentOf({ headers }: FastifyRequest): string | undefined {
  const given = headers[traceHeader];
  return typeof given === 'string' ? given : undefined;
}
