import { expect, it } from '@jest/globals';
import { layTimeline } from './lay-timeline.js';

const entry = (from: number | null, to: number | null, open = false) => ({
  title: null,
  company: null,
  from,
  to,
  open,
  counts: true,
});
const monthOf = (year: number, month: number): number => year * 12 + month - 1;

it('lays positions out on whole years, an open one until today', () => {
  const { bars, years } = layTimeline(
    [entry(monthOf(2020, 1), monthOf(2021, 12)), entry(monthOf(2022, 1), null, true)],
    '2023-12-15',
  );
  expect(years.map(({ year }) => year)).toEqual([2020, 2021, 2022, 2023, 2024]);
  expect(bars.map(({ left, width }) => [left, width])).toEqual([
    [0, 50],
    [50, 50],
  ]);
});

it('leaves out what has no dates', () => {
  expect(
    layTimeline([entry(null, null), entry(monthOf(2022, 5), monthOf(2021, 5))], '2026-01-01').bars,
  ).toEqual([]);
});

it('thins the years of a long life', () => {
  const { years } = layTimeline([entry(monthOf(1990, 1), null, true)], '2026-06-01');
  expect(years.length).toBeLessThanOrEqual(9);
});
