import type { FreeAnalysisSummary } from '@fitfolio/analysis-contract/free-analysis';

export interface ScorePoint {
  readonly id: string;
  readonly score: number;
  readonly createdAt: string;
  readonly fileName: string;
  /** Where it stands, in percent of the width from the left and of the height from below. */
  readonly x: number;
  readonly y: number;
}

/** The scored analyses, oldest first, side by side at equal distance: two on one day must not lie on each other. */
export function scorePoints(rows: readonly FreeAnalysisSummary[]): ScorePoint[] {
  const scored = rows
    .flatMap(({ id, score, createdAt, fileName }) =>
      score === null ? [] : [{ id, score, createdAt, fileName }],
    )
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const last = Math.max(1, scored.length - 1);
  return scored.map((row, index) => ({ ...row, x: (index / last) * 100, y: row.score }));
}
