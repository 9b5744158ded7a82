import { knownVerdict, type VerdictName } from './report-types.js';
import type { Numbered } from './number-requirements.js';

/** A stretch of the résumé that the same quotes cover. */
export interface Segment {
  readonly start: number;
  readonly text: string;
  /** Keys of the quotes that cover it; empty for plain text. */
  readonly quotes: readonly string[];
  readonly verdict: VerdictName | null;
  /** Requirements whose quote ends here: their numbers stand after it. */
  readonly ends: readonly Numbered[];
}

interface Mark {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly of: Numbered;
}

/** Names one quote: of requirement `id`, the nth. */
export const quoteKey = (id: string, n: number): string => `${id}-${n}`;

const marksOf = (numbered: readonly Numbered[], length: number): Mark[] =>
  numbered.flatMap((of) =>
    of.requirement.evidence.flatMap(({ start, end }, n) =>
      start < end && end <= length ? [{ key: quoteKey(of.requirement.id, n), start, end, of }] : [],
    ),
  );

const strongest = (marks: readonly Mark[]): VerdictName | null => {
  const verdicts = marks.map((m) => knownVerdict(m.of.requirement.verdict));
  return verdicts.includes('met') ? 'met' : (verdicts[0] ?? null);
};

/** Cuts the résumé's text where quotes begin and end. Joined again, the pieces are the text. */
export function splitText(text: string, numbered: readonly Numbered[]): Segment[] {
  const marks = marksOf(numbered, text.length);
  const cuts = [...new Set([0, text.length, ...marks.flatMap((m) => [m.start, m.end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((start, i) => {
    const end = cuts[i + 1] ?? text.length;
    const over = marks.filter((m) => m.start <= start && m.end >= end);
    const ends = over.filter((m) => m.end === end).map((m) => m.of);
    return {
      start,
      text: text.slice(start, end),
      quotes: over.map((m) => m.key),
      verdict: strongest(over),
      ends: [...new Set(ends)].sort((a, b) => a.no - b.no),
    };
  });
}
