import type { Report } from '@fitfolio/analysis-contract/report';
import type { whatIf, withCorrections } from '@fitfolio/fit-engine/score/what-if';
import type { CorrectionList } from './change-corrections.js';

export interface ScoreEngine {
  readonly whatIf: typeof whatIf;
  readonly withCorrections: typeof withCorrections;
}

/**
 * The report with what its owner says of it: score, sum and sub-scores by the engine's own code, advice and gaps without
 * what is settled. Null where the report gives no score, or was made by an engine that adds up differently.
 */
export function correctedReport(report: Report, list: CorrectionList, engine: ScoreEngine): Report | null {
  const corrected = engine.withCorrections(report, list);
  if (!corrected) return null;
  const { subScores, ...changes } = corrected;
  const settled = new Set(
    list.flatMap((each) => (each.kind === 'dismiss' || each.kind === 'evidence' ? [each.requirementId] : [])),
  );
  const open = ({ requirementIds }: Report['suggestions'][number]): boolean =>
    requirementIds.length === 0 || requirementIds.some((id) => !settled.has(id));
  const now: Report = {
    ...report,
    ...changes,
    subScores: report.subScores.map((part) => ({
      ...part,
      score: subScores.find(({ id }) => id === part.id)?.score ?? null,
    })),
    missingSkills: report.missingSkills
      .filter(({ requirementId }) => !settled.has(requirementId))
      .map((skill) => ({
        ...skill,
        importance:
          changes.requirements.find(({ id }) => id === skill.requirementId)?.importance ?? skill.importance,
      })),
  };
  const gainOf = ({ gain, requirementIds }: Report['suggestions'][number]): number =>
    gain > 0 && requirementIds.length > 0 ? (engine.whatIf(now, new Set(requirementIds))?.gain ?? 0) : gain;
  return {
    ...now,
    suggestions: report.suggestions.filter(open).map((each) => ({ ...each, gain: gainOf(each) })),
  };
}
