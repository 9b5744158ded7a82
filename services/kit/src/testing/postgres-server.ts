import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '@fitfolio/embedded/postgres';
import { endWithRun, runDir } from './run-dir.js';

const waitsMax = 600;
const waitMs = 50;

/**
 * The address of this run's Postgres, without a database: started by whichever suite asks first, shared by all
 * workers, ended with the run.
 */
export async function postgresServer(): Promise<string> {
  const dir = runDir();
  const address = join(dir, 'postgres-url');
  if (claim(join(dir, 'postgres-lock'))) await start(dir, address);
  for (let waits = 0; waits < waitsMax; waits += 1) {
    if (existsSync(address)) return readFileSync(address, 'utf8');
    await pause(waitMs);
  }
  throw new Error('the test Postgres did not start');
}

function claim(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}

async function start(dir: string, address: string): Promise<void> {
  const server = await startPostgres({ dataDir: join(dir, 'postgres'), password: 'test', durable: false });
  endWithRun(server.process.pid, dir);
  // The suite that started it must be able to end before it.
  server.process.unref();
  (server.process.stderr as Socket | null)?.unref();
  writeFileSync(`${address}.new`, server.adminUrl('').replace(/\/$/, ''));
  renameSync(`${address}.new`, address);
}
