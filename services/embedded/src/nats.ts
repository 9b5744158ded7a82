import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ended, endingWithParent, stopOrphan } from './child.js';
import { freePort } from './free-port.js';

export interface NatsUser {
  readonly name: string;
  readonly password: string;
  /** What it may send and hear; absent: everything. It may always answer whom it heard. */
  readonly may?: { readonly publish: readonly string[]; readonly subscribe: readonly string[] };
}

export interface EmbeddedNatsOptions {
  /** Holds the configuration, the process number and JetStream's store. */
  readonly dataDir: string;
  readonly users: readonly NatsUser[];
  /** 0 or absent: any free port of loopback. */
  readonly port?: number;
  /** How much JetStream may keep, in MB; absent: what the disk has. Beyond it, messages are refused. */
  readonly storeMb?: number;
  /** Ends also when the process that starts it is killed. */
  readonly endsWithParent?: boolean;
  readonly onLog?: (text: string) => void;
}

export interface EmbeddedNats {
  readonly port: number;
  readonly url: string;
  readonly process: ChildProcess;
  /** JetStream's folder; its loss must lose nothing (Postgres is the record). */
  readonly storeDir: string;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export class NatsMissing extends Error {}

/** The system's own `nats-server` with JetStream, on loopback, for its users only. What a killed run left is ended first. */
export async function startNats(options: EmbeddedNatsOptions): Promise<EmbeddedNats> {
  if (spawnSync('nats-server', ['--version']).error) throw new NatsMissing('nats-server is not installed');
  const { dataDir, users } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'nats.conf');
  const pidFile = join(dataDir, 'nats.pid');
  const storeDir = join(dataDir, 'store');
  await stopOrphan(readPid(pidFile), file, 'SIGTERM');

  const port = options.port || (await freePort());
  const limit = options.storeMb === undefined ? '' : `max_file_store: ${options.storeMb}MB, `;
  // Passwords stand in a private file: arguments can be read by everyone on the machine.
  writeFileSync(
    file,
    `listen: "127.0.0.1:${port}"\n${authorizationOf(users)}\njetstream { ${limit}store_dir: ${JSON.stringify(storeDir)} }\n`,
    { mode: 0o600 },
  );
  // In a group of its own: Ctrl-C is for the one who stops it in order.
  const server: [string, ...string[]] = ['nats-server', '-c', file];
  const [command, ...args] = options.endsWithParent ? endingWithParent('SIGTERM', server) : server;
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  await ready(child, options.onLog ?? (() => {}));
  writeFileSync(pidFile, String(child.pid));
  return {
    port,
    url: `nats://127.0.0.1:${port}`,
    process: child,
    storeDir,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended(child);
    },
  };
}

/** The part of a server's configuration that says who may do what. */
export const authorizationOf = (users: readonly NatsUser[]): string =>
  `authorization { users: [\n${users.map(userLine).join('\n')}\n] }`;

/** The configuration takes JSON's strings and lists. */
function userLine({ name, password, may }: NatsUser): string {
  const permissions = may
    ? `, permissions: { publish: ${JSON.stringify(may.publish)}, subscribe: ${JSON.stringify(may.subscribe)}, allow_responses: true }`
    : '';
  return `  { user: ${JSON.stringify(name)}, password: ${JSON.stringify(password)}${permissions} }`;
}

function readPid(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return NaN;
  }
}

function ready(child: ChildProcess, log: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', () =>
      reject(new Error(`nats-server did not start: ${said.trim().split('\n').slice(-2).join(' ')}`)),
    );
    child.stderr?.on('data', (chunk: Buffer) => {
      log(chunk.toString());
      if (said.length < 10_000) said += chunk.toString();
      if (said.includes('Server is ready')) resolve();
    });
  });
}
