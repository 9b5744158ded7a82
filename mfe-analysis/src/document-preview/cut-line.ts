import type { PreviewLine } from '@fitfolio/analysis-contract/preview';

export interface LinePiece {
  readonly start: number;
  readonly text: string;
  /** Of the first mark that covers it; null for plain text. */
  readonly verdict: string | null;
}

/** Cuts a line where its marks begin and end. Joined again, the pieces are the line. */
export function cutLine({ text, marks }: Pick<PreviewLine, 'text' | 'marks'>): LinePiece[] {
  const cuts = [
    ...new Set(
      [0, text.length, ...marks.flatMap(({ start, end }) => [start, end])].filter((at) => at <= text.length),
    ),
  ].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, i) => {
    const end = cuts[i + 1] ?? text.length;
    const over = marks.find((mark) => mark.start <= start && mark.end >= end);
    return { start, text: text.slice(start, end), verdict: over?.verdict ?? null };
  });
}
