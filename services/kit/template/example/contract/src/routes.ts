import { type RouteTable, routesIn } from '@fitfolio/contract-kit/route';
import * as entry from './entry.js';

/** Everything the service answers. */
export const exampleRoutes = {
  ...routesIn(entry),
} satisfies RouteTable;
