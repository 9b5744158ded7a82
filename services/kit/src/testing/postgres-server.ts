import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.js';
import { postgresHome } from './postgres-binaries.js';
import { runDir, runPid } from './run-dir.js';

const superuser = 'postgres';
const startTriesMax = 300;
const tryMs = 50;
/** Postgres refuses to run as root; every Linux has this account. */
const nobody = 65_534;

const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=32MB',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
];

/** The address of this test run's Postgres, started by whoever asks first and stopped when the run is over. */
export async function postgresServer(): Promise<string> {
  const dir = runDir();
  const address = join(dir, 'postgres-url');
  if (claim(join(dir, 'postgres-lock'))) await start(dir, address);
  for (let tries = 0; tries < startTriesMax; tries += 1) {
    if (existsSync(address)) return readFileSync(address, 'utf8');
    await pause(tryMs);
  }
  throw new Error('the test Postgres did not start');
}

function claim(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}

async function start(dir: string, address: string): Promise<void> {
  const home = postgresHome();
  const data = join(dir, 'postgres');
  mkdirSync(data, { mode: 0o700 });
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(data, nobody, nobody);
  const user = asRoot ? { uid: nobody, gid: nobody } : {};
  const made = spawnSync(
    join(home, 'bin', 'initdb'),
    ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: '/', encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const options = settings.flatMap((s) => ['-c', s]);
  const server = spawn(join(home, 'bin', 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: 'ignore',
  });
  server.unref();
  watch(dir, server.pid ?? 0);
  const url = `postgres://${superuser}@127.0.0.1:${port}`;
  await answering(`${url}/postgres`);
  writeFileSync(`${address}.new`, url);
  renameSync(`${address}.new`, address);
}

/** Outlives the run by a moment: stops Postgres and removes the folder, however the run ended. */
function watch(dir: string, postgresPid: number): void {
  const script = `while kill -0 ${runPid()} 2>/dev/null; do sleep 0.3; done
    kill -QUIT ${postgresPid} 2>/dev/null
    while kill -0 ${postgresPid} 2>/dev/null; do sleep 0.1; done
    rm -rf "$0"`;
  spawn('/bin/sh', ['-c', script, dir], { detached: true, stdio: 'ignore', cwd: '/' }).unref();
}

async function answering(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries >= startTriesMax) throw error;
      await pause(tryMs);
    }
  }
}
