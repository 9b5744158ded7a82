import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { startNats } from '@fitfolio/embedded/nats';
import { eventually } from './eventually.js';
import { endWithRun } from './run-dir.js';

const token = 'test-token';

export interface TestNats {
  readonly url: string;
  readonly token: string;
  /** A connection of the test's own; close it. */
  connect(): Promise<NatsConnection>;
  /** Puts a message on its stream, as another service would; waits for a stream that takes it. */
  publish(subject: string, payload: unknown, msgID: string): Promise<void>;
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
    publish: async (subject, payload, msgID) => {
      const nc = await connect({ servers: url, token });
      try {
        await eventually(() => jetstream(nc).publish(subject, JSON.stringify(payload), { msgID }));
      } finally {
        await nc.close();
      }
    },
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
