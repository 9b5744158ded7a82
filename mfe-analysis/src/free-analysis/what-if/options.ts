import type { Report } from '@fitfolio/analysis-contract/report';
import type { whatIf } from '@fitfolio/fit-engine/score/what-if';

export interface WhatIfOptionData {
  readonly id: string;
  readonly label: string;
  readonly importance: string;
  readonly verdict: string;
  /** Whole points the score would gain by this alone; 0 where it is less than one. */
  readonly gain: number;
}

/** The lines of the sum that do not earn all they could, the most valuable first. */
export function choicesOf(report: Report, engine: typeof whatIf): WhatIfOptionData[] {
  return report.sum
    .flatMap(({ requirementId: id, label, weight, earned }) => {
      const requirement = report.requirements.find((each) => each.id === id);
      if (id === null || !requirement || earned >= weight) return [];
      const { importance, verdict } = requirement;
      return [{ id, label, importance, verdict, gain: engine(report, new Set([id]))?.gain ?? 0 }];
    })
    .sort((a, b) => b.gain - a.gain);
}
