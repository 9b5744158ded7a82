import { type RouteTable, routesIn } from '@fitfolio/contract-kit/route';
import * as applications from './applications.js';
import * as careerPlan from './career-plan.js';
import * as corrections from './corrections.js';
import * as cv from './cv.js';
import * as fitAnalysis from './fit-analysis.js';
import * as fitProducts from './fit-products.js';
import * as freeAnalysis from './free-analysis.js';
import * as interview from './interview.js';
import * as models from './models.js';
import * as preview from './preview.js';
import * as screening from './screening.js';
import * as screeningReading from './screening-reading.js';
import * as screeningTable from './screening-table.js';
import * as screeningTeam from './screening-team.js';

/** Everything analysis answers. */
export const analysisRoutes = {
  ...routesIn(applications),
  ...routesIn(careerPlan),
  ...routesIn(corrections),
  ...routesIn(cv),
  ...routesIn(fitAnalysis),
  ...routesIn(fitProducts),
  ...routesIn(freeAnalysis),
  ...routesIn(interview),
  ...routesIn(models),
  ...routesIn(preview),
  ...routesIn(screening),
  ...routesIn(screeningReading),
  ...routesIn(screeningTable),
  ...routesIn(screeningTeam),
} satisfies RouteTable;
