// The product's processes, found by what their command lines say, of this data folder only.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const thereWithinMs = 30_000;
const lookMs = 20;

const commandOf = (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
const afterName = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

function pidsOf(product, matches) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [state, parent] = afterName(pid);
        return state !== 'Z' && matches(commandOf(pid), Number(parent) === product.pid, product.dataDir);
      } catch {
        return false;
      }
    });
}

export const service = (name) => (line, ours) =>
  ours && line.includes('runner.js') && line.includes(`"name":"${name}"`);
export const nats = (line, _ours, dir) => line.includes('nats-server') && line.includes(dir);
/** Its children rename themselves (`postgres: …`), so that only the postmaster has its arguments. */
export const postgres = (line, _ours, dir) =>
  /bin\/postgres -D /.test(line) && line.includes(join(dir, 'postgres'));

/** The processes of a part; waits for one that is being started again. */
export async function running(product, matches) {
  const until = Date.now() + thereWithinMs;
  for (;;) {
    const pids = pidsOf(product, matches);
    if (pids.length > 0) return pids;
    if (Date.now() > until) throw new Error('it was not started again');
    await pause(lookMs);
  }
}

/** A process and all that descend from it. */
export function family(pid) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        return Number(afterName(child)[1]) === pid;
      } catch {
        return false;
      }
    });
  return [pid, ...children.flatMap(family)];
}

export const isAlive = (pid) => {
  try {
    return afterName(pid)[0] !== 'Z';
  } catch {
    return false;
  }
};

/** Sends a signal to a part; the processes it went to. */
export async function send(product, matches, signal) {
  const pids = await running(product, matches);
  for (const pid of pids) process.kill(pid, signal);
  return pids;
}

/** kill -9, and gone when this resolves. */
export async function kill(product, matches) {
  const pids = await send(product, matches, 'SIGKILL');
  while (pids.some(isAlive)) await pause(lookMs);
}

/** Stands still for a while, then goes on as if nothing had been. */
export async function stopped(product, matches, ms) {
  const pids = await send(product, matches, 'SIGSTOP');
  await pause(ms);
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGCONT');
}
