/** A stretch of a text that belongs to requirements. */
export interface RequirementSpan {
  readonly start: number;
  readonly end: number;
  readonly id: string;
}

export interface TextPiece {
  readonly start: number;
  readonly text: string;
  /** The requirements whose spans cover it; empty for plain text. */
  readonly ids: readonly string[];
  /** Those whose span ends here. */
  readonly ends: readonly string[];
}

/** Cuts a text where spans begin and end. Joined again, the pieces are the text. */
export function splitSpans(text: string, spans: readonly RequirementSpan[]): TextPiece[] {
  const inside = spans.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const cuts = [...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((start, i) => {
    const end = cuts[i + 1] ?? text.length;
    const over = inside.filter((span) => span.start <= start && span.end >= end);
    const idsOf = (some: typeof over) => [...new Set(some.map(({ id }) => id))];
    return {
      start,
      text: text.slice(start, end),
      ids: idsOf(over),
      ends: idsOf(over.filter((span) => span.end === end)),
    };
  });
}
