import { createHash } from 'node:crypto';

export interface Caller {
  readonly userId: string;
  /** The call's Idempotency-Key. */
  readonly key: string;
}

/** The same call again means the same order and the same hold, whatever was lost in between. */
export function orderId(feature: string, { userId, key }: Caller): string {
  const hex = createHash('sha256').update(`${feature} ${userId} ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
