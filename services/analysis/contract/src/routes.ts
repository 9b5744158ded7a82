import type { RouteTable } from '@fitfolio/contract-kit/route';
import {
  adminGetFreeAnalysis,
  adminListFreeAnalyses,
  getFreeAnalysis,
  getFreeRemaining,
  listFreeAnalyses,
  submitFreeAnalysis,
} from './free-analysis.js';

/** Everything analysis answers. */
export const analysisRoutes = {
  submitFreeAnalysis,
  getFreeRemaining,
  getFreeAnalysis,
  listFreeAnalyses,
  adminListFreeAnalyses,
  adminGetFreeAnalysis,
} satisfies RouteTable;
