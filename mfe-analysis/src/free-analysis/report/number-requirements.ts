import { knownVerdict, type ImportanceName, type RequirementData, type VerdictName } from './report-types.js';

export interface Numbered {
  /** From 1, must before nice; the same in the table, the sum and the résumé's margin. */
  readonly no: number;
  readonly requirement: RequirementData;
}

export function numberRequirements(requirements: readonly RequirementData[]): Numbered[] {
  const ordered = [
    ...requirements.filter((r) => r.importance !== 'nice'),
    ...requirements.filter((r) => r.importance === 'nice'),
  ];
  return ordered.map((requirement, i) => ({ no: i + 1, requirement }));
}

export interface Filter {
  readonly importance: ImportanceName | null;
  readonly verdict: VerdictName | null;
}
export const noFilter: Filter = { importance: null, verdict: null };

export const passes = ({ importance, verdict }: Filter, { requirement }: Numbered): boolean =>
  (importance === null || requirement.importance === importance) &&
  (verdict === null || knownVerdict(requirement.verdict) === verdict);
