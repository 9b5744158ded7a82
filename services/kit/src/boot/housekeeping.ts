import type { Database } from '#src/db/database';
import { deleteOlder } from '#src/db/delete-older';
import { idempotencyKeepDays } from '#src/idempotency/idempotency-record';
import type { RateLimiter } from '#src/limit/rate-limiter';
import type { Logger } from '#src/log/logger';
import { inboxKeepDays } from '#src/messaging/inbox';
import { deadLetterKeepDays } from '#src/messaging/dead-letter';
import { forgetSent } from '#src/messaging/outbox-rows';
import { Ticker } from './ticker.js';

const everyMs = 600_000;

/** Removes now and then what the kit's own tables need no longer. Close it at the end. */
export const startHousekeeping = (database: Database, limiter: RateLimiter, logger: Logger): Ticker =>
  new Ticker(everyMs, () => tidy(database, limiter), logger);

export async function tidy(database: Database, limiter: RateLimiter): Promise<void> {
  const { db } = database;
  await forgetSent(database.sql);
  await limiter.tidy();
  await deleteOlder(db, 'idempotency', 'keptAt', idempotencyKeepDays);
  await deleteOlder(db, 'inbox', 'handledAt', inboxKeepDays);
  await deleteOlder(db, 'dead_letter', 'diedAt', deadLetterKeepDays);
}
