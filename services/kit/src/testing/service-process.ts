import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Environment } from '#src/config/service-config';
import type { TestDatabase } from './test-database.js';
import type { TestNats } from './test-nats.js';
import { testSite } from './test-service.js';

export interface ServiceProcess {
  readonly url: string;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

/** A built service (`dist/main.js`) as a process of its own, so that it can be killed. */
export async function startServiceProcess(
  main: string,
  { database, nats }: { readonly database: TestDatabase; readonly nats: TestNats },
  env: Environment = {},
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      DATABASE_URL: database.url,
      DATABASE_POOL_MAX: '5',
      ...nats.env,
      AUTH_KEYS_URL: 'http://127.0.0.1:9/keys',
      PUBLIC_URL: testSite,
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
  });
  const ended = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  for await (const line of createInterface(child.stdout)) {
    const port = /"port":(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return { url: `http://127.0.0.1:${port}/api`, kill };
  }
  throw new Error(`${main} did not start`);
}
