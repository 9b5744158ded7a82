import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { z } from 'zod';
import type { Database, Tx } from '#src/db/database';
import { json } from '#src/db/query';
import type { KitTables } from '#src/db/tables';
import { ProblemError } from '#src/http/problem-error';

const mismatchStatus = 422;
/** Callers repeat a request within minutes, or days when they were down. */
export const rpcKeepDays = 30;

/** How a refusal is kept beside replies. */
const Refused = z.strictObject({
  $refused: z.object({ code: z.string(), status: z.number().int(), message: z.string() }),
});

interface KeyedRequest {
  readonly subject: string;
  /** The caller's Idempotency-Key. */
  readonly key: string;
  /** The parsed request; another one under the same key is IDEMPOTENCY_MISMATCH. */
  readonly request: unknown;
}

/** Handles a request in one transaction with the note of its reply: a repeated request gets the first one, refusals too. */
export async function withRpcIdempotency(
  database: Database,
  { subject, key, request }: KeyedRequest,
  handle: (tx: Tx) => Promise<unknown>,
): Promise<unknown> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const handled = database.transaction(async (tx) => {
    // A twin in flight makes this wait until it is done; then its reply is the reply.
    if (!(await note(tx, { subject, key, requestHash: hash }))) return firstReply(tx, subject, key, hash);
    const reply = await handle(tx);
    await tx.db
      .updateTable('rpc_once')
      .set({ reply: json(reply) })
      .where('subject', '=', subject)
      .where('key', '=', key)
      .execute();
    return reply;
  });
  return handled.catch((error: unknown) => refuse(database, subject, key, hash, error));
}

/** A refusal is a reply too: a copy of the request that arrives late must not be granted after all. */
async function refuse(
  database: Database,
  subject: string,
  key: string,
  hash: string,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof ProblemError) || error.status >= 500 || error.status === mismatchStatus) throw error;
  const { code, status, message } = error;
  const twin = await database.transaction(async (tx) => {
    const reply = json({ $refused: { code, status, message } });
    const noted = await note(tx, { subject, key, requestHash: hash, reply });
    return noted ? undefined : { first: await firstReply(tx, subject, key, hash) };
  });
  if (twin === undefined) throw error;
  return twin.first;
}

/** False when there is a note of this key already. */
async function note({ db }: Tx, values: Insertable<KitTables['rpc_once']>): Promise<boolean> {
  const noted = await db
    .insertInto('rpc_once')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return noted !== undefined;
}

async function firstReply(tx: Tx, subject: string, key: string, hash: string): Promise<unknown> {
  const first = await tx.db
    .selectFrom('rpc_once')
    .select(['requestHash', 'reply'])
    .where('subject', '=', subject)
    .where('key', '=', key)
    .executeTakeFirst();
  if (first?.requestHash === hash) {
    const refused = Refused.safeParse(first.reply);
    if (!refused.success) return first.reply;
    const { code, status, message } = refused.data.$refused;
    throw new ProblemError(code, status, message);
  }
  throw new ProblemError('IDEMPOTENCY_MISMATCH', mismatchStatus, 'This key was used for another request.');
}
