import { accessTokenMinutes } from './token-terms.js';

/** Sessions whose access tokens may not have expired yet though they are over. */
export class EndedSessions {
  /** When each may be forgotten, in ms since 1970; in the order in which they were noted. */
  readonly #until = new Map<string, number>();

  /** `endedAt` in ms since 1970. */
  note(sessionId: string, endedAt: number): void {
    const now = Date.now();
    for (const [id, until] of this.#until) {
      if (until > now) break;
      this.#until.delete(id);
    }
    const until = endedAt + accessTokenMinutes * 60_000;
    if (until > now) this.#until.set(sessionId, until);
  }

  has(sessionId: string): boolean {
    return this.#until.has(sessionId);
  }
}
