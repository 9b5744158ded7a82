import type { Db } from '#src/db/tables';

/**
 * A message comes again for as long as the stream keeps it, and the outbox may send it once more until its row is
 * forgotten. The inbox remembers for much longer than both together.
 */
export const inboxKeepDays = 60;

/**
 * Marks an event as handled by this consumer, in the transaction of its effect. False: it was handled before,
 * whatever id or attempt it came under this time, and the effect must not happen again.
 */
export async function markHandled(db: Db, consumer: string, key: string): Promise<boolean> {
  const marked = await db
    .insertInto('inbox')
    .values({ consumer, key })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return marked !== undefined;
}

export async function wasHandled(db: Db, consumer: string, key: string): Promise<boolean> {
  const handled = await db
    .selectFrom('inbox')
    .select('key')
    .where('consumer', '=', consumer)
    .where('key', '=', key)
    .executeTakeFirst();
  return handled !== undefined;
}
