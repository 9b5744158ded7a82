import { freeAnalysisCompleted, freeAnalysisSubmitted } from './free-analysis.js';

export const analysisEvents = { freeAnalysisSubmitted, freeAnalysisCompleted };
