import type { FreeAnalysisSummary } from '@fitfolio/analysis-contract/free-analysis';

export interface ScorePoint {
  readonly id: string;
  readonly score: number;
  readonly createdAt: string;
  readonly fileName: string;
  /** The job that it was compared with; null where none was read. */
  readonly position: string | null;
  /** Where it stands, in percent of the width from the left and of the height from below. */
  readonly x: number;
  readonly y: number;
}

/** The scored analyses, oldest first, side by side at equal distance: two on one day must not lie on each other. */
export function scorePoints(rows: readonly FreeAnalysisSummary[]): ScorePoint[] {
  const scored = rows
    .flatMap(({ id, score, createdAt, fileName, position }) =>
      score === null ? [] : [{ id, score, createdAt, fileName, position }],
    )
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const last = Math.max(1, scored.length - 1);
  return scored.map((row, index) => ({ ...row, x: (index / last) * 100, y: row.score }));
}

export interface JobLine {
  readonly position: string | null;
  readonly points: readonly ScorePoint[];
}

/** The points of each job: scores of different jobs are no one's progress. The job asked about last comes first. */
export function linesByJob(points: readonly ScorePoint[]): JobLine[] {
  const lines = new Map<string, ScorePoint[]>();
  for (const point of [...points].reverse()) {
    const key = (point.position ?? '').trim().toLocaleLowerCase();
    lines.set(key, [point, ...(lines.get(key) ?? [])]);
  }
  return [...lines.values()].map((own) => ({ position: own.at(-1)?.position ?? null, points: own }));
}
