import { createHash } from 'node:crypto';
import type { Tx } from '#src/db/database';
import { deleteOlder } from '#src/db/delete-older';
import { tryLock } from '#src/db/lock';
import { json } from '#src/db/query';
import type { Db } from '#src/db/tables';
import { problem } from './problem-error.js';

const keyShape = /^[\x21-\x7e]{8,200}$/;
const keepDays = 7;

export interface KeyedCall {
  /** Whose call of which route: keys of two callers never meet. */
  readonly scope: string;
  readonly key: string;
  /** The parsed input; another one under the same key is IDEMPOTENCY_MISMATCH. */
  readonly input: unknown;
}

/** The `Idempotency-Key` of a call; undefined without one. */
export function idempotencyKeyOf(headers: Readonly<Record<string, unknown>>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && keyShape.test(key)) return key;
  throw problem('INVALID_INPUT', 'An Idempotency-Key has 8 to 200 printable characters.');
}

/**
 * Runs `work` once for a key: its effect and the note of its answer are one transaction, so a crash leaves neither.
 * The same key and input get the first answer (`repeated`); a twin in flight gets IDEMPOTENCY_IN_FLIGHT.
 */
export async function withIdempotency<Reply>(
  tx: Tx,
  { scope, key, input }: KeyedCall,
  work: () => Promise<Reply>,
): Promise<{ readonly reply: Reply; readonly repeated: boolean }> {
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  if (!(await tryLock(tx.db, `${scope} ${key}`)))
    throw problem('IDEMPOTENCY_IN_FLIGHT', 'The same call is being answered.');
  const first = await tx.db
    .selectFrom('call_once')
    .select(['requestHash', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (first !== undefined) {
    if (first.requestHash === hash) return { reply: first.reply as Reply, repeated: true };
    throw problem('IDEMPOTENCY_MISMATCH', 'This key was used for another call.');
  }
  const reply = await work();
  await tx.db
    .insertInto('call_once')
    .values({ scope, key, requestHash: hash, reply: json(reply) })
    .execute();
  return { reply, repeated: false };
}

/** Clients repeat a call within minutes, not weeks. */
export async function forgetCalls(db: Db): Promise<void> {
  await deleteOlder(db, 'call_once', 'calledAt', keepDays);
}
