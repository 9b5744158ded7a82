import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Module } from '@fitfolio/auth-contract/modules';

const token = 'a-secret-of-the-tests';

export interface FakeRegistry {
  /** Settings of a service that asks it. */
  readonly env: Record<string, string>;
  /** What it was asked to change. */
  readonly changes: unknown[];
  /** The one module that it knows. */
  readonly module: Module;
  /** Why it refuses every change; null: it takes them. */
  refusal: string | null;
  close(): Promise<void>;
}

/** As much of the registry of remotes as auth speaks, on loopback. A promotion is the one change that it makes. */
export async function startRegistry(): Promise<FakeRegistry> {
  const module: Module = {
    name: 'mfe-shop',
    stable: '1.0.0',
    canary: { version: '2.0.0', weight: 10, audience: [] },
    enabled: true,
    served: '1.0.0',
    versions: ['1.0.0', '2.0.0'],
    faults: [],
    history: [],
  };
  const server = createServer(async (request, reply) => {
    const send = (status: number, body: object): void => {
      reply.writeHead(status, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${token}`) return send(401, {});
    if (request.method === 'GET') return send(200, { modules: [fake.module] });
    const change = (await json(request)) as { verb: string };
    fake.changes.push(change);
    if (fake.refusal !== null) return send(409, { message: fake.refusal });
    if (change.verb === 'promote') Object.assign(module, { stable: '2.0.0', served: '2.0.0', canary: null });
    return send(200, {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fake: FakeRegistry = {
    env: {
      REGISTRY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      REGISTRY_TOKEN: token,
    },
    changes: [],
    module,
    refusal: null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
