import { tooMany } from './too-many.js';

const perMinuteMax = 600;
const windowMs = 60_000;

/**
 * How often one person may ask for lists: nobody turns pages ten times a second for a minute. Counted in this process,
 * for a write to the database would cost more than the page.
 */
export class ListLimiter {
  private readonly max: number;
  private readonly taken = new Map<string, number>();
  private endsAt = 0;

  constructor(factor: number) {
    this.max = perMinuteMax * factor;
  }

  /** Counts one list; RATE_LIMITED when there were too many in this minute. */
  limit(userId: string, now = performance.now()): void {
    if (now >= this.endsAt) {
      this.taken.clear();
      this.endsAt = now + windowMs;
    }
    const taken = (this.taken.get(userId) ?? 0) + 1;
    this.taken.set(userId, taken);
    if (taken > this.max) throw tooMany((this.endsAt - now) / 1000);
  }
}
