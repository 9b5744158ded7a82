import type { Database } from '#src/db/database';
import { tooMany } from './too-many.js';

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
    throw tooMany(row.wait);
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
