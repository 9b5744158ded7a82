import { type RouteTable, routesIn } from '@fitfolio/contract-kit/route';
import * as corrections from './corrections.js';
import * as fitAnalysis from './fit-analysis.js';
import * as freeAnalysis from './free-analysis.js';
import * as preview from './preview.js';

/** Everything analysis answers. */
export const analysisRoutes = {
  ...routesIn(corrections),
  ...routesIn(fitAnalysis),
  ...routesIn(freeAnalysis),
  ...routesIn(preview),
} satisfies RouteTable;
