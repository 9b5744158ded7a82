import { type CommonErrorCode, commonErrorCodes } from '@fitfolio/contract-kit/problem';

export interface ProblemOptions {
  readonly details?: unknown;
  /** Extra reply headers, such as `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An error that is an answer: its code, status and message go to the client as they are. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: string;
  readonly status: number;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: string, status: number, message: string, options: ProblemOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = status;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }
}

/** One of the codes every route can answer, with its own status. */
export function problem(code: CommonErrorCode, message: string, options?: ProblemOptions): ProblemError {
  return new ProblemError(code, commonErrorCodes[code], message, options);
}

/** One of a service's own codes, from its `errors.ts`: `problemOf(authErrorCodes)('BAD_CREDENTIALS', …)`. */
export const problemOf =
  <Codes extends Readonly<Record<string, number>>>(codes: Codes) =>
  (code: keyof Codes & string, message: string, options?: ProblemOptions): ProblemError =>
    new ProblemError(code, codes[code] ?? commonErrorCodes.INTERNAL, message, options);
