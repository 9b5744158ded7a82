import type { Database } from '#src/db/database';
import { problem } from '#src/http/problem-error';

/** Counts in Postgres, so that replicas share them. */
export class RateLimiter {
  constructor(private readonly database: Database) {}

  /**
   * Counts one use of `key`; more than `max` within the window is RATE_LIMITED with `Retry-After`.
   * The window starts with the first use.
   */
  async limit(key: string, max: number, windowSeconds: number): Promise<void> {
    const [row] = await this.database.sql<{ taken: number; wait: number }>(
      `insert into rate_limit as r (key, taken, resets_at)
       values ($1, 1, now() + make_interval(secs => $2))
       on conflict (key) do update set
         taken = case when r.resets_at <= now() then 1 else r.taken + 1 end,
         resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
       returning taken, ceil(extract(epoch from resets_at - now()))::int as wait`,
      [key, windowSeconds],
    );
    if (row === undefined || row.taken <= max) return;
    const seconds = Math.max(1, row.wait);
    throw problem('RATE_LIMITED', `Too many tries. Try again in ${seconds} s.`, {
      details: { retryAfterSeconds: seconds },
      headers: { 'retry-after': String(seconds) },
    });
  }

  /** Takes one use back: it turned out not to be one to count. */
  async forgive(key: string): Promise<void> {
    await this.database.sql('update rate_limit set taken = greatest(taken - 1, 0) where key = $1', [key]);
  }

  /** Removes windows that are over. */
  async tidy(): Promise<void> {
    await this.database.sql('delete from rate_limit where resets_at < now()');
  }
}
