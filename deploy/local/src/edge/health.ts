import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../plan.js';
import type { ModuleFiles } from './modules.js';

export interface Check {
  readonly name: string;
  readonly ok: boolean;
}

const probeMs = 3000;

/** Every role of every service says it is ready (database and NATS included), and every front end's files are there. */
export async function checkAll(
  places: readonly Place[],
  modules: readonly ModuleFiles[],
  hostDist: string,
): Promise<Check[]> {
  const services = places.map(async ({ service, role, port }) => ({
    name: `${service}/${role}`,
    ok: await fetch(`http://127.0.0.1:${port}/api/${service}/health/ready`, {
      signal: AbortSignal.timeout(probeMs),
    })
      .then((r) => r.ok)
      .catch(() => false),
  }));
  return [
    ...(await Promise.all(services)),
    { name: 'host', ok: existsSync(join(hostDist, 'index.html')) },
    ...modules.map((m) => ({ name: m.entry.name, ok: m.preload !== null })),
  ];
}
