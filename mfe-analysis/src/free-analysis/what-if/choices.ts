import type { Report } from '@fitfolio/analysis-contract/report';
import type { whatIf } from '@fitfolio/fit-engine/score/what-if';

export interface ChoiceData {
  readonly id: string;
  readonly label: string;
  readonly importance: string;
  readonly verdict: string;
  /** Points the score would gain by this alone. */
  readonly gain: number;
}

/** The lines of the sum that do not earn all they could, the most valuable first. */
export function choicesOf(report: Report, engine: typeof whatIf): ChoiceData[] {
  return report.sum
    .flatMap(({ requirementId: id, label }) => {
      const requirement = report.requirements.find((each) => each.id === id);
      if (id === null || !requirement) return [];
      const { importance, verdict } = requirement;
      return [{ id, label, importance, verdict, gain: engine(report, new Set([id]))?.gain ?? 0 }];
    })
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
}
