import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { freePort } from './free-port.js';

const token = 'test-token';
const startTriesMax = 200;
const tryMs = 25;

export interface TestNats {
  readonly url: string;
  readonly token: string;
  /** A connection of the test's own; close it. */
  connect(): Promise<NatsConnection>;
  /** Kills the server, as a crash does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Removes everything JetStream stored, under the running server if it runs. */
  deleteStore(): void;
  close(): Promise<void>;
}

/** A `nats-server` with JetStream of this suite's own, on a free port. */
export async function testNats(): Promise<TestNats> {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), 'fitfolio-nats-'));
  const store = join(dir, 'store');
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    server = spawn(
      'nats-server',
      ['-js', '-sd', store, '-a', '127.0.0.1', '-p', String(port), '--auth', token],
      {
        stdio: 'ignore',
      },
    );
    await listening(port);
  };
  const kill = async (): Promise<void> => {
    const running = server;
    server = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  };
  const url = `nats://127.0.0.1:${port}`;
  await start();
  return {
    url,
    token,
    connect: () => connect({ servers: url, token }),
    kill,
    start,
    deleteStore: () => {
      rmSync(store, { recursive: true, force: true });
    },
    close: async () => {
      await kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function listening(port: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const socket = dial(port, '127.0.0.1');
    const answer = await Promise.race([
      once(socket, 'data').then(
        () => true,
        () => false,
      ),
      once(socket, 'error').then(
        () => false,
        () => false,
      ),
    ]);
    socket.destroy();
    if (answer) return;
    if (tries >= startTriesMax) throw new Error('the test NATS did not start');
    await pause(tryMs);
  }
}
