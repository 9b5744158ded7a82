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
  const log = openSync(logOf(name), 'a');
  const [file, ...args] = inNamespace(command);
  const child = spawn(file, args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
  });
  child.unref();
  writeFileSync(join(pids, name), String(child.pid));
}

/** Where a process writes what it says. */
export const logOf = (name) => join(state, 'log', `${name}.log`);

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

/** Every process of this machine: its number, command line and control groups. */
function* processesOfMachine() {
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const read = (file) => readFileSync(`/proc/${name}/${file}`, 'utf8');
      yield { pid: Number(name), command: read('cmdline'), groups: read('cgroup') };
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Numbers of a pod's processes whose command is like this. */
export const processesOfPod = (uid, command) =>
  [...processesOfMachine()]
    .filter((one) => one.groups.includes(`/pod${uid}/`) && command.test(one.command))
    .map(({ pid }) => pid);

/** Numbers of all processes in pods, and of those that look after them for containerd. */
export const processesOfPods = () =>
  [...processesOfMachine()]
    .filter(
      ({ command, groups }) =>
        groups.includes('/kubepods/') ||
        (command.includes('containerd-shim') && command.includes(`${state}/`)),
    )
    .map(({ pid }) => pid);

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
  const said = readFileSync(logOf(log), 'utf8').trim().split('\n').slice(-5).join('\n');
  throw new Error(`${what} was not there after ${seconds} s. It said:\n${said}`);
}
