/** What a free analysis does: documents are read while they are sent, and compared in the run. */
export const runSteps = ['reading', 'comparing'] as const;
