import replyFrom, { type RetryDetails } from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Place } from '../plan.js';
import type { RouteTable } from '../services.js';
import { Patience } from './patience.js';

const upstreamMs = 30_000;
/** Shorter than a service goes on listening when it is told to stop: it will not end a connection that is about to be used. */
const idleMs = 400;
/** What a connection ends with on which a service that stops has not answered. */
const cutOff = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const readsMax = 3;
const againMs = 50;

/** Reading can be asked again; what may have changed something is for the client to decide. */
const retryDelay = ({ err, req, attempt }: RetryDetails): number | null =>
  ['GET', 'HEAD'].includes(req.method) && attempt < readsMax && cutOff.has(codeOf(err)) ? againMs : null;

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);

/** Longer than a service takes to start on a busy machine. */
const startsWithinMs = 25_000;

/** Longest prefix first, so that `/api/credits/payments` wins over `/api/credits`. */
function portOf(routes: RouteTable, places: readonly Place[]): (path: string) => number | undefined {
  const table = [...routes]
    .sort((a, b) => b.prefix.length - a.prefix.length)
    .map(({ prefix, service }) => ({
      prefix,
      port: places.find((p) => p.service === service && p.role === 'http')?.port,
    }));
  return (path) => {
    return table.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.port;
  };
}

/** Passes `/api/…` on untouched. Bodies are streamed; the services know the one address we tell them, never a forged one. */
export async function registerApi(
  app: FastifyInstance,
  routes: RouteTable,
  places: readonly Place[],
  startsWithin = startsWithinMs,
): Promise<void> {
  const find = portOf(routes, places);
  const patience = new Patience(startsWithin);
  await app.register(async (api) => {
    await api.register(replyFrom, {
      undici: {
        connections: 64,
        pipelining: 1,
        headersTimeout: upstreamMs,
        bodyTimeout: upstreamMs,
        keepAliveTimeout: idleMs,
        keepAliveMaxTimeout: idleMs,
        connect: patience.connect,
      },
      disableRequestLogging: true,
    });
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    api.all('/api/*', (request, reply) => {
      const port = find(request.url.split('?', 1)[0] ?? '');
      if (!port) return problem(reply, request, 404, 'NOT_FOUND', 'There is no such address.');
      return reply.from(`http://127.0.0.1:${port}${request.url}`, {
        retryDelay,
        rewriteHeaders: (headers) => patience.heed(String(port), headers),
        rewriteRequestHeaders: (_request, headers) => ({
          ...headers,
          host: request.headers.host,
          'x-request-id': request.id,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.headers.host,
          'x-forwarded-proto': request.protocol,
        }),
        onError: () =>
          problem(reply, request, 503, 'UNAVAILABLE', 'This part of the service is not available right now.'),
      });
    });
  });
}

function problem(
  reply: FastifyReply,
  request: FastifyRequest,
  status: number,
  code: string,
  message: string,
): FastifyReply {
  return reply.code(status).header('x-request-id', request.id).send({ code, message, requestId: request.id });
}
