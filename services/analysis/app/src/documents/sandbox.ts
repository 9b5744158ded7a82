import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as limits from './document-limits.js';

/** Of the deployed tree: above it lie data folders, keys, and the rest of the machine. */
const root = fileURLToPath(new URL('../../../../..', import.meta.url));
/** Its own code, and the packages that it uses. */
const readable = ['node_modules', 'services'].map((folder) => `--allow-fs-read=${root}${folder}/*`);

const works = (file: string, args: readonly string[]): boolean =>
  spawnSync(file, [...args], { stdio: 'ignore' }).status === 0;

const prlimit = [`--data=${limits.dataBytes}`, `--cpu=${limits.cpuSeconds}`, '--core=0', '--nofile=64'];
/** A network namespace of its own has not even loopback. */
const unshare = ['--user', '--map-current-user', '--net', '--'];

export interface Sandbox {
  /** What Node's permission model refuses: every file but its own code, writing, processes, threads, addons. */
  readonly files: true;
  /** Memory, processor time and open files are bounded by the system. */
  readonly limits: boolean;
  /** There is no network in it. */
  readonly network: boolean;
}

let found: Sandbox | undefined;

/** What this system allows to put around a process that reads bytes from outside. */
export const sandbox = (): Sandbox =>
  (found ??= {
    files: true,
    limits: works('prlimit', ['--version']),
    network: works('unshare', [...unshare, 'true']),
  });

/** The command that runs Node with `args` inside all of it. */
export function sandboxed(args: readonly string[]): [file: string, args: string[]] {
  const { limits: limited, network } = sandbox();
  const [file = '', ...all] = [
    ...(network ? ['unshare', ...unshare] : []),
    ...(limited ? ['prlimit', ...prlimit] : []),
    process.execPath,
    `--max-old-space-size=${limits.heapMegabytes}`,
    '--max-semi-space-size=8',
    '--permission',
    ...readable,
    '--no-warnings',
    ...args,
  ];
  return [file, all];
}
