import type { Correction, PostFact } from '@fitfolio/analysis-contract/corrections';

export type CorrectionList = readonly Correction[];

/** What a correction is about; of one kind, a thing has at most one. */
export const keyOf = (correction: Correction): string =>
  `${correction.kind}-${correction.kind === 'fact' ? correction.fact : correction.requirementId}`;

export const without = (list: CorrectionList, correction: Correction): CorrectionList =>
  list.filter((each) => keyOf(each) !== keyOf(correction));

export const correctionsOf = (list: CorrectionList, requirementId: string): CorrectionList =>
  list.filter((each) => each.kind !== 'fact' && each.requirementId === requirementId);

export const factOf = (list: CorrectionList, fact: PostFact) =>
  list.flatMap((each) => (each.kind === 'fact' && each.fact === fact ? [each] : []))[0];

/** A dismissal replaces all else that was said of the requirement; anything else replaces its own kind. */
export function withCorrection(list: CorrectionList, correction: Correction): CorrectionList {
  const replaced =
    correction.kind === 'dismiss' ? correctionsOf(list, correction.requirementId) : [correction];
  const keys = new Set(replaced.map(keyOf));
  return [...list.filter((each) => !keys.has(keyOf(each))), correction];
}
