/** The steps that a free analysis really takes. */
export const runSteps = ['reading-resume', 'finding-requirements', 'comparing'] as const;
