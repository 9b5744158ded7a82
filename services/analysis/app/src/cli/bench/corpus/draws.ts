/** Draws that depend on nothing but the seed (mulberry32). */
export class Draws {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(count: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  }

  of(values: readonly string[]): string {
    return values[this.below(values.length)] ?? '';
  }

  /** True in so many of a hundred draws. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  /** One of the values, whatever they are. */
  one<Value>(first: Value, ...others: readonly Value[]): Value {
    return others[this.below(others.length + 1) - 1] ?? first;
  }

  /** Some of the values, each once. */
  some(values: readonly string[], count: number): string[] {
    const left = [...values];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(this.below(left.length), 1)[0] ?? '',
    );
  }
}
