import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ClusterStore } from '../src/command/cluster-store.js';
import { FolderStore } from '../src/command/folder-store.js';
import type { ModuleStore } from '../src/command/module-store.js';
import { runVerb, stateText, type Wish } from '../src/command/run-verb.js';
import { BrokenRelease } from '../src/release/mirror.js';
import { promoted, RefusedChange } from '../src/module-spec.js';
import { FakeRemote } from '../src/testing/fake-remote.js';
import { FakeApi } from './support/fake-api.js';

const wish = (verb: Wish['verb'], more: Partial<Wish> = {}): Wish => ({
  verb,
  name: 'mfe-shop',
  weight: 10,
  audience: [],
  by: 'lan',
  reason: 'why not',
  ...more,
});
const specOf = async (store: ModuleStore) => (await store.find('mfe-shop'))?.spec;

/** What a team does, whoever keeps the decisions. */
async function walk(store: ModuleStore, one: string, two: string): Promise<void> {
  await runVerb(store, wish('release', { version: one }));
  await runVerb(store, wish('release', { version: two }));
  expect(await specOf(store)).toMatchObject({ stable: one, canary: { version: two, weight: 10 } });
  await runVerb(store, wish('promote'));
  expect(await specOf(store)).toMatchObject({ stable: two, previous: [one] });
  await runVerb(store, wish('undo'));
  expect(await specOf(store)).toMatchObject({ stable: one, previous: [] });
  expect((await specOf(store))?.canary).toBeUndefined();
  await runVerb(store, wish('disable'));
  expect((await specOf(store))?.enabled).toBe(false);
  await runVerb(store, wish('enable'));
  await expect(runVerb(store, wish('undo'))).rejects.toThrow(RefusedChange);
  await expect(runVerb(store, wish('release', { version: two, weight: 101 }))).rejects.toThrow(
    'A weight is a whole number from 0 to 100, and 101 is none.',
  );
}

describe('releases of one machine', () => {
  let root: string;
  let store: FolderStore;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fitfolio-release-'));
    store = new FolderStore(root, join(root, '.data'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** Builds; gives the version. */
  function build(text: string): string {
    const remote = new FakeRemote({ text });
    rmSync(join(root, 'mfe-shop'), { recursive: true, force: true });
    const write = (file: string, content: string): void => {
      mkdirSync(dirname(join(root, 'mfe-shop', file)), { recursive: true });
      writeFileSync(join(root, 'mfe-shop', file), content);
    };
    write('package.json', JSON.stringify({ name: '@fitfolio/mfe-shop', version: '1.0.0' }));
    for (const [file, content] of remote.files) write(`dist/${file}`, content);
    return remote.version;
  }

  it('are tried, promoted and taken back', async () => {
    const one = build('one');
    await store.offer('mfe-shop', one);
    const two = build('two');
    await walk(store, one, two);
    const [state] = await store.states();
    expect(state).toMatchObject({ served: one, faults: [] });
    expect(state?.history.map(({ verb, by, reason }) => [verb, by, reason])).toEqual(
      ['enable', 'disable', 'undo', 'promote', 'release', 'release'].map((verb) => [verb, 'lan', 'why not']),
    );
    expect(state && stateText(state).split('\n').slice(0, 2)).toEqual([
      `mfe-shop: ${one}`,
      expect.stringMatching(/^ {4}\d{4}-.*Z {2}enable {2}by lan {2}.* {2}\(why not\)$/),
    ]);
  });

  it('hold what was built, and not what lies beside it', async () => {
    const one = build('one');
    cpSync(join(root, 'mfe-shop/package.json'), join(root, 'mfe-shop/dist/old.js'));
    await store.offer('mfe-shop', one);
    const kept = join(root, '.data/releases/mfe-shop', one);
    expect(readdirSync(kept).sort()).toEqual(['js', 'mf-manifest.json', 'release.json', 'remote.json']);
  });

  it('are not made of a build whose files were changed', async () => {
    const one = build('one');
    writeFileSync(join(root, 'mfe-shop/dist/remote.json'), '{}');
    await expect(store.offer('mfe-shop', one)).rejects.toThrow(BrokenRelease);
    expect(readdirSync(join(root, '.data/releases/mfe-shop'))).toEqual([]);
  });
});

describe('releases of a cluster', () => {
  let api: FakeApi;
  let store: ClusterStore;
  const remotes: FakeRemote[] = [];
  beforeEach(async () => {
    api = new FakeApi();
    store = new ClusterStore(await api.start(), 'site');
    for (const text of ['one', 'two']) {
      const remote = await new FakeRemote({ text }).start();
      remotes.push(remote);
      api.put('endpointslices', remote.slice());
    }
  });
  afterEach(async () => {
    for (const remote of remotes.splice(0)) await remote.close();
    await api.close();
  });

  it('are tried, promoted and taken back', async () => {
    const [one, two] = remotes.map(({ version }) => version);
    await walk(store, one ?? '', two ?? '');
    expect(await store.states()).toMatchObject([
      { spec: { change: { verb: 'enable', by: 'lan' } }, served: null },
    ]);
  });

  it('are not held up by a status that is written meanwhile, nor by what somebody wrote by hand', async () => {
    const [one, two] = remotes.map(({ version }) => version);
    await runVerb(store, wish('release', { version: one ?? '' }));
    const spec = { name: 'mfe-shop', stable: one, canary: { version: two, weight: 3, audience: [] } };
    api.put('frontendmodules', { metadata: { name: 'mfe-shop' }, spec });
    const read = await store.find('mfe-shop');
    api.put('frontendmodules', { metadata: { name: 'mfe-shop' }, spec, status: { served: one } });
    if (!read) throw new Error('it is there');
    const next = promoted(read.spec);
    await store.save(next, { verb: 'promote', by: 'lan', reason: '' }, read);
    expect(await specOf(store)).toMatchObject({ stable: two, previous: [one] });
    expect((await specOf(store))?.canary).toBeUndefined();
  });

  it('are refused to who may not, and to who has not seen the last change', async () => {
    const version = remotes[0]?.version ?? '';
    await runVerb(store, wish('release', { version }));
    const read = await store.find('mfe-shop');
    await runVerb(store, wish('disable'));
    if (!read) throw new Error('it is there');
    await expect(store.save(read.spec, { verb: 'enable', by: 'lan', reason: '' }, read)).rejects.toThrow(
      'Somebody has changed it meanwhile.',
    );
    api.readOnly.add('frontendmodules');
    await expect(runVerb(store, wish('enable'))).rejects.toThrow('You may not change mfe-shop.');
  });
});
