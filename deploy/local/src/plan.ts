import type { RunnerJob } from './runner.js';
import { roles, type Role } from './services.js';

/** A role of a service with all that is known for it; it is handed only what it reads. */
export interface PlannedJob extends RunnerJob {
  readonly env: Readonly<Record<string, string>>;
}

/** Where one role of one service listens. */
export interface Place {
  readonly service: string;
  readonly role: Role;
  readonly port: number;
}

/** The environment a service gets here; in a cluster the same names come from its chart. */
export function jobsOf(
  places: readonly Place[],
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
): Promise<Place[]> => {
  const all: Place[] = [];
  for (const service of services) {
    for (const role of roles) all.push({ service, role, port: await freePort() });
  }
  return all;
};
