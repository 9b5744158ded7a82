/** The sessions of one analysis. */
export const interviewsPath = (analysisId: string): string =>
  `/fit-analysis/interview?id=${encodeURIComponent(analysisId)}`;
