import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bin/lib/prepare.mjs';

/** The built product with a data folder of its own. */
export async function startProduct({ processes = true, env = {} } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fitfolio-bench-'));
  const options = { port: 0, host: '127.0.0.1', dataDir, processes, dev: false };
  const child = fork(join(root, 'deploy/local/dist/main.js'), [JSON.stringify(options)], {
    cwd: root,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
  });
  await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Fitfolio is ready')) resolve();
    });
    child.once('exit', () => reject(new Error(said)));
  });
  const { url, places } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));
  return {
    url,
    dataDir,
    pid: child.pid,
    portOf: (service) => places.find((p) => p.service === service && p.role === 'http').port,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.send('stop');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function call(url, path, body, token) {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const reply = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

/** A new account: its credentials. */
export async function signUp(url, n) {
  const credentials = { username: `bench-${n}@example.com`, password: 'a-long-bench-password' };
  await call(url, '/auth/sign-up', credentials);
  return credentials;
}

/** A new account, signed in: its access token. */
export async function person(url, n) {
  return (await call(url, '/auth/login', await signUp(url, n))).access_token;
}

export const percentile = (values, p) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((p / 100) * sorted.length) - 1)];
};

/** Requests per second of `clients` loops that each ask again as soon as they are answered. */
export async function throughput(ask, { clients, seconds }) {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const loop = async () => {
    while (performance.now() < until) {
      await ask();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, loop));
  return done / seconds;
}
