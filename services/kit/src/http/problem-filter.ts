import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { Problem } from '@fitfolio/contract-kit/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, throwError } from 'rxjs';
import { serviceLogger } from '#src/boot/tokens';
import type { Logger } from '#src/log/logger';
import { allowedMethods } from './allowed-methods.js';
import { drain } from './drain.js';
import { problem, type ProblemError } from './problem-error.js';
import { toProblem } from './to-problem.js';

const serverFault = 500;
const unavailable = 503;
/** After how many seconds it is worth trying again, where nobody knows better. */
const retrySeconds = '2';

/** The one place where errors become answers. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(serviceLogger) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): Observable<never> | undefined {
    // The transport of a message needs the error itself: it decides about another attempt or the reply.
    if (host.getType() !== 'http') return throwError(() => error);
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const found = refine(toProblem(error), request);
    if (found.status >= serverFault) {
      this.logger.error({ err: found.cause ?? found, requestId: request.id }, 'a call failed');
    }
    sendProblem(http.getResponse<FastifyReply>(), request, found);
    return undefined;
  }
}

export function sendProblem(reply: FastifyReply, request: FastifyRequest, found: ProblemError): void {
  if (reply.sent || reply.raw.headersSent) return;
  const body: Problem = {
    code: found.code,
    message: found.message,
    ...(found.details === undefined ? {} : { details: found.details }),
    requestId: request.id,
  };
  void reply
    .status(found.status)
    .headers({
      ...(found.status === unavailable && { 'retry-after': retrySeconds }),
      ...found.headers,
      'cache-control': 'no-store',
    })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
  drain(request.raw);
}

/** A path that exists under another method is 405, not 404. */
function refine(found: ProblemError, request: FastifyRequest): ProblemError {
  if (found.code !== 'NOT_FOUND' || request.is404 !== true) return found;
  const methods = allowedMethods(request.server, request.url);
  if (methods.length === 0) return found;
  return problem('METHOD_NOT_ALLOWED', 'Not with this method.', { headers: { allow: methods.join(', ') } });
}
