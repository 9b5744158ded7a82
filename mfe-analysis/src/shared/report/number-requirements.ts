import { knownVerdict, type ImportanceName, type RequirementData, type VerdictName } from './report-types.js';

export interface Numbered {
  /** From 1, must before nice, conditions last; the same in the table, the sum and the résumé's margin. */
  readonly no: number;
  /** As it is to be shown, with what its owner corrected. */
  readonly requirement: RequirementData;
  /** Its owner says that it is no requirement. */
  readonly dismissed: boolean;
}

export const isCondition = ({ kind }: Pick<RequirementData, 'kind'>): boolean => kind === 'condition';

/** A sentence of the post that a résumé can neither show nor lack: it is no demand. */
export const isUnjudged = ({ kind, verdict }: Pick<RequirementData, 'kind' | 'verdict'>): boolean =>
  kind === 'duty' && verdict === 'cannot-tell';

/** The order is that of the report as read, so that a correction moves no line; `shown` is what is left of it. */
export function numberRequirements(
  read: readonly RequirementData[],
  shown: readonly RequirementData[] = read,
): Numbered[] {
  const scored = read.filter((r) => !isCondition(r));
  const ordered = [
    ...scored.filter((r) => r.importance !== 'nice'),
    ...scored.filter((r) => r.importance === 'nice'),
    ...read.filter(isCondition),
  ];
  const byId = new Map(shown.map((r) => [r.id, r]));
  return ordered.map((requirement, i) => {
    const now = byId.get(requirement.id);
    return { no: i + 1, requirement: now ?? requirement, dismissed: !now };
  });
}

export interface Filter {
  readonly importance: ImportanceName | null;
  readonly verdict: VerdictName | null;
}

export const noFilter: Filter = { importance: null, verdict: null };

export const passes = ({ importance, verdict }: Filter, { requirement, dismissed }: Numbered): boolean =>
  (importance === null && verdict === null) ||
  (!dismissed &&
    (importance === null || requirement.importance === importance) &&
    (verdict === null || knownVerdict(requirement.verdict) === verdict));
