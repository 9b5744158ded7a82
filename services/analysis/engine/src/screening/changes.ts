import type { PremiumRequirement } from '../premium/premium-report.js';
import type { Importance } from '../report.js';
import { reweighed } from '../score/corrected-items.js';

export type Emphasis = 'low' | 'normal' | 'high';

/** What a screening says of one requirement of its post. */
export interface RequirementChange {
  readonly requirementId: string;
  /** null: dismissed, it counts for nobody. */
  readonly importance: Importance | null;
  readonly emphasis: Emphasis;
}

/** By what the stated units are multiplied. */
const factors: Readonly<Record<Emphasis, number>> = { low: 0.5, normal: 1, high: 2 };

/**
 * The requirements that count, at the weight they were given. Alternatives weigh alike: of several changes to one choice
 * the weightier counts, whatever their order.
 */
export function changedItems(
  requirements: readonly PremiumRequirement[],
  changes: readonly RequirementChange[],
): PremiumRequirement[] {
  const choiceOf = new Map(requirements.map(({ id, group }) => [id, group ?? id]));
  const dismissed = new Set(changes.flatMap((one) => (one.importance === null ? [one.requirementId] : [])));
  const importances = new Map<string, Importance>();
  const emphases = new Map<string, number>();
  for (const { requirementId, importance, emphasis } of changes) {
    const choice = choiceOf.get(requirementId);
    if (choice === undefined || importance === null || dismissed.has(requirementId)) continue;
    if (importances.get(choice) !== 'must') importances.set(choice, importance);
    emphases.set(choice, Math.max(emphases.get(choice) ?? 0, factors[emphasis]));
  }
  return reweighed(requirements, dismissed, importances).map((item) => ({
    ...item,
    units: item.units * (emphases.get(item.group ?? item.id) ?? 1),
  }));
}
