import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The process whose life the shared test servers follow: jest's main process, whether this file runs in it or in
 * one of its workers.
 */
export const runPid = (): number =>
  process.env['JEST_WORKER_ID'] !== undefined && isWorker() ? process.ppid : process.pid;

// A worker talks to its parent; jest's main process, which runs tests itself with one worker, has no such channel.
const isWorker = (): boolean => typeof process.send === 'function';

/** A folder of this test run, shared by its workers and removed with the servers in it. */
export function runDir(): string {
  const name = createHash('sha256').update(`${runPid()}`).digest('hex').slice(0, 8);
  const dir = join(tmpdir(), `fitfolio-test-${runPid()}-${name}`);
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  return dir;
}
