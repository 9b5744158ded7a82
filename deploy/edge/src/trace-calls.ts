import { beginSpan, isTraced, SpanKind, type StartedSpan, traceHeader } from '@fitfolio/tracing/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** As what the edge's spans appear. */
export const tracedAs = 'edge';

/**
 * Each call begins a trace here: what a browser says of one is not passed on, for anybody could name any. Gives the headers
 * by which the service goes on with it.
 */
export function traceCalls(
  app: FastifyInstance,
): (request: FastifyRequest) => Record<string, string | undefined> {
  const spans = new WeakMap<FastifyRequest, StartedSpan>();
  if (isTraced(tracedAs)) {
    app.addHook('onRequest', (request, _reply, done) => {
      const span = beginSpan(tracedAs, {
        name: `${request.method} /api`,
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'fitfolio.request_id': request.id },
        parent: null,
      });
      if (span !== undefined) spans.set(request, span);
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      spans.get(request)?.answered(reply.statusCode);
      done();
    });
  }
  return (request) => ({
    [traceHeader]: spans.get(request)?.traceparent,
    tracestate: undefined,
    baggage: undefined,
  });
}
