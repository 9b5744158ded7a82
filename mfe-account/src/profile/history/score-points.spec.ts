import type { FreeAnalysisSummary } from '@fitfolio/analysis-contract/free-analysis';
import { expect, it } from '@jest/globals';
import { linesByJob, scorePoints } from './score-points.js';

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

it('draws a line for each job, the last one first', () => {
  const of = (id: string, day: number, position: string | null) => ({ ...row(id, day, 50), position });
  const points = scorePoints([
    of('a', 1, 'Analyst'),
    of('b', 2, null),
    of('c', 3, 'analyst'),
    of('d', 4, 'Clerk'),
  ]);
  expect(linesByJob(points).map(({ position, points: own }) => [position, own.map(({ id }) => id)])).toEqual([
    ['Clerk', ['d']],
    ['analyst', ['a', 'c']],
    [null, ['b']],
  ]);
});
