import type { RouteTable } from '@fitfolio/contract-kit/route';
import {
  adminGetFreeAnalysis,
  adminListFreeAnalyses,
  downloadFreeReport,
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
  downloadFreeReport,
  listFreeAnalyses,
  adminListFreeAnalyses,
  adminGetFreeAnalysis,
} satisfies RouteTable;
