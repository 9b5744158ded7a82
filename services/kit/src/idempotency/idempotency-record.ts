import { createHash } from 'node:crypto';
import { json } from '#src/db/query';
import type { Db } from '#src/db/tables';
import { problem } from '#src/http/problem-error';

/** Longer than any caller repeats itself, be it a person, a service or a message that was late. */
export const idempotencyKeepDays = 30;

/** A call or a request that is to have its effect once. */
export interface Keyed {
  /** Whose call of which route, or the subject of a request: keys of two scopes never meet. */
  readonly scope: string;
  readonly key: string;
  /** The parsed input; another one under the same key is IDEMPOTENCY_MISMATCH. */
  readonly input: unknown;
}

const hashOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** Keeps the key, with its reply where there is one already; false when it is kept already. */
export async function keepKey(db: Db, { scope, key, input }: Keyed, reply?: unknown): Promise<boolean> {
  const kept = await db
    .insertInto('idempotency')
    .values({
      scope,
      key,
      requestHash: hashOf(input),
      ...(reply === undefined ? {} : { reply: json(reply) }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Keeps the reply of a key that is kept. */
export async function keepReply(db: Db, { scope, key }: Keyed, reply: unknown): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ reply: json(reply) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** The first reply of this key; undefined when the key is new. IDEMPOTENCY_MISMATCH when it was used for another input. */
export async function firstReply(
  db: Db,
  { scope, key, input }: Keyed,
): Promise<{ readonly reply: unknown } | undefined> {
  const first = await db
    .selectFrom('idempotency')
    .select(['requestHash', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (first === undefined || first.requestHash === hashOf(input)) return first;
  throw problem('IDEMPOTENCY_MISMATCH', 'This key was used for another request.');
}
