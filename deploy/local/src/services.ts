import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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
