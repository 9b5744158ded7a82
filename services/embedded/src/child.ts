import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** The command line of a live process, or null when there is none (or the system does not tell). */
function commandLineOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    const shown = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return shown.status === 0 ? shown.stdout.trim() : null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\s*$/.test(commandLineOf(pid) ?? '');
  } catch {
    return false;
  }
}

const orphanStopMs = 10_000;

/**
 * Ends what a killed run left behind: the process `pid`, if it is alive and its command line holds `mark` (the data
 * folder), so that a re-used process number is never hit.
 */
export async function stopOrphan(pid: number, mark: string, signal: NodeJS.Signals): Promise<void> {
  if (!Number.isInteger(pid) || pid <= 1 || !commandLineOf(pid)?.includes(mark)) return;
  process.kill(pid, signal);
  for (let waited = 0; isAlive(pid); waited += 50) {
    if (waited >= orphanStopMs) process.kill(pid, 'SIGKILL');
    await delay(50);
  }
}

/** Resolves when the child has ended; at once when it already has. */
export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Spawns as is; servers that refuse root get an unprivileged account (see `unprivileged`). */
export type Launch = (command: string, args: readonly string[], options?: SpawnOptions) => ChildProcess;

/**
 * A server that refuses to run as root is run as `postgres` or `nobody`. It must still reach its program and its data
 * below folders that only root may enter (a clone in a private temporary folder), so it keeps the one capability for
 * that where the system allows it.
 */
export function unprivileged(): { launch: Launch; owner: { uid: number; gid: number } | null } {
  if (process.getuid?.() !== 0)
    return { launch: (command, args, options) => spawn(command, args, options ?? {}), owner: null };
  const owner = accountOf('postgres') ?? accountOf('nobody') ?? { uid: 65534, gid: 65534 };
  const asOwner = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ];
  const works = spawnSync('setpriv', [...asOwner, 'true']).status === 0;
  return {
    owner,
    launch: (command, args, options) =>
      works
        ? spawn('setpriv', [...asOwner, command, ...args], options ?? {})
        : spawn(command, args, { ...options, ...owner }),
  };
}

/** `SIGINT` to the system's tools is `INT`. */
const signalName = (signal: NodeJS.Signals): string => signal.slice('SIG'.length);

/**
 * A command that also ends when the process that starts it is killed, who then can stop nothing any more: by Linux's word
 * for it, where `setpriv` is there. Elsewhere the next start ends what is left.
 */
export function endingWithParent(
  signal: NodeJS.Signals,
  command: readonly [string, ...string[]],
): readonly [string, ...string[]] {
  const asked = ['--pdeathsig', signalName(signal), '--'];
  return spawnSync('setpriv', [...asked, 'true']).status === 0 ? ['setpriv', ...asked, ...command] : command;
}

function accountOf(name: string): { uid: number; gid: number } | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((l) => l.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}
