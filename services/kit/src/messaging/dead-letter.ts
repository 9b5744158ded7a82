import { sql } from 'kysely';
import type { Db } from '#src/db/tables';

export interface DeadLetter {
  readonly consumer: string;
  readonly key: string;
  readonly subject: string;
  readonly payload: string;
  readonly requestId: string | undefined;
  readonly attempts: number;
  readonly error: string;
}

/** A person is to look at them. */
export const deadLetterKeepDays = 90;
const payloadCharsMax = 100_000;
const errorCharsMax = 2_000;

/** Keeps a message that could not be handled, for a person to look at. */
export async function keepDeadLetter(db: Db, { payload, error, ...letter }: DeadLetter): Promise<void> {
  await db
    .insertInto('dead_letter')
    .values({ ...letter, payload: kept(payload, payloadCharsMax), error: kept(error, errorCharsMax) })
    .onConflict((conflict) =>
      conflict.columns(['consumer', 'key']).doUpdateSet(({ ref }) => ({
        attempts: ref('excluded.attempts'),
        error: ref('excluded.error'),
        diedAt: sql<Date>`now()`,
      })),
    )
    .execute();
}

const kept = (text: string, charsMax: number): string => text.replaceAll('\u0000', '').slice(0, charsMax);
