import type { Database } from '#src/db/database';
import { sql } from '#src/db/query';
import { tooMany } from './too-many.js';

/** Counts in Postgres, so that replicas share them. */
export class RateLimiter {
  constructor(private readonly database: Database) {}

  /** Counts one use of `key`; more than `max` within the window is RATE_LIMITED with `Retry-After`. */
  async limit(key: string, max: number, windowSeconds: number): Promise<void> {
    const { taken, waitSeconds } = await this.count(key, windowSeconds);
    if (taken > max) throw tooMany(waitSeconds);
  }

  /** Counts one use of `key`, and refuses nothing. The window starts with the first use. */
  async count(
    key: string,
    windowSeconds: number,
  ): Promise<{ readonly taken: number; readonly waitSeconds: number }> {
    const { db } = this.database;
    const over = sql<boolean>`rate_limit.resets_at <= now()`;
    return db
      .insertInto('rate_limit')
      .values({ key, taken: 1, resetsAt: sql<Date>`now() + make_interval(secs => ${windowSeconds})` })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          taken: sql<number>`case when ${over} then 1 else rate_limit.taken + 1 end`,
          resetsAt: sql<Date>`case when ${over} then excluded.resets_at else rate_limit.resets_at end`,
        }),
      )
      .returning([
        'taken',
        sql<number>`ceil(extract(epoch from rate_limit.resets_at - now()))::int`.as('waitSeconds'),
      ])
      .executeTakeFirstOrThrow();
  }

  /** Takes one use back: it turned out not to be one to count. */
  async forgive(key: string): Promise<void> {
    const taken = sql<number>`greatest(taken - 1, 0)`;
    await this.database.db.updateTable('rate_limit').set({ taken }).where('key', '=', key).execute();
  }

  /** Removes windows that are over. */
  async tidy(): Promise<void> {
    await this.database.db
      .deleteFrom('rate_limit')
      .where('resetsAt', '<', sql<Date>`now()`)
      .execute();
  }
}
