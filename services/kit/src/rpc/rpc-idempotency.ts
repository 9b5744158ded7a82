import { z } from 'zod';
import type { Database, Tx } from '#src/db/database';
import { ProblemError } from '#src/http/problem-error';
import { firstReply, keepKey, type Keyed, keepReply } from '#src/idempotency/idempotency-record';

/** How a refusal is kept beside replies. */
const Refused = z.strictObject({
  $refused: z.object({ code: z.string(), status: z.number().int(), message: z.string() }),
});

/** Handles a request in one transaction with the record of its reply: a repeated one gets the first reply, refusals too. */
export async function withRpcIdempotency(
  database: Database,
  keyed: Keyed,
  handle: (tx: Tx) => Promise<unknown>,
): Promise<unknown> {
  const handled = database.transaction(async (tx) => {
    // A twin in flight makes this wait until it is done; then its reply is the reply.
    if (!(await keepKey(tx.db, keyed))) return replyOfTwin(tx, keyed);
    const reply = await handle(tx);
    await keepReply(tx.db, keyed, reply);
    return reply;
  });
  return handled.catch((error: unknown) => refuse(database, keyed, error));
}

/** A refusal is a reply too: a copy of the request that arrives late must not be granted after all. */
async function refuse(database: Database, keyed: Keyed, error: unknown): Promise<unknown> {
  if (!(error instanceof ProblemError) || error.status >= 500 || error.code === 'IDEMPOTENCY_MISMATCH')
    throw error;
  const { code, status, message } = error;
  const twin = await database.transaction(async (tx) => {
    const kept = await keepKey(tx.db, keyed, { $refused: { code, status, message } });
    return kept ? undefined : { reply: await replyOfTwin(tx, keyed) };
  });
  if (twin === undefined) throw error;
  return twin.reply;
}

async function replyOfTwin({ db }: Tx, keyed: Keyed): Promise<unknown> {
  const reply = (await firstReply(db, keyed))?.reply;
  const refused = Refused.safeParse(reply);
  if (!refused.success) return reply;
  const { code, status, message } = refused.data.$refused;
  throw new ProblemError(code, status, message);
}
