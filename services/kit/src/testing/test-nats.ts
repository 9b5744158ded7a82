import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { startNats } from '@fitfolio/embedded/nats';
import { eventually } from './eventually.js';
import { endWithRun } from './run-dir.js';

const user = { name: 'test', password: 'test-password' };
const credentials = { user: user.name, pass: user.password };

export interface TestNats {
  readonly url: string;
  /** The settings of a service that uses it. */
  readonly env: { readonly NATS_URL: string; readonly NATS_USER: string; readonly NATS_PASSWORD: string };
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
    const started = await startNats({ dataDir, users: [user], ...(port === undefined ? {} : { port }) });
    endWithRun(started.process.pid, dataDir);
    return started;
  };
  let server = await launch();
  const { url, port, storeDir } = server;
  return {
    url,
    env: { NATS_URL: url, NATS_USER: user.name, NATS_PASSWORD: user.password },
    connect: () => connect({ servers: url, ...credentials }),
    publish: async (subject, payload, msgID) => {
      // A busy machine may be late to take the connection, too.
      await eventually(async () => {
        const nc = await connect({ servers: url, ...credentials });
        try {
          await jetstream(nc).publish(subject, JSON.stringify(payload), { msgID });
        } finally {
          await nc.close();
        }
      });
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
