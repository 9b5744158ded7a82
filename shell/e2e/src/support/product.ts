import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../../..');

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export const admin = { email: 'admin@example.com', password: 'correct-horse-battery' };

/** The built product with a data folder of its own; resolves when it says that it is ready. */
export async function startProduct(
  options: { processes?: boolean; env?: Record<string, string> } = {},
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fitfolio-e2e-'));
  const child = fork(
    join(root, 'deploy/local/dist/main.js'),
    [
      JSON.stringify({
        port: 0,
        host: '127.0.0.1',
        dataDir,
        processes: options.processes ?? false,
        dev: false,
      }),
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execPath: join(root, 'node_modules/.bin/node'),
      execArgv: [],
      env: { ...process.env, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, ...options.env },
    },
  );
  let said = '';
  await new Promise<void>((ready, fail) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Fitfolio is ready')) ready();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => {
      rmSync(dataDir, { recursive: true, force: true });
      fail(new Error(`The product did not start: ${said}`));
    });
  });
  const { url } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as { url: string };
  return {
    url,
    dataDir,
    process: child,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      if (child.exitCode === null) {
        child.send('stop');
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
