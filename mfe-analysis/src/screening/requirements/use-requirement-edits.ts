import type { Screening, ScreeningRequirement } from '@fitfolio/analysis-contract/screening';
import { isApiError } from '@fitfolio/web-kit/api';
import { useState } from 'react';
import { useChangeScreeningRequirementsMutation } from '../screening.api.js';

/** What a reader may say of a requirement. */
export type Wanted = Pick<ScreeningRequirement, 'importance' | 'emphasis'>;
type Edits = Readonly<Record<string, Wanted>>;

const isSame = (a: Wanted, b: Wanted): boolean => a.importance === b.importance && a.emphasis === b.emphasis;

/** What counts otherwise than it was read of the post: all that a version says. */
const correctionsOf = (requirements: readonly ScreeningRequirement[]) =>
  requirements
    .filter(({ importance, emphasis, read }) => importance !== read.importance || emphasis !== 'normal')
    .map(({ id, importance, emphasis }) => ({ requirementId: id, importance, emphasis }));

/**
 * Changes of the requirements that are not saved yet, each of which can be taken back. They lie over what the service
 * has, so that they outlast a version that somebody else saved meanwhile.
 */
export function useRequirementEdits({ id, version, requirements }: Screening) {
  const [steps, setSteps] = useState<readonly Edits[]>([]);
  const [save, { isLoading, error }] = useChangeScreeningRequirementsMutation();
  const edits = steps.at(-1) ?? {};
  const now = requirements.map((requirement) => ({ ...requirement, ...edits[requirement.id] }));
  const changed = new Set(
    requirements
      .filter((requirement) => !isSame(requirement, edits[requirement.id] ?? requirement))
      .map((requirement) => requirement.id),
  );
  return {
    now,
    changed,
    saving: isLoading,
    conflict: isApiError(error) && error.code === 'SCREENING_CHANGED',
    error,
    set: (requirementId: string, to: Wanted) =>
      setSteps((before) => [...before, { ...before.at(-1), [requirementId]: to }]),
    undo: steps.length === 0 ? null : () => setSteps((before) => before.slice(0, -1)),
    save: async (): Promise<boolean> => {
      const changes = correctionsOf(now);
      const { error: refused } = await save({ params: { id }, body: { version, changes } });
      if (!refused) setSteps([]);
      return !refused;
    },
  };
}
