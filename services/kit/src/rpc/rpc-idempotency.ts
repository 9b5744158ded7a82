import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database, Tx } from '#src/db/database';
import { ProblemError } from '#src/http/problem-error';

const mismatchStatus = 422;

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
    const mine = await tx.sql(
      `insert into rpc_once (subject, key, request_hash) values ($1, $2, $3)
       on conflict do nothing returning key`,
      [subject, key, hash],
    );
    if (mine.length === 0) return firstReply(tx, subject, key, hash);
    const reply = await handle(tx);
    await tx.sql('update rpc_once set reply = $3 where subject = $1 and key = $2', [
      subject,
      key,
      JSON.stringify(reply),
    ]);
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
    const noted = await tx.sql(
      `insert into rpc_once (subject, key, request_hash, reply) values ($1, $2, $3, $4)
       on conflict do nothing returning key`,
      [subject, key, hash, JSON.stringify({ $refused: { code, status, message } })],
    );
    return noted.length > 0 ? undefined : { first: await firstReply(tx, subject, key, hash) };
  });
  if (twin === undefined) throw error;
  return twin.first;
}

async function firstReply(tx: Tx, subject: string, key: string, hash: string): Promise<unknown> {
  const [first] = await tx.sql<{ request_hash: string; reply: unknown }>(
    'select request_hash, reply from rpc_once where subject = $1 and key = $2',
    [subject, key],
  );
  if (first?.request_hash === hash) {
    const refused = Refused.safeParse(first.reply);
    if (!refused.success) return first.reply;
    const { code, status, message } = refused.data.$refused;
    throw new ProblemError(code, status, message);
  }
  throw new ProblemError('IDEMPOTENCY_MISMATCH', mismatchStatus, 'This key was used for another request.');
}
