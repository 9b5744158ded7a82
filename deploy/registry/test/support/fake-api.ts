import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { KubeConfig, type KubernetesObject } from '@kubernetes/client-node';

type Stored = KubernetesObject & { spec?: object; status?: object; endpoints?: object; ports?: object };
interface Watcher {
  readonly kind: string;
  readonly selector: string;
  readonly reply: ServerResponse;
}

/**
 * As much of the Kubernetes API as the registry speaks: list, watch, merge patch, apply and leases, on loopback. It forgets old
 * versions, cuts connections and refuses when it is told to.
 */
export class FakeApi {
  readonly #objects = new Map<string, Map<string, Stored>>();
  readonly #log: { kind: string; version: number; type: string; object: Stored }[] = [];
  readonly #watchers = new Set<Watcher>();
  readonly #server = createServer((request, reply) => void this.#answer(request, reply));
  #version = 100;
  #oldest = 0;
  /** Kinds that nobody may see. */
  readonly forbidden = new Set<string>();
  /** Kinds that nobody may change. */
  readonly readOnly = new Set<string>();
  /** Calls that came, `GET endpointslices`; a watch is `WATCH endpointslices`. */
  readonly calls: string[] = [];

  async start(): Promise<KubeConfig> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const config = new KubeConfig();
    config.loadFromClusterAndUser(
      {
        name: 'test',
        server: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`,
        skipTLSVerify: true,
      },
      { name: 'test' },
    );
    return config;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  get<Kind>(kind: string, name: string): Kind | undefined {
    return this.#kind(kind).get(name) as Kind | undefined;
  }

  put(kind: string, object: Stored): void {
    const name = object.metadata?.name ?? '';
    const before = this.#kind(kind).get(name);
    const isSpecNew = JSON.stringify(before?.spec) !== JSON.stringify(object.spec);
    const generation = (before?.metadata?.generation ?? 0) + (isSpecNew ? 1 : 0);
    const resourceVersion = String((this.#version += 1));
    const stored = {
      ...object,
      metadata: { ...object.metadata, namespace: 'site', generation, resourceVersion },
    };
    this.#kind(kind).set(name, stored);
    this.#tell(kind, before ? 'MODIFIED' : 'ADDED', stored);
  }

  remove(kind: string, name: string): void {
    const before = this.#kind(kind).get(name);
    if (!before) return;
    this.#kind(kind).delete(name);
    const metadata = { ...before.metadata, resourceVersion: String((this.#version += 1)) };
    this.#tell(kind, 'DELETED', { ...before, metadata });
  }

  /** Ends every watch, and knows nothing of before: who watches on from an old version hears 410. */
  expire(): void {
    this.#oldest = this.#version;
    for (const { reply } of this.#watchers) reply.end();
  }

  /** Breaks every connection that is open. */
  cut(): void {
    this.#server.closeAllConnections();
  }

  #kind(kind: string): Map<string, Stored> {
    const objects = this.#objects.get(kind) ?? new Map<string, Stored>();
    this.#objects.set(kind, objects);
    return objects;
  }

  #tell(kind: string, type: string, object: Stored): void {
    this.#log.push({ kind, version: this.#version, type, object });
    for (const watcher of this.#watchers)
      if (watcher.kind === kind && isSelected(object, watcher.selector))
        watcher.reply.write(`${JSON.stringify({ type, object })}\n`);
  }

  async #answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://api');
    const [, kind = '', name, part] =
      /\/namespaces\/site\/([a-z]+)(?:\/([^/]+))?(?:\/([a-z]+))?$/.exec(url.pathname) ?? [];
    const isWatch = url.searchParams.get('watch') === 'true';
    this.calls.push(`${isWatch ? 'WATCH' : request.method} ${[kind, part].filter(Boolean).join('/')}`);
    if (this.forbidden.has(kind) || (request.method !== 'GET' && this.readOnly.has(kind)))
      return send(reply, 403, { kind: 'Status', code: 403, reason: 'Forbidden' });
    const selector = url.searchParams.get('labelSelector') ?? '';
    if (isWatch)
      return this.#watch({ kind, selector, reply }, Number(url.searchParams.get('resourceVersion')));
    if (name === undefined && request.method === 'GET') {
      const items = [...this.#kind(kind).values()].filter((object) => isSelected(object, selector));
      return send(reply, 200, { items, metadata: { resourceVersion: String(this.#version) } });
    }
    if (request.method === 'GET') {
      const found = this.#kind(kind).get(name ?? '');
      return found ? send(reply, 200, found) : send(reply, 404, { kind: 'Status', code: 404 });
    }
    return this.#write(kind, (await json(request)) as Stored, { name, part, request, reply });
  }

  #write(
    kind: string,
    body: Stored,
    to: { name?: string; part?: string; request: IncomingMessage; reply: ServerResponse },
  ): void {
    const name = to.name ?? body.metadata?.name ?? '';
    const before = this.#kind(kind).get(name);
    const wanted = body.metadata?.resourceVersion;
    if (to.request.method === 'POST' && before) return send(to.reply, 409, { kind: 'Status', code: 409 });
    if (wanted !== undefined && wanted !== before?.metadata?.resourceVersion)
      return send(to.reply, 409, { kind: 'Status', code: 409 });
    const isMerge = to.request.headers['content-type']?.includes('merge-patch') === true;
    if (to.part === 'status')
      this.put(kind, { ...before, status: withoutNulls({ ...before?.status, ...body.status }) });
    else
      this.put(kind, {
        ...before,
        ...body,
        ...(isMerge && { spec: withoutNulls({ ...before?.spec, ...body.spec }) }),
        metadata: { name },
      });
    return send(to.reply, 200, this.#kind(kind).get(name));
  }

  #watch(watcher: Watcher, from: number): void {
    const { reply, kind, selector } = watcher;
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.flushHeaders();
    if (from < this.#oldest) {
      const object = { kind: 'Status', code: 410, reason: 'Expired' };
      reply.end(`${JSON.stringify({ type: 'ERROR', object })}\n`);
      return;
    }
    for (const { version, type, object, ...entry } of this.#log)
      if (entry.kind === kind && version > from && isSelected(object, selector))
        reply.write(`${JSON.stringify({ type, object })}\n`);
    this.#watchers.add(watcher);
    reply.once('close', () => this.#watchers.delete(watcher));
  }
}

const send = (reply: ServerResponse, status: number, body: unknown): void => {
  reply.writeHead(status, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(body));
};

const withoutNulls = (object: object): object =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));

/** `a` asks whether there is a label, `a=b` for its value. */
function isSelected({ metadata }: Stored, selector: string): boolean {
  if (!selector) return true;
  const [label = '', value] = selector.split('=');
  const own = metadata?.labels?.[label];
  return value === undefined ? own !== undefined : own === value;
}
