import { isApiError, useIdempotencyKey } from '@fitfolio/web-kit/api';

/** The same order under the same key would get these answers for ever. */
const final: ReadonlySet<string> = new Set(['INSUFFICIENT_TOKENS', 'SUBMISSION_EXPIRED']);

/**
 * The key of an order that takes a token. It stays the same until the order was answered for good, so that asking again
 * after a lost answer holds no second token; `answered` is told of each reply.
 */
export function useOrderKey() {
  const { keyOf, renew } = useIdempotencyKey();
  const answered = (error: unknown): void => {
    if (!error || (isApiError(error) && final.has(error.code))) renew();
  };
  return { keyOf, answered };
}
