import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { startNats } from '#src/embedded/nats';
import { endWithRun } from './run-dir.js';

const token = 'test-token';

export interface TestNats {
  readonly url: string;
  readonly token: string;
  /** A connection of the test's own; close it. */
  connect(): Promise<NatsConnection>;
  /** Kills the server, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
  /** Removes everything JetStream stored, under the running server if it runs. */
  deleteStore(): void;
  close(): Promise<void>;
}

/** A `nats-server` with JetStream of this suite's own. */
export async function testNats(): Promise<TestNats> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fitfolio-nats-'));
  const launch = async (port?: number) => {
    const started = await startNats({ dataDir, token, ...(port === undefined ? {} : { port }) });
    endWithRun(started.process.pid, dataDir);
    return started;
  };
  let server = await launch();
  const { url, port, storeDir } = server;
  return {
    url,
    token,
    connect: () => connect({ servers: url, token }),
    kill: () => server.stop('SIGKILL'),
    start: async () => {
      server = await launch(port);
    },
    deleteStore: () => {
      rmSync(storeDir, { recursive: true, force: true });
    },
    close: async () => {
      await server.stop('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
