import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Roles a service runs in; a worker consumes messages, http answers requests. */
export type Role = 'http' | 'worker';

/** Everything that runs, in start order. Adding a service is a line here. */
export const services: readonly { readonly name: string; readonly roles: readonly Role[] }[] = [
  { name: 'auth', roles: ['http', 'worker'] },
  { name: 'credits', roles: ['http', 'worker'] },
  { name: 'payments', roles: ['http', 'worker'] },
  { name: 'analysis', roles: ['http', 'worker'] },
];

/** Whom auth asks for a person's data besides itself: every other service answers. */
export const exportServices = services
  .map(({ name }) => name)
  .filter((name) => name !== 'auth')
  .join(',');

const RouteTable = z.array(z.object({ prefix: z.string(), service: z.string() }));
export type RouteTable = z.output<typeof RouteTable>;

/** Which service answers which path: generated from the contracts (`npm run generate`). */
export function readRouteTable(root: string): RouteTable {
  return RouteTable.parse(JSON.parse(readFileSync(join(root, 'deploy/routes.json'), 'utf8')));
}
