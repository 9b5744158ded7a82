import { useRef } from 'react';

/** A key under which one intention is sent, however often the call is repeated. */
const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * `keyOf(body)` gives the same key for the same body until `renew()`: sending again after a lost answer repeats the
 * call, it does not make a second one.
 */
export function useIdempotencyKey() {
  const last = useRef<{ body: string; key: string } | null>(null);
  const keyOf = (input: unknown): string => {
    const body = JSON.stringify(input);
    if (last.current?.body !== body) last.current = { body, key: newIdempotencyKey() };
    return last.current.key;
  };
  const renew = (): void => {
    last.current = null;
  };
  return { keyOf, renew };
}
