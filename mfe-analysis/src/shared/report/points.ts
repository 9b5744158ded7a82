import { formatNumber } from '@fitfolio/web-kit/format';

/** Points with at most two decimals, as the language writes them. */
export const points = (value: number, language: string): string =>
  formatNumber(Math.round(value * 100) / 100 || 0, language);

interface SumLine {
  readonly requirementId: string | null;
  readonly weight: number;
  readonly earned: number;
}

/** Whole numbers in place of `values` that add up to `total`: those with the largest remainders are rounded up. */
function wholes(values: readonly number[], total: number): number[] {
  const rounded = values.map(Math.floor);
  const left = total - rounded.reduce((sum, value) => sum + value, 0);
  const byRemainder = values.map((value, n) => ({ n, rest: value - Math.floor(value) }));
  byRemainder.sort((a, b) => b.rest - a.rest);
  for (const { n } of byRemainder.slice(0, Math.max(0, left))) rounded[n] = (rounded[n] ?? 0) + 1;
  return rounded;
}

const pointsMax = 100;

/** The lines of a sum in whole points, of 100: what they earned adds up to the score, as it is shown. */
export function inWholePoints<Line extends SumLine>(sum: readonly Line[], score: number | null): Line[] {
  const weights = wholes(
    sum.map(({ weight }) => weight),
    pointsMax,
  );
  const earned = wholes(
    sum.map((line) => line.earned),
    score ?? 0,
  );
  return sum.map((line, n) => ({ ...line, weight: weights[n] ?? 0, earned: earned[n] ?? 0 }));
}

export type WholePoints = ReadonlyMap<string | null, SumLine>;

/** The same by requirement. */
export const wholePointsOf = (sum: readonly SumLine[], score: number | null): WholePoints =>
  new Map(inWholePoints(sum, score).map((line) => [line.requirementId, line]));
