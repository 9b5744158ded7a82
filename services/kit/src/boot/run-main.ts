import type { Environment } from '#src/config/service-config';
import { ConfigError } from '#src/config/service-config';
import type { Role, ServiceHandle } from './service.js';

export type Start = (env: Environment, role?: Role) => Promise<ServiceHandle>;

const roles: readonly string[] = ['http', 'worker', 'all', 'migrate'];
const badSettings = 2;

/** Runs a service as its own process: `ROLE` from the environment, stopped by SIGTERM or SIGINT. */
export async function runMain(start: Start): Promise<void> {
  const role = process.env['ROLE'] ?? 'all';
  try {
    if (!roles.includes(role))
      throw new ConfigError('bad settings: ROLE must be http, worker, all or migrate');
    const handle = await start(process.env, role as Role);
    const stop = (): void => {
      void handle.close().finally(() => process.exit(0));
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(error instanceof ConfigError ? badSettings : 1);
  }
}
