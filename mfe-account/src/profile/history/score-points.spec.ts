import type { FreeAnalysisSummary } from '@fitfolio/analysis-contract/free-analysis';
import { expect, it } from '@jest/globals';
import { scorePoints } from './score-points.js';

const row = (id: string, day: number, score: number | null): FreeAnalysisSummary => ({
  id,
  score,
  status: score === null ? 'failed' : 'completed',
  fileName: `${id}.pdf`,
  position: null,
  createdAt: `2026-11-0${day}T08:00:00.000Z`,
});

it('puts the scored ones in order of time, from edge to edge', () => {
  const points = scorePoints([row('c', 3, 80), row('b', 2, null), row('a', 1, 40), row('d', 4, 60)]);
  expect(points.map(({ id, x, y }) => [id, x, y])).toEqual([
    ['a', 0, 40],
    ['c', 50, 80],
    ['d', 100, 60],
  ]);
});

it('makes nothing of nothing, and of one no gap', () => {
  expect(scorePoints([])).toEqual([]);
  expect(scorePoints([row('a', 1, 40)]).map((p) => p.x)).toEqual([0]);
});
