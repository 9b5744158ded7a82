import { HttpException } from '@nestjs/common';
import { type CommonErrorCode, commonErrorCodes } from '@fitfolio/contract-kit/problem';
import { isDatabaseDown } from '#src/db/database-error';
import { problem, ProblemError } from './problem-error.js';

const internal = (cause: unknown): ProblemError =>
  problem('INTERNAL', 'Something went wrong on our side.', { cause });

const words: Partial<Record<number, [CommonErrorCode, string]>> = {
  400: ['INVALID_INPUT', 'The call could not be understood.'],
  401: ['UNAUTHENTICATED', 'Sign in first.'],
  403: ['FORBIDDEN', 'Not allowed.'],
  404: ['NOT_FOUND', 'There is nothing here.'],
  406: ['UNSUPPORTED_MEDIA_TYPE', 'Send this in another form.'],
  408: ['INVALID_INPUT', 'The call took too long to arrive.'],
  413: ['TOO_LARGE', 'That is too large.'],
  414: ['INVALID_INPUT', 'The address is too long.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Send this as application/json.'],
};

const jsonFaults = new Set([
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
]);

/** Any error as an answer. What we did not foresee becomes INTERNAL and says nothing of itself. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseDown(error)) {
    return problem('UNAVAILABLE', 'Try again in a moment.', {
      cause: error,
      headers: { 'retry-after': '2' },
    });
  }
  const cause = error instanceof HttpException ? (error.cause ?? error) : error;
  const status = error instanceof HttpException ? error.getStatus() : statusOf(cause);
  if (status === undefined) return internal(error);
  if (isBadJson(cause)) return problem('MALFORMED_JSON', 'The body is not valid JSON.');
  const found = words[status];
  if (found !== undefined) return problem(found[0], found[1]);
  return status < commonErrorCodes.INTERNAL
    ? problem('INVALID_INPUT', 'The call could not be understood.')
    : internal(error);
}

const isBadJson = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  (error instanceof Error && 'code' in error && jsonFaults.has(String(error.code)));

interface CodedError extends Error {
  readonly code: string;
  readonly statusCode?: unknown;
}

/** Fastify and its plugins name what went wrong by codes of their own. */
export const isFastifyError = (error: unknown): error is CodedError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('FST_');

/** A status on an error of anyone else is what somebody answered us: towards the client it is our fault. */
function statusOf(error: unknown): number | undefined {
  if (!isFastifyError(error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode < commonErrorCodes.INTERNAL ? statusCode : undefined;
}
