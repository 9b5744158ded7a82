import type { RouteTable } from '@fitfolio/contract-kit/route';
import { addEntry } from './entry.js';

/** Everything the service answers. */
export const exampleRoutes = { addEntry } satisfies RouteTable;
