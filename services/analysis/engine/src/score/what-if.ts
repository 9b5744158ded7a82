import type { Band, Report, SubScoreId } from '../report.js';
import { bandOf } from './bands.js';
import {
  type CorrectableItem,
  type CorrectableReport,
  correctedItems,
  type Correction,
  type ScoredItem,
} from './corrected-items.js';
import { pointsAbove, type Score, type Scored, scoreOf, type Term, termsOf, total } from './score.js';
import { subSharesOf } from './sub-scores.js';

/** What the score needs of a report. */
export interface ScoredReport extends Pick<Report, 'score'> {
  readonly requirements: readonly ScoredItem[];
}

interface SubScoreNow {
  readonly id: SubScoreId;
  readonly score: number | null;
}

export interface WhatIf {
  readonly score: number;
  readonly band: Band;
  /** Whole points above the report's own score: what advice for the same items promises. */
  readonly gain: number;
  readonly subScores: readonly SubScoreNow[];
}

export type Line<One = ScoredItem> = Scored & { readonly item: One };

function run<One extends ScoredItem>(
  requirements: readonly One[],
  shown: ReadonlySet<string>,
): Score<Line<One>> {
  const lines = requirements.map((item): Line<One> => {
    const { verdict, credit = 0, units = 0, core = false } = item;
    const judgement = shown.has(item.id) ? { verdict: 'met' as const, credit: 1 } : { verdict, credit };
    return { item, units, core, judgement };
  });
  return scoreOf(termsOf(lines));
}

/** The score of requirements as they stand. */
export const scoreOfItems = <One extends ScoredItem>(items: readonly One[]): Score<Line<One>> =>
  run(items, new Set());

/** The score of a report as it stands; null where it gives none, or was made by an engine that adds up differently. */
function asRead({ requirements, score }: ScoredReport): Score<Line> | null {
  const kept = requirements.every(({ credit, units }) => credit !== undefined && units !== undefined);
  const before = scoreOfItems(requirements);
  return kept && score !== null && before.value === score ? before : null;
}

const subScoresOf = (score: Score<Line>): SubScoreNow[] =>
  Object.entries(subSharesOf(score.terms, ({ item }) => item.kind)).map(([id, share]) => ({
    id: id as SubScoreId,
    score: share.score,
  }));

/**
 * The score of a report run again as if the résumé showed some requirements in full. Null where the report gives no
 * score, or was made by an engine that adds up differently.
 */
export function whatIf(report: ScoredReport, shown: ReadonlySet<string>): WhatIf | null {
  const before = asRead(report);
  const after = run(report.requirements, shown);
  if (!before || after.value === null) return null;
  return {
    score: after.value,
    band: bandOf(after.value),
    gain: pointsAbove(after, before),
    subScores: subScoresOf(after),
  };
}

/** `gain` before rounding, to put steps in order; 0 where `whatIf` is null. */
export function exactGain(report: ScoredReport, shown: ReadonlySet<string>): number {
  const before = asRead(report);
  return before ? Math.max(0, total(run(report.requirements, shown)) - total(before)) : 0;
}

export interface Corrected<One> {
  /** Null when too little is left to be judged. */
  readonly score: number | null;
  readonly band: Band | null;
  readonly confidence: number;
  readonly subScores: readonly SubScoreNow[];
  /** Those that are left, in the report's order. */
  readonly requirements: One[];
  /** As the report's sum. A line that it had not is called by the labels of its requirements, or by nothing. */
  readonly sum: { requirementId: string | null; label: string; weight: number; earned: number }[];
}

/**
 * A report's score with what the person concerned says of it: what is no requirement leaves both sides of the sum, a
 * change of importance changes the weight of all its alternatives, a line that shows a requirement meets it. Conditions
 * stay unscored. The report itself stays as it was read. Null where `whatIf` is.
 */
export function withCorrections<One extends CorrectableItem>(
  report: CorrectableReport<One>,
  corrections: readonly Correction[],
): Corrected<One> | null {
  if (!asRead(report)) return null;
  const items = correctedItems(report, corrections);
  const after = scoreOfItems(items);
  const { value, terms, points, confidence } = after;
  const pointsOf = new Map(terms.map(({ best }, i) => [best.item.id, points[i]]));
  return {
    score: value,
    band: value === null ? null : bandOf(value),
    confidence,
    subScores: subScoresOf(after),
    requirements: items.map((item) => ({ ...item, ...(pointsOf.get(item.id) ?? { weight: 0, earned: 0 }) })),
    sum: correctedSum(report, after),
  };
}

function correctedSum(
  report: CorrectableReport,
  score: Score<Line<CorrectableItem>>,
): Corrected<never>['sum'] {
  const labelOf = ({ members, best }: Term<Line<CorrectableItem>>): string => {
    const { id, group } = best.item;
    const all = report.requirements.filter((each) =>
      group === null ? each.id === id : each.group === group,
    );
    const before = report.sum.find((line) => all.some((each) => each.id === line.requirementId));
    return before && all.length === members.length
      ? before.label
      : members.map(({ item }) => item.label).join(' / ');
  };
  const lines = score.terms.flatMap((term, i) => {
    const points = score.points[i];
    return term.judged && points
      ? [{ requirementId: term.best.item.id, label: labelOf(term), ...points }]
      : [];
  });
  const own = report.sum.filter(({ requirementId }) => requirementId === null).map(({ label }) => label);
  const occupation = score.occupation
    ? [{ requirementId: null, label: own.length > 1 ? (own[0] ?? '') : '', ...score.occupation }]
    : [];
  return [...lines, ...occupation, { requirementId: null, label: own.at(-1) ?? '', ...score.middle }];
}
