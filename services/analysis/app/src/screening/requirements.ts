import type { ScreeningRequirement } from '@fitfolio/analysis-contract/screening';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { Change, PostRequirement } from '../engine/screening-makers.js';

/** A requirement of the post as it counts after some changes; of alternatives each as the others. */
export function requirementsOf(
  post: readonly PostRequirement[],
  changes: readonly Change[],
  language: OutputLanguage,
): ScreeningRequirement[] {
  const said = new Map(changes.map((change) => [change.requirementId, change]));
  const choices = Map.groupBy(post, ({ id, group }) => group ?? id);
  return post.map((read) => {
    const own = said.get(read.id);
    const choice = (choices.get(read.group ?? read.id) ?? [])
      .flatMap(({ id }) => said.get(id) ?? [])
      .filter(({ importance }) => importance !== null);
    const importances = choice.map(({ importance }) => importance);
    const importance = importances.includes('must') ? 'must' : (importances[0] ?? read.importance);
    const emphases = choice.map(({ emphasis }) => emphasis);
    const emphasis = (['high', 'normal', 'low'] as const).find((one) => emphases.includes(one)) ?? 'normal';
    return {
      id: read.id,
      kind: read.kind,
      label: read.label[language],
      group: read.group,
      sentence: read.sentence,
      ...(own?.importance === null
        ? { importance: null, emphasis: 'normal' as const }
        : { importance, emphasis }),
      read: { importance: read.importance },
    };
  });
}

/** By id, how a requirement is called. */
export const labelsOf = (
  post: readonly PostRequirement[],
  language: OutputLanguage,
): ReadonlyMap<string, string> => new Map(post.map(({ id, label }) => [id, label[language]]));
