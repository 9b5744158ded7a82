import { formatNumber } from '@fitfolio/web-kit/format';

/** Points with at most two decimals, as the language writes them. */
export const points = (value: number, language: string): string =>
  formatNumber(Math.round(value * 100) / 100 || 0, language);

interface SumLine {
  readonly requirementId: string | null;
  readonly weight: number;
  readonly earned: number;
}

/**
 * Whole numbers in place of `values` that add up to `total`: those with the largest remainders are rounded up, none above its
 * `caps`.
 */
function wholes(values: readonly number[], total: number, caps?: readonly number[]): number[] {
  const capOf = (n: number): number => caps?.[n] ?? Number.POSITIVE_INFINITY;
  const rounded = values.map((value, n) => Math.min(Math.floor(value), capOf(n)));
  let left = total - rounded.reduce((sum, value) => sum + value, 0);
  const byRemainder = values.map((value, n) => ({ n, rest: value - (rounded[n] ?? 0) }));
  byRemainder.sort((a, b) => b.rest - a.rest);
  for (const { n } of byRemainder) {
    if (left <= 0) break;
    if ((rounded[n] ?? 0) >= capOf(n)) continue;
    rounded[n] = (rounded[n] ?? 0) + 1;
    left -= 1;
  }
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
    weights,
  );
  return sum.map((line, n) => ({ ...line, weight: weights[n] ?? 0, earned: earned[n] ?? 0 }));
}

export type WholePoints = ReadonlyMap<string | null, SumLine>;

/** The same by requirement. */
export const wholePointsOf = (sum: readonly SumLine[], score: number | null): WholePoints =>
  new Map(inWholePoints(sum, score).map((line) => [line.requirementId, line]));
