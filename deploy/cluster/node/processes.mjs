// The cluster's processes: started inside its network, each with a log, and remembered by number until they are ended.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inNamespace, state } from './place.mjs';

const pids = join(state, 'pid');
const lookMs = 100;
const endsWithinMs = 6_000;

export function begin(name, command, env = {}) {
  for (const folder of ['log', 'pid']) mkdirSync(join(state, folder), { recursive: true });
  const log = openSync(join(state, 'log', `${name}.log`), 'a');
  const [file, ...args] = inNamespace(command);
  const child = spawn(file, args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
  });
  child.unref();
  writeFileSync(join(pids, name), String(child.pid));
}

export const begun = () => (existsSync(pids) ? readdirSync(pids) : []);

/** Whether a process is there and no zombie. */
export function isAlive(pid) {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Tells all of them at once, then waits; who does not listen is killed. */
export async function end(names, signal = 'SIGTERM') {
  const told = names
    .filter((name) => existsSync(join(pids, name)))
    .map((name) => Number(readFileSync(join(pids, name), 'utf8')));
  for (const pid of told.filter(isAlive)) process.kill(pid, signal);
  for (let waited = 0; told.some(isAlive) && waited < endsWithinMs; waited += lookMs) await pause(lookMs);
  for (const pid of told.filter(isAlive)) process.kill(pid, 'SIGKILL');
  for (const name of names) rmSync(join(pids, name), { force: true });
}

/** The exit code and output of a command inside the cluster's network. */
export function ask(command, options = {}) {
  const [file, ...args] = inNamespace(command);
  return spawnSync(file, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options });
}

/** Waits until a command succeeds; fails with what the process it waits for wrote last. */
export async function until(what, seconds, command, log) {
  for (let waited = 0; waited < seconds * 1000; waited += 300) {
    if (ask(command).status === 0) return;
    await pause(300);
  }
  const said = readFileSync(join(state, 'log', `${log}.log`), 'utf8')
    .trim()
    .split('\n')
    .slice(-5)
    .join('\n');
  throw new Error(`${what} was not there after ${seconds} s. It said:\n${said}`);
}
