import { createHash } from 'node:crypto';
import type { Tx } from '#src/db/database';
import type { Sql } from '#src/db/sql';
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
  const [lock] = await tx.sql<{ free: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free',
    [`${scope} ${key}`],
  );
  if (lock?.free !== true) throw problem('IDEMPOTENCY_IN_FLIGHT', 'The same call is being answered.');
  const [first] = await tx.sql<{ request_hash: string; reply: Reply }>(
    'select request_hash, reply from call_once where scope = $1 and key = $2',
    [scope, key],
  );
  if (first !== undefined) {
    if (first.request_hash === hash) return { reply: first.reply, repeated: true };
    throw problem('IDEMPOTENCY_MISMATCH', 'This key was used for another call.');
  }
  const reply = await work();
  await tx.sql('insert into call_once (scope, key, request_hash, reply) values ($1, $2, $3, $4)', [
    scope,
    key,
    hash,
    JSON.stringify(reply),
  ]);
  return { reply, repeated: false };
}

/** Clients repeat a call within minutes, not weeks. */
export async function forgetCalls(sql: Sql): Promise<void> {
  await sql(`delete from call_once where called_at < now() - interval '${keepDays} days'`);
}
