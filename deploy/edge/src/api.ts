import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import replyFrom, { type RetryDetails } from '@fastify/reply-from';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Agent, Dispatcher } from 'undici';
import { Patience } from './patience.js';
import { originFinder, type Place, type RouteTable } from './places.js';
import { answerErrors, EdgeProblem, sendProblem } from './problem.js';
import { type BodyLimits, isUpload, readWhole, streamUpload } from './request-body.js';
import { traceCalls } from './trace-calls.js';

/** Connections to each service. Uploads have their own, because they hold one for as long as a client sends. */
const callConnections = 64;
const uploadConnections = 512;
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

export interface ApiOptions {
  readonly limits?: BodyLimits;
  /** Whether whoever starts the services is about to start one again. */
  readonly isStarting?: () => boolean;
  /** How long calls wait for a service that nobody is known to be starting. */
  readonly startsWithinMs?: number;
  /** Each place stands for several processes behind one address: one that leaves does not keep calls from the others. */
  readonly balanced?: boolean;
}

/** Waiting for people is bounded; the services' own limits are about what they sent. */
export const bodyLimits: BodyLimits = { bodyMs: 8_000, uploadGraceMs: 5_000, uploadBytesPerSecond: 4_096 };
/** What a restart takes, more or less. */
const retrySeconds = 2;

/** Passes `/api/…` on untouched. The services know the one address we tell them, never a forged one. */
export async function registerApi(
  app: FastifyInstance,
  routes: RouteTable,
  places: readonly Place[],
  {
    limits = bodyLimits,
    isStarting = () => false,
    startsWithinMs = 25_000,
    balanced = false,
  }: ApiOptions = {},
): Promise<void> {
  const find = originFinder(routes, places);
  const patience = new Patience(startsWithinMs, isStarting, balanced);
  await app.register(async (api) => {
    answerErrors(api);
    const traceOf = traceCalls(api);
    await api.register(replyFrom, { undici: new Upstreams(patience), disableRequestLogging: true });
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', async ({ headers }: FastifyRequest, payload: IncomingMessage) =>
      isUpload(headers['content-type'])
        ? Readable.from(streamUpload(payload, limits))
        : readWhole(payload, headers['content-length'], limits),
    );
    api.all('/api/*', (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '';
      const origin = find(path);
      if (!origin)
        return sendProblem(reply, request, new EdgeProblem(404, 'NOT_FOUND', 'There is no such address.'));
      // The query follows by itself, as it was sent: here it would have to be well-formed.
      return reply.from(`${origin}${path}`, {
        ...(Buffer.isBuffer(request.body) && {
          body: request.body,
          contentType: request.headers['content-type'] ?? 'application/octet-stream',
        }),
        retryDelay,
        rewriteHeaders: (headers) => patience.heed(new URL(origin).host, headers),
        // `Expect` was answered here.
        rewriteRequestHeaders: (_request, { expect: _expect, ...headers }) => ({
          ...headers,
          ...traceOf(request),
          host: request.headers.host,
          'x-request-id': request.id,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.headers.host,
          'x-forwarded-proto': request.protocol,
        }),
        onError: (_reply, { error }) =>
          sendProblem(
            reply,
            request,
            error.cause instanceof EdgeProblem
              ? error.cause
              : new EdgeProblem(
                  503,
                  'UNAVAILABLE',
                  'This part of the service is not available right now.',
                  retrySeconds,
                ),
          ),
      });
    });
  });
}

/** The connections to the services: those of uploads apart, so that no number of them stops the other calls. */
class Upstreams extends Dispatcher {
  private readonly calls: Agent;
  private readonly uploads: Agent;

  constructor({ connect }: Patience) {
    super();
    const agent = (connections: number): Agent =>
      new Agent({
        connections,
        pipelining: 1,
        headersTimeout: upstreamMs,
        bodyTimeout: upstreamMs,
        keepAliveTimeout: idleMs,
        keepAliveMaxTimeout: idleMs,
        connect,
      });
    this.calls = agent(callConnections);
    this.uploads = agent(uploadConnections);
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    return (options.body instanceof Readable ? this.uploads : this.calls).dispatch(options, handler);
  }

  override destroy(): Promise<void> {
    return Promise.all([this.calls.destroy(), this.uploads.destroy()]).then(() => undefined);
  }
}
