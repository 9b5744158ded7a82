import type { Sql } from '#src/db/sql';

export interface DeadLetter {
  readonly consumer: string;
  readonly key: string;
  readonly subject: string;
  readonly payload: string;
  readonly requestId: string | undefined;
  readonly attempts: number;
  readonly error: string;
}

const payloadCharsMax = 100_000;
const errorCharsMax = 2_000;

/** Keeps a message that could not be handled, for a person to look at. */
export async function keepDeadLetter(sql: Sql, letter: DeadLetter): Promise<void> {
  await sql(
    `insert into dead_letter (consumer, key, subject, payload, request_id, attempts, error)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (consumer, key) do update
     set attempts = excluded.attempts, error = excluded.error, died_at = now()`,
    [
      letter.consumer,
      letter.key,
      letter.subject,
      letter.payload.replaceAll('\u0000', '').slice(0, payloadCharsMax),
      letter.requestId ?? null,
      letter.attempts,
      letter.error.replaceAll('\u0000', '').slice(0, errorCharsMax),
    ],
  );
}
