import { fitAnalysisCompleted, fitAnalysisDecided, fitAnalysisSubmitted } from './fit-analysis.js';
import { freeAnalysisCompleted, freeAnalysisSubmitted } from './free-analysis.js';
import { candidateDecided, candidateSubmitted } from './screening.js';

export const analysisEvents = {
  freeAnalysisSubmitted,
  freeAnalysisCompleted,
  fitAnalysisSubmitted,
  fitAnalysisDecided,
  fitAnalysisCompleted,
  candidateSubmitted,
  candidateDecided,
};
