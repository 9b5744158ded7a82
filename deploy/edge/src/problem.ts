import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** An answer of the edge itself, in the shape that every service's errors have. */
export class EdgeProblem extends Error {
  override readonly name = 'EdgeProblem';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** After how many seconds it is worth trying again. */
    readonly retrySeconds?: number,
  ) {
    super(message);
  }
}

const brokenCalls: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The call took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
};

/** How long a client may go on sending a body that was refused, so that it gets to read the answer. */
const drainMs = 2_000;

export function sendProblem(
  reply: FastifyReply,
  request: FastifyRequest,
  { status, code, message, retrySeconds }: EdgeProblem,
): FastifyReply {
  if (retrySeconds !== undefined) reply.header('retry-after', retrySeconds);
  drain(request);
  return reply
    .code(status)
    .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code, message, requestId: request.id }));
}

function drain({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return;
  const timer = setTimeout(() => raw.socket.destroy(), drainMs);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
  raw.resume();
}

/** What Fastify and its plugins refuse is the client's fault when they say so; all else is ours and says nothing of itself. */
export function toEdgeProblem(error: unknown): EdgeProblem {
  if (error instanceof EdgeProblem) return error;
  const status = Number((error as { statusCode?: unknown } | null)?.statusCode ?? 500);
  // Paths that leave their folder are forbidden files to the plugin; to a client there is nothing there.
  if ([403, 404].includes(status)) return new EdgeProblem(404, 'NOT_FOUND', 'There is no such address.');
  return status >= 400 && status < 500
    ? new EdgeProblem(status, 'INVALID_INPUT', 'The call could not be understood.')
    : new EdgeProblem(500, 'INTERNAL', 'Something went wrong on our side.');
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(reply, request, toEdgeProblem(error)));
}

/** What is not even HTTP, or did not arrive in time: there is no request to speak of, but the shape is the same. */
export function answerBrokenCall(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, message] = brokenCalls[error.code ?? ''] ?? [400, 'The call could not be understood.'];
  const requestId = randomUUID();
  const body = JSON.stringify({ code: 'INVALID_INPUT', message, requestId });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
