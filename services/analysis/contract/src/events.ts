import { fitAnalysisCompleted, fitAnalysisDecided, fitAnalysisSubmitted } from './fit-analysis.js';
import { freeAnalysisCompleted, freeAnalysisSubmitted } from './free-analysis.js';

export const analysisEvents = {
  freeAnalysisSubmitted,
  freeAnalysisCompleted,
  fitAnalysisSubmitted,
  fitAnalysisDecided,
  fitAnalysisCompleted,
};
