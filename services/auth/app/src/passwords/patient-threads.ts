import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const niceness = 10;
const tasks = '/proc/self/task';

/**
 * Lets everyone else go first: Linux gives each thread a priority of its own, and hashing happens on the workers of
 * libuv. Elsewhere, and where it may not, nothing changes.
 */
export function makeThreadsPatient(): void {
  try {
    for (const id of readdirSync(tasks))
      if (readFileSync(`${tasks}/${id}/comm`, 'utf8').startsWith('libuv-worker'))
        setPriority(Number(id), niceness);
  } catch {
    // Slower answers beside a hash, but right ones.
  }
}
