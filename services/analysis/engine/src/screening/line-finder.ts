import { headingKind, type SectionKind } from '../catalogue/section-headings.js';

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
const letter = /[\p{L}\p{N}]/u;

/** Where something was found. */
export interface Place {
  /** In the text of all lines. */
  readonly end: number;
  /** From 0. */
  readonly lines: readonly number[];
}

/** Finds facts of a résumé in its lines again, whatever its spaces, and over the end of a line. */
export class LineFinder {
  readonly #text: string;
  /** Where each line begins in the text. */
  readonly #starts: readonly number[];
  readonly #sections = new Map<SectionKind, number>();

  constructor(lines: readonly string[]) {
    const starts: number[] = [];
    let text = '';
    for (const line of lines) {
      starts.push(text.length);
      const kind = headingKind(line.replace(/[:：]\s*$/u, ''));
      if (kind !== null && !this.#sections.has(kind)) this.#sections.set(kind, text.length);
      const said = plain(line);
      if (said !== '') text += `${said} `;
    }
    this.#text = text;
    this.#starts = starts;
  }

  /** Where a part of the résumé begins; the top where it has no heading. */
  sectionStart(kind: SectionKind): number {
    return this.#sections.get(kind) ?? 0;
  }

  /** First behind the first of these places, only then behind the next one. */
  find(fact: string, behind: readonly number[]): Place | null {
    const said = plain(fact);
    if (said === '') return null;
    const start = behind.map((from) => this.#wholeWords(said, from)).find((at) => at !== null);
    if (start === undefined) return null;
    const end = start + said.length;
    return { end, lines: this.#linesOf(start, end) };
  }

  #wholeWords(said: string, from: number): number | null {
    const free = (at: number): boolean => !letter.test(this.#text[at] ?? ' ');
    for (let at = this.#text.indexOf(said, from); at >= 0; at = this.#text.indexOf(said, at + 1)) {
      const opens = !letter.test(said.charAt(0)) || free(at - 1);
      if (opens && (!letter.test(said.at(-1) ?? '') || free(at + said.length))) return at;
    }
    return null;
  }

  #linesOf(start: number, end: number): number[] {
    const lines: number[] = [];
    for (let line = this.#lineAt(start); line < this.#starts.length; line += 1) {
      if ((this.#starts[line] ?? 0) >= end) break;
      // An empty line begins where the next one does.
      if (this.#starts[line] !== this.#starts[line + 1]) lines.push(line);
    }
    return lines;
  }

  /** The last line that begins at or before a place. */
  #lineAt(place: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
