import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Where one role of one service answers. */
export interface Place {
  readonly service: string;
  readonly role: string;
  readonly port: number;
  /** This machine, unless it says another. */
  readonly host?: string;
}

export const originOf = ({ host = '127.0.0.1', port }: Place): string => `http://${host}:${port}`;

const RouteTable = z.array(z.object({ prefix: z.string(), service: z.string() }));
export type RouteTable = z.output<typeof RouteTable>;

/** Which service answers which path: generated from the contracts (`npm run generate`). */
export function readRouteTable(root: string): RouteTable {
  return RouteTable.parse(JSON.parse(readFileSync(join(root, 'deploy/routes.json'), 'utf8')));
}

/** Longest prefix first, so that `/api/credits/payments` wins over `/api/credits`. */
export function originFinder(
  routes: RouteTable,
  places: readonly Place[],
): (path: string) => string | undefined {
  const table = [...routes]
    .sort((a, b) => b.prefix.length - a.prefix.length)
    .map(({ prefix, service }) => {
      const place = places.find((p) => p.service === service && p.role === 'http');
      return { prefix, origin: place && originOf(place) };
    });
  return (path) => table.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.origin;
}
