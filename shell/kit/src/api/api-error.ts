/** Why a call failed, as it stands in `error` of every RTK Query hook. */
export interface ApiError {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The service's code, or `NETWORK` / `UNEXPECTED_REPLY`. Texts are chosen by it. */
  readonly code: string;
  /** English, for logs. */
  readonly message: string;
  readonly details?: unknown;
  readonly requestId?: string;
  /** Seconds after which the server allows another try (429, 503). */
  readonly retryAfter?: number;
}

export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** The result of a call; errors are returned, not thrown. */
export type CallResult = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };
