import type { RouteTable } from '@fitfolio/contract-kit/route';
import { adminListCorrections, correctFreeAnalysis } from './corrections.js';
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
  correctFreeAnalysis,
  listFreeAnalyses,
  adminListFreeAnalyses,
  adminGetFreeAnalysis,
  adminListCorrections,
} satisfies RouteTable;
