import type { Person } from '../../engine/screening-makers.js';

const peopleMax = 300;
const keptMs = 10 * 60_000;

/**
 * What was made of blind people lately: masking is dear, and a table is asked for again and again. What is kept names nobody,
 * and is given only for a row that was just read.
 */
export class RecentPeople {
  readonly #made = new Map<string, { readonly at: number; readonly person: Promise<Person> }>();

  /** `key` says all that `make` depends on. */
  of(key: string, make: () => Promise<Person>, now = performance.now()): Promise<Person> {
    const found = this.#made.get(key);
    if (found && now - found.at < keptMs) return found.person;
    this.#made.delete(key);
    for (const [oldest, { at }] of this.#made) {
      if (now - at < keptMs && this.#made.size < peopleMax) break;
      this.#made.delete(oldest);
    }
    const person = make();
    this.#made.set(key, { at: now, person });
    person.catch(() => this.#made.delete(key));
    return person;
  }
}
