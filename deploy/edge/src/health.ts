import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Modules } from '@fitfolio/registry/people';
import { originOf, type Place } from './places.js';

interface Check {
  readonly name: string;
  readonly ok: boolean;
}

/** A remote that is left out costs itself only: the site stays healthy. */
export interface Health {
  readonly ok: boolean;
  readonly checks: readonly Check[];
}

const probeMs = 3000;

/** Every role of every service says it is ready (database and NATS included), and the host's files are there. */
export async function checkAll(
  places: readonly Place[],
  { modules, leftOut }: Modules,
  hostDist: string,
): Promise<Health> {
  const services = places.map(async (place) => ({
    name: `${place.service}/${place.role}`,
    ok: await fetch(`${originOf(place)}/api/${place.service}/health/ready`, {
      signal: AbortSignal.timeout(probeMs),
    })
      .then((r) => r.ok)
      .catch(() => false),
  }));
  const needed = [
    ...(await Promise.all(services)),
    { name: 'host', ok: existsSync(join(hostDist, 'index.html')) },
  ];
  const remotes = [
    ...modules.map(({ entry }) => ({ name: entry.name, ok: true })),
    ...leftOut.map(({ folder }) => ({ name: folder, ok: false })),
  ];
  return { ok: needed.every((check) => check.ok), checks: [...needed, ...remotes] };
}
