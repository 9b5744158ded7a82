import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteTable } from '@fitfolio/contract-kit/route';
import type { ServiceConfig } from '#src/config/service-config';
import { networkOf } from '#src/limit/network';
import type { Logger } from '#src/log/logger';
import { acceptRequestId, enterRequest } from '#src/log/request-context';
import { checkReplies } from './check-replies.js';
import { traceCalls } from './trace-calls.js';
import type { NotedRequest } from './handles.js';
import { isDeeperThan } from './json-depth.js';
import { sendProblem } from './problem-filter.js';
import { problem } from './problem-error.js';
import { toProblem } from './to-problem.js';

/** JSON bodies; files have their own limits. */
const bodyBytesMax = 128 * 1024;
/** No contract nests a quarter as deep. */
const jsonDepthMax = 64;
const requestTimeoutMs = 120_000;
const paramCharsMax = 200;

/** Fastify as every service uses it: request ids, limits, JSON and forms only, errors as problems. */
export function createAdapter(config: ServiceConfig): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: bodyBytesMax,
    requestTimeout: requestTimeoutMs,
    trustProxy: config.TRUST_PROXY,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // No middleware of Express' kind is used.
    skipMiddie: true,
    routerOptions: { maxParamLength: paramCharsMax, ignoreTrailingSlash: true },
    genReqId: (raw: IncomingMessage) => acceptRequestId(raw.headers['x-request-id']),
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      sendProblem(reply, request, toProblem(error));
    },
    // What is not even HTTP gets a bare answer; there is no request to speak of.
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      else socket.destroy();
    },
  });
}

/** Plugins, parsers and hooks on the instance below Nest. */
export async function prepareFastify(
  app: FastifyInstance,
  logger: Logger,
  routes: RouteTable,
  service: string,
): Promise<void> {
  await app.register(cookie);
  const takesFiles = Object.values(routes).some((route) => route.files !== undefined);
  if (takesFiles) await app.register(multipart, { throwFileSizeLimit: false });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    (request as NotedRequest).rawBody = bytes;
    const body = bytes.toString();
    // A client may name JSON and send nothing: nothing it is.
    if (body.trim() === '') done(null, undefined);
    else if (isDeeperThan(bytes, jsonDepthMax))
      done(problem('MALFORMED_JSON', 'The body is nested too deeply.'));
    else app.getDefaultJsonParser('error', 'error')(request, body, done);
  });
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      // What is no document of its own loads nothing and is framed nowhere; downloads have policies of their own.
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    done();
  });
  // Here and not earlier: reading a body leaves the context behind.
  app.addHook('preHandler', (request, _reply, done) => {
    enterRequest({ requestId: request.id, network: networkOf(request.ip) }, done);
  });
  traceCalls(app, service);
  app.addHook('onResponse', (request, reply, done) => {
    const { routeOptions, method, id } = request;
    const ms = Math.round(reply.elapsedTime);
    logger.info(
      { requestId: id, method, route: routeOptions.url ?? null, status: reply.statusCode, ms },
      'call',
    );
    done();
  });
  checkReplies(app, logger);
}

/** Worker role: the port is for health and metrics only. */
export function refuseRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (path === '/metrics' || path.includes('/health/')) return;
    sendProblem(reply, request, problem('NOT_FOUND', 'There is nothing here.'));
    return reply;
  });
}
