import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { KubeConfig } from '@kubernetes/client-node';
import { ClusterRegistry } from '../src/cluster/cluster-registry.js';
import type { FrontendModule, Status } from '../src/cluster/objects.js';
import { startPlainServer, sendJson } from '../src/plain-server.js';
import { FakeApi } from './support/fake-api.js';
import { FakeRemote } from '../src/testing/fake-remote.js';

let api: FakeApi;
let config: KubeConfig;
let folder: string;
let lines: string[];
const open: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  api = new FakeApi();
  config = await api.start();
  folder = mkdtempSync(join(tmpdir(), 'fitfolio-registry-'));
  lines = [];
});
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits for what is bound to come. */
async function until<Value>(read: () => Value | null | undefined | false): Promise<Value> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    const value = read();
    if (value !== null && value !== undefined && value !== false) return value;
    await delay(10);
  }
  throw new Error(`it never came: ${lines.join('\n')}`);
}

function startRegistry(
  identity = 'registry-1',
  more: { edgeService?: string; kits?: string[] } = {},
): ClusterRegistry {
  const registry = new ClusterRegistry({
    config,
    namespace: 'site',
    identity,
    kits: more.kits ?? ['2.2.0'],
    edgeService: more.edgeService,
    folder: join(folder, identity),
    log: (line) => lines.push(line),
  });
  registry.start();
  open.push({ close: () => registry.stop() });
  return registry;
}

async function remote(...options: ConstructorParameters<typeof FakeRemote>): Promise<FakeRemote> {
  const started = await new FakeRemote(...options).start();
  open.push(started);
  return started;
}

async function offered(...options: ConstructorParameters<typeof FakeRemote>): Promise<FakeRemote> {
  const started = await remote(...options);
  api.put('endpointslices', started.slice());
  return started;
}

const want = (name: string, spec: object): void =>
  api.put('frontendmodules', { metadata: { name }, spec: { name, ...spec } });
const stableOf = (registry: ClusterRegistry, name = 'mfe-shop') =>
  registry.current?.table.modules.find((one) => one.name === name)?.stable;
const statusOf = (name = 'mfe-shop'): Partial<Status> | undefined =>
  api.get<FrontendModule>('frontendmodules', name)?.status;
const conditionOf = (type: string, name?: string) =>
  statusOf(name)?.conditions?.find((one) => one.type === type);

describe('the registry of a cluster', () => {
  it('serves what is wanted, says where it runs, and writes what it did', async () => {
    const [one, two] = [await offered(), await offered({ text: 'two' })];
    want('mfe-shop', {
      stable: one.version,
      canary: { version: two.version, weight: 10, audience: ['admin'] },
    });
    const registry = startRegistry();
    const { table, etag } = await until(() => (stableOf(registry) ? registry.current : null));
    expect(table.modules).toEqual([
      {
        name: 'mfe-shop',
        stable: one.version,
        canary: { version: two.version, weight: 10, audience: ['admin'] },
      },
    ]);
    expect(table.releases.map(({ version }) => version).sort()).toEqual([one.version, two.version].sort());
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/);
    const status = await until(() => (statusOf()?.served ? statusOf() : null));
    expect(status).toMatchObject({ served: one.version, canary: two.version, observedGeneration: 1 });
    expect(conditionOf('Ready')).toMatchObject({ status: 'True' });
    expect(conditionOf('Degraded')).toMatchObject({ status: 'False' });
    expect(status.history).toMatchObject([
      { generation: 1, stable: one.version, canary: two.version, weight: 10 },
    ]);
  });

  it('is not ready before it has looked at what is there', async () => {
    const one = await offered();
    want('mfe-shop', { stable: one.version });
    api.forbidden.add('frontendmodules');
    const registry = startRegistry();
    await until(() => lines.some((line) => line.includes('frontendmodules cannot be followed')));
    expect(registry.current).toBeNull();
    api.forbidden.clear();
    expect(await until(() => stableOf(registry))).toBe(one.version);
    expect(lines).toContainEqual(expect.stringContaining('frontendmodules answers again'));
  });

  it.each([
    ['old versions are forgotten', () => api.expire()],
    ['connections break', () => api.cut()],
    ['rights are taken away for a while', () => (api.forbidden.add('endpointslices'), api.cut())],
  ])('goes on with its last list and hears what is new when %s', async (_what, happen) => {
    const one = await offered();
    want('mfe-shop', { stable: one.version });
    const registry = startRegistry();
    await until(() => stableOf(registry));
    happen();
    const two = await offered({ text: 'two' });
    want('mfe-shop', { stable: two.version });
    expect(stableOf(registry)).toBe(one.version);
    api.forbidden.clear();
    await until(() => stableOf(registry) === two.version);
  });

  it('keeps the last good version of a remote whose new one lies about its files, and says so', async () => {
    const one = await offered();
    want('mfe-shop', { stable: one.version });
    const registry = startRegistry();
    await until(() => statusOf()?.served);
    const liar = await remote({ text: 'liar' });
    liar.files.set('js/remoteEntry.0a1b2c3d.js', 'steal();');
    api.put('endpointslices', liar.slice());
    want('mfe-shop', { stable: liar.version });
    await until(() => conditionOf('Degraded')?.reason === 'IntegrityBroken');
    expect(conditionOf('Degraded')?.message).toBe(
      `stable ${liar.version}: js/remoteEntry.0a1b2c3d.js is not what release.json says`,
    );
    expect([stableOf(registry), statusOf()?.served]).toEqual([one.version, one.version]);
    expect(registry.current?.table.releases.map(({ version }) => version)).toEqual([one.version]);
  });

  it('knows the last good version after a restart', async () => {
    const [one, newer] = [await offered(), await offered({ text: 'newer', kit: '^3.0' })];
    api.put('frontendmodules', {
      metadata: { name: 'mfe-shop' },
      spec: { name: 'mfe-shop', stable: newer.version },
      status: { served: one.version },
    });
    const registry = startRegistry();
    expect(await until(() => stableOf(registry))).toBe(one.version);
    await until(() => conditionOf('Degraded')?.reason === 'KitUnfit');
  });

  it.each([
    ['does not run', 'ReleaseMissing', () => Promise.resolve('9.9.9')],
    [
      'is not ready',
      'ReleaseMissing',
      async () => {
        const started = await remote({ text: 'two' });
        api.put('endpointslices', started.slice(false));
        return started.version;
      },
    ],
    [
      'claims a path of another',
      'PathTaken',
      async () => (await offered({ text: 'two', paths: { '/blog': 'public' } })).version,
    ],
  ])('gives nobody a canary that %s', async (_what, reason, make) => {
    const [one, blog] = [await offered(), await offered({ name: 'mfe-blog', paths: { '/blog': 'public' } })];
    want('mfe-shop', { stable: one.version });
    want('mfe-blog', { stable: blog.version });
    const registry = startRegistry();
    await until(() => stableOf(registry) && stableOf(registry, 'mfe-blog'));
    want('mfe-shop', { stable: one.version, canary: { version: await make(), weight: 100 } });
    await until(() => conditionOf('Degraded')?.reason === reason);
    expect(registry.current?.table.modules.map(({ canary }) => canary)).toEqual([null, null]);
    expect(conditionOf('Ready')).toMatchObject({ status: 'True' });
  });

  it('goes on with a release that was served and runs no more', async () => {
    const one = await offered();
    want('mfe-shop', { stable: one.version });
    const registry = startRegistry();
    await until(() => statusOf()?.served);
    api.remove('endpointslices', `mfe-shop-${one.version}`);
    await until(() => conditionOf('Degraded')?.reason === 'ReleaseMissing');
    expect(stableOf(registry)).toBe(one.version);
  });

  it('takes a remote off the site when it is switched off or removed', async () => {
    const one = await offered();
    want('mfe-shop', { stable: one.version });
    const registry = startRegistry();
    await until(() => stableOf(registry));
    want('mfe-shop', { stable: one.version, enabled: false });
    await until(() => registry.current?.table.leftOut[0]?.reason === 'disabled');
    want('mfe-shop', { stable: one.version, enabled: true });
    await until(() => stableOf(registry));
    api.remove('frontendmodules', 'mfe-shop');
    await until(() => registry.current?.table.modules.length === 0);
  });
});

describe('two registries', () => {
  it('answer the same, and one of them writes', async () => {
    const one = await offered();
    want('mfe-shop', { stable: one.version });
    const both = [startRegistry('registry-1'), startRegistry('registry-2')];
    for (const registry of both) await until(() => stableOf(registry));
    await until(() => statusOf()?.served);
    expect(both[0]?.current?.etag).toBe(both[1]?.current?.etag);
    expect(lines.filter((line) => line.endsWith('holds the lease'))).toHaveLength(1);
    expect(api.calls.filter((call) => call === 'PATCH frontendmodules/status')).toHaveLength(1);
  });
});

describe('a canary whose pages fail', () => {
  it('is tried by nobody any more, and its module says why', async () => {
    const [one, two] = [await offered(), await offered({ text: 'two' })];
    const counts = {
      [`mfe-shop@${one.version}`]: { people: 200, failed: 2 },
      [`mfe-shop@${two.version}`]: { people: 49, failed: 40 },
    };
    const edge = await startPlainServer(
      { host: '127.0.0.1', port: 0 },
      { 'GET /counts': (_request, reply) => sendJson(reply, 200, counts) },
    );
    open.push(edge);
    api.put('endpointslices', {
      metadata: { name: 'edge-1', labels: { 'kubernetes.io/service-name': 'edge' } },
      endpoints: [{ addresses: ['127.0.0.1'] }],
      ports: [{ name: 'internal', port: Number(new URL(edge.url).port) }],
    });
    want('mfe-shop', { stable: one.version, canary: { version: two.version, weight: 30 } });
    const registry = startRegistry('registry-1', { edgeService: 'edge' });
    await until(() => statusOf()?.canary === two.version);
    expect(registry.current?.table.modules[0]?.canary?.weight).toBe(30);
    counts[`mfe-shop@${two.version}`] = { people: 50, failed: 40 };
    await until(() => conditionOf('Degraded')?.reason === 'CanaryUndone');
    expect(registry.current?.table.modules[0]?.canary?.weight).toBe(0);
    expect(conditionOf('Degraded')?.message).toBe(
      `canary ${two.version}: pages failed for 80.0 % of 50 people, and for 1.0 % of 200 with the stable version`,
    );
    expect(statusOf()?.history).toMatchObject([{ verb: 'undo', by: 'registry', weight: 0 }, { weight: 30 }]);
  });
});
