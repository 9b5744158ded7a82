import type { Tx } from '#src/db/database';
import { tryLock } from '#src/db/lock';
import { firstReply, keepKey, type Keyed } from '#src/idempotency/idempotency-record';
import { problem } from './problem-error.js';

const keyShape = /^[\x21-\x7e]{8,200}$/;

/** The `Idempotency-Key` of a call; undefined without one. */
export function idempotencyKeyOf(headers: Readonly<Record<string, unknown>>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && keyShape.test(key)) return key;
  throw problem('INVALID_INPUT', 'An Idempotency-Key has 8 to 200 printable characters.');
}

/** As `idempotencyKeyOf`, for a call that needs one. */
export function idempotencyKey(headers: Readonly<Record<string, unknown>>): string {
  const key = idempotencyKeyOf(headers);
  if (key === undefined) throw problem('IDEMPOTENCY_KEY_MISSING', 'Send an Idempotency-Key.');
  return key;
}

/**
 * Runs `work` once for a key: its effect and the record of its reply are one transaction, so a crash leaves neither.
 * The same key and input get the first reply (`repeated`); a twin in flight gets IDEMPOTENCY_IN_FLIGHT.
 */
export async function withIdempotency<Reply>(
  tx: Tx,
  keyed: Keyed,
  work: () => Promise<Reply>,
): Promise<{ readonly reply: Reply; readonly repeated: boolean }> {
  if (!(await tryLock(tx.db, `${keyed.scope} ${keyed.key}`)))
    throw problem('IDEMPOTENCY_IN_FLIGHT', 'The same call is being answered.');
  const first = await firstReply(tx.db, keyed);
  if (first !== undefined) return { reply: first.reply as Reply, repeated: true };
  const reply = await work();
  await keepKey(tx.db, keyed, reply);
  return { reply, repeated: false };
}
