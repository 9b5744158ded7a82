import type { Place } from '@fitfolio/edge/places';
import type { RunnerJob } from './runner.js';
import { roles, type Role } from './services.js';

/** A role of a service with all that is known for it; it is handed only what it reads. */
export interface PlannedJob extends RunnerJob {
  readonly env: Readonly<Record<string, string>>;
}

/** Where one role of one service listens. */
type LocalPlace = Place & { readonly role: Role };

/** The environment a service gets here; in a cluster the same names come from its chart. */
export function jobsOf(
  places: readonly LocalPlace[],
  shared: Record<string, string>,
  own: (service: string) => Record<string, string>,
): PlannedJob[] {
  return places.map(({ service, role, port }) => ({
    name: service,
    role,
    env: { ...shared, ...own(service), HOST: '127.0.0.1', PORT: String(port) },
  }));
}

export const placesOf = async (
  services: readonly string[],
  freePort: () => Promise<number>,
): Promise<LocalPlace[]> => {
  const all: LocalPlace[] = [];
  for (const service of services) {
    for (const role of roles) all.push({ service, role, port: await freePort() });
  }
  return all;
};
