/** Pages that only this feature and links from outside lead to. */
export const samplePath = '/fit-analysis/sample';
export const sharedPath = '/fit-analysis/shared';
