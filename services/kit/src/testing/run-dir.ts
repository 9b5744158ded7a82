import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Jest's main process, whether this runs in it or in one of its workers: shared servers live as long as it does. */
const runPid = (): number => (process.argv[1]?.includes('jest-worker') === true ? process.ppid : process.pid);

const memory = '/dev/shm';
const roomMin = 4 * 2 ** 30;

/**
 * In memory where there is room: each suite makes and drops a database of its own, about a thousand files, and a disk's
 * file system looks ever longer for free inodes then.
 */
function base(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomMin ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A folder of this test run, shared by its workers; all of them must find the same one. */
export function runDir(): string {
  const name = `fitfolio-test-${runPid()}`;
  const known = [memory, tmpdir()].map((place) => join(place, name)).find((place) => existsSync(place));
  const dir = known ?? join(base(), name);
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  return dir;
}

/**
 * Ends a server and removes its folder once the run is over, however it ended. Jest has no hook for that which
 * also covers a killed run, so a shell waits for it.
 */
export function endWithRun(serverPid: number | undefined, dir: string): void {
  const script = `while kill -0 ${runPid()} 2>/dev/null && kill -0 ${serverPid} 2>/dev/null; do sleep 0.3; done
    kill -0 ${runPid()} 2>/dev/null && exit
    kill -QUIT ${serverPid} 2>/dev/null
    while kill -0 ${serverPid} 2>/dev/null; do sleep 0.1; done
    rm -rf "$0"`;
  spawn('/bin/sh', ['-c', script, dir], { detached: true, stdio: 'ignore', cwd: '/' }).unref();
}
