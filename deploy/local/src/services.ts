import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Roles a service runs in; a worker consumes messages, http answers requests. */
export const roles = ['http', 'worker'] as const;
/** `migrate` brings the tables up to date and ends. */
export type Role = (typeof roles)[number] | 'migrate';

/** Everything that runs: each folder of `services` with an app. */
export const findServices = (root: string): string[] =>
  readdirSync(join(root, 'services'))
    .filter((name) => existsSync(join(root, 'services', name, 'app/package.json')))
    .sort();

/** Whom auth asks for a person's data besides itself: every other service answers. */
export const exportServices = (services: readonly string[]): string =>
  services.filter((name) => name !== 'auth').join(',');

const RouteTable = z.array(z.object({ prefix: z.string(), service: z.string() }));
export type RouteTable = z.output<typeof RouteTable>;

/** Which service answers which path: generated from the contracts (`npm run generate`). */
export function readRouteTable(root: string): RouteTable {
  return RouteTable.parse(JSON.parse(readFileSync(join(root, 'deploy/routes.json'), 'utf8')));
}
