import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type PlainServer, sendJson, startPlainServer } from '@fitfolio/registry/plain-server';
import type { Table } from '@fitfolio/registry/table';
import { FakeRemote } from '@fitfolio/registry/testing/fake-remote';
import { TableSource } from '../src/table-source.js';

let folder: string;
let registry: PlainServer;
let table: Table;
let one: FakeRemote;
let two: FakeRemote;
const sources: TableSource[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fitfolio-edge-'));
  [one, two] = [await new FakeRemote().start(), await new FakeRemote({ text: 'two' }).start()];
  table = tableOf(one);
  const answer = {
    'GET /table': (_request: unknown, reply: Parameters<typeof sendJson>[0]) => sendJson(reply, 200, table),
  };
  registry = await startPlainServer({ host: '127.0.0.1', port: 0 }, answer);
});
afterEach(async () => {
  for (const source of sources.splice(0)) source.stop();
  await registry.close();
  await Promise.allSettled([one.close(), two.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const tableOf = (stable: FakeRemote, canary?: FakeRemote): Table => ({
  modules: [
    {
      name: 'mfe-shop',
      stable: stable.version,
      canary: canary ? { version: canary.version, weight: 100, audience: [] } : null,
    },
  ],
  releases: [one, two].map(({ name, version, url }) => ({ name, version, urls: [url] })),
  leftOut: [],
});

function startSource(): TableSource {
  const source = new TableSource({ url: registry.url, folder, log: () => {} });
  source.start();
  sources.push(source);
  return source;
}
const shown = (source: TableSource) =>
  source.served().modules.map(({ stable, canary }) => [stable.entry.version, canary?.release.entry.version]);

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 3_000 && !holds(); tries += 1) await delay(10);
  expect(holds()).toBe(true);
}

it('serves a release when all of it is here, and follows each decision', async () => {
  const source = startSource();
  expect(source.isReady).toBe(false);
  await until(() => source.isReady);
  expect(shown(source)).toEqual([[one.version, undefined]]);
  table = tableOf(one, two);
  await until(() => shown(source)[0]?.[1] === two.version);
  table = tableOf(two);
  await until(() => shown(source)[0]?.[0] === two.version);
  // For the pages that people have open.
  expect(source.folderOf('mfe-shop', one.version)).toBe(join(folder, 'mfe-shop', one.version));
  expect(source.folderOf('mfe-shop', '9.9.9')).toBeNull();
});

it('goes on without the registry and without remotes, and begins again without them', async () => {
  const source = startSource();
  await until(() => source.isReady);
  await Promise.all([registry.close(), one.close(), two.close()]);
  registry = await startPlainServer({ host: '127.0.0.1', port: 0 }, {});
  const again = startSource();
  expect([shown(source), shown(again), again.isReady]).toEqual([
    [[one.version, undefined]],
    [[one.version, undefined]],
    true,
  ]);
});

it('goes on with what it has when a release is not what it says it is, or runs no more', async () => {
  const source = startSource();
  await until(() => source.isReady);
  const liar = await new FakeRemote({ text: 'liar' }).start();
  liar.files.set('remote.json', '{}');
  const { releases } = table;
  table = {
    ...tableOf(liar),
    releases: [...releases, { name: liar.name, version: liar.version, urls: [liar.url] }],
  };
  await until(() => !source.isReady);
  expect(shown(source)).toEqual([[one.version, undefined]]);
  const fault = { reason: 'release-missing' as const, about: one.version };
  table = { modules: [], releases: [], leftOut: [{ folder: 'mfe-shop', version: one.version, ...fault }] };
  await until(() => source.isReady);
  expect([shown(source), source.served().leftOut]).toEqual([[[one.version, undefined]], []]);
  await liar.close();
});
