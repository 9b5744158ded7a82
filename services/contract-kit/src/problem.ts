import { z } from 'zod';

/** The body of every error: `{ code, message, details?, requestId }`. `message` is English for people and logs; clients translate by `code`. */
export const Problem = z.object({
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
  requestId: z.string(),
});
export type Problem = z.output<typeof Problem>;

/** Codes any route may answer; a route lists only its own besides these. */
export const commonErrorCodes = {
  INVALID_INPUT: 400,
  MALFORMED_JSON: 400,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  FORBIDDEN: 403,
  REAUTHENTICATION_REQUIRED: 403,
  SECOND_FACTOR_MISSING: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  IDEMPOTENCY_KEY_MISSING: 400,
  IDEMPOTENCY_IN_FLIGHT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;
export type CommonErrorCode = keyof typeof commonErrorCodes;

/** One field that did not pass: `path` is dotted (`body.email`), `code` is stable, `message` English. */
export const FieldProblem = z.object({ path: z.string(), code: z.string(), message: z.string() });
export type FieldProblem = z.output<typeof FieldProblem>;
