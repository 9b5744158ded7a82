import type { Quote } from '../premium/premium-report.js';

/**
 * Finds the facts of a résumé in its text again. Facts come in the order of the text, so each is looked for behind the
 * one before it, and only then from the top.
 */
export class QuoteFinder {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Null for what the reader put together from several places. */
  find(fact: string | null): Quote | null {
    if (fact === null || fact.trim() === '') return null;
    const behind = this.#text.indexOf(fact, this.#at);
    const start = behind < 0 ? this.#text.indexOf(fact) : behind;
    if (start < 0) return null;
    this.#at = start + fact.length;
    return { start, end: this.#at, quote: fact };
  }

  all(facts: readonly (string | null)[]): Quote[] {
    return facts.flatMap((fact) => this.find(fact) ?? []);
  }
}
