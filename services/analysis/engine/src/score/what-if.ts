import type { Band, Report, Requirement, SubScoreId } from '../report.js';
import { bandOf } from './bands.js';
import { pointsAbove, type Score, type Scored, scoreOf, termsOf } from './score.js';
import { subSharesOf } from './sub-scores.js';

/** What the score needs of a report. `credit` is absent in reports made before it was kept. */
export interface ScoredReport extends Pick<Report, 'score'> {
  readonly requirements: readonly (Pick<Requirement, 'id' | 'kind' | 'group' | 'importance' | 'verdict'> & {
    readonly credit?: number | undefined;
  })[];
}

export interface WhatIf {
  readonly score: number;
  readonly band: Band;
  /** Points above the report's own sum, to a tenth: what advice for the same items promises. */
  readonly gain: number;
  readonly subScores: readonly { readonly id: SubScoreId; readonly score: number | null }[];
}

type Line = Scored & { readonly item: ScoredReport['requirements'][number] };

function run(requirements: readonly Line['item'][], shown: ReadonlySet<string>): Score<Line> {
  const lines = requirements.map((item): Line => {
    const { verdict, credit = 0 } = item;
    return { item, judgement: shown.has(item.id) ? { verdict: 'met', credit: 1 } : { verdict, credit } };
  });
  return scoreOf(termsOf(lines));
}

/**
 * The score of a report run again as if the résumé showed some requirements in full. Null where the report gives no
 * score, or was made by an engine that adds up differently.
 */
export function whatIf({ requirements, score }: ScoredReport, shown: ReadonlySet<string>): WhatIf | null {
  const before = run(requirements, new Set());
  const kept = requirements.every(({ credit }) => credit !== undefined);
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
