import type { Database } from '#src/db/database';
import { forgetCalls } from '#src/http/idempotency';
import type { RateLimiter } from '#src/limit/rate-limiter';
import type { Logger } from '#src/log/logger';
import { forgetSent } from '#src/messaging/outbox-rows';

const everyMs = 600_000;

/** Removes what the kit's own tables need no longer; gives back how to stop it. */
export function startHousekeeping(database: Database, limiter: RateLimiter, logger: Logger): () => void {
  const tidy = async (): Promise<void> => {
    try {
      await forgetSent(database.sql);
      await limiter.tidy();
      await forgetCalls(database.db);
    } catch (error) {
      logger.warn({ err: error }, 'old rows could not be removed');
    }
  };
  const timer = setInterval(() => void tidy(), everyMs);
  return () => {
    clearInterval(timer);
  };
}
