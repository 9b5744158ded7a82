import type { Band, Report, Requirement, SubScoreId } from '../report.js';
import { bandOf } from './bands.js';
import { pointsAbove, type Score, type Scored, scoreOf, termsOf } from './score.js';
import { subSharesOf } from './sub-scores.js';

/** What the score needs of a report. `credit`, `units` and `core` are absent in reports made before they were kept. */
export interface ScoredReport extends Pick<Report, 'score'> {
  readonly requirements: readonly (Pick<Requirement, 'id' | 'kind' | 'group' | 'importance' | 'verdict'> & {
    readonly credit?: number | undefined;
    readonly units?: number | undefined;
    readonly core?: boolean | undefined;
  })[];
}

export interface WhatIf {
  readonly score: number;
  readonly band: Band;
  /** Whole points above the report's own score: what advice for the same items promises. */
  readonly gain: number;
  readonly subScores: readonly { readonly id: SubScoreId; readonly score: number | null }[];
}

type Line = Scored & { readonly item: ScoredReport['requirements'][number] };

function run(requirements: readonly Line['item'][], shown: ReadonlySet<string>): Score<Line> {
  const lines = requirements.map((item): Line => {
    const { verdict, credit = 0, units = 0, core = false } = item;
    const judgement = shown.has(item.id) ? { verdict: 'met' as const, credit: 1 } : { verdict, credit };
    return { item, units, core, judgement };
  });
  return scoreOf(termsOf(lines));
}

/**
 * The score of a report run again as if the résumé showed some requirements in full. Null where the report gives no
 * score, or was made by an engine that adds up differently.
 */
export function whatIf({ requirements, score }: ScoredReport, shown: ReadonlySet<string>): WhatIf | null {
  const before = run(requirements, new Set());
  const kept = requirements.every(({ credit, units }) => credit !== undefined && units !== undefined);
  const after = run(requirements, shown);
  if (!kept || score === null || before.value !== score || after.value === null) return null;
  const shares = subSharesOf(after.terms, ({ item }) => item.kind);
  return {
    score: after.value,
    band: bandOf(after.value),
    gain: pointsAbove(after, before),
    subScores: Object.entries(shares).map(([id, share]) => ({ id: id as SubScoreId, score: share.score })),
  };
}
