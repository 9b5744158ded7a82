import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Counts } from '@fitfolio/registry/counts';
import { ModuleFolders } from '@fitfolio/registry/folders';
import { KeptModules } from '@fitfolio/registry/kept-modules';
import { released, type SpecFile, undone } from '@fitfolio/registry/module-spec';
import { startTestEdge, type TestEdge } from './support/test-edge.js';

const frame = { html: '<fit-page></fit-page>', links: {} };
const head = { scripts: [], styles: [], fonts: [], theme: '', boot: '' };
const first: SpecFile = { name: 'mfe-home', stable: '1.0.0', previous: [], enabled: true };
const change = { verb: 'release' as const, by: 'team', reason: '' };

let releases: string;
let kept: KeptModules;
let counts: Counts;
let edge: TestEdge;

/** A release of the test site's remote, whose page and files say which it is. */
function keep(version: string): void {
  const folder = join(releases, 'mfe-home', version);
  cpSync(join(edge.root, 'mfe-home/dist'), folder, { recursive: true });
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const meta = { title: version, description: '', index: true };
  const page = { vi: { file: 'pages/i.html', ...meta }, en: { file: 'pages/i.html', ...meta } };
  write('pages/pages.json', JSON.stringify({ pages: { '/': page }, calls: {} }));
  write('pages/i.html', `<h1>${version}</h1>`);
  const entry = { files: ['js/remoteEntry.0a1b2c3d.js'], shared: [] };
  const routes = { '/': { files: ['css/home.css'], shared: [] } };
  write('remote.json', JSON.stringify({ paths: { '/': 'public' }, nav: [], entry, routes }));
  write('css/home.css', `h1{background:url(../a-${version}.png)}`);
}

beforeEach(async () => {
  releases = mkdtempSync(join(tmpdir(), 'fitfolio-releases-'));
  kept = new KeptModules(releases);
  counts = new Counts();
  const given = {
    counts,
    source: { served: () => folders.served(), folderOf: (n: string, v: string) => folders.folderOf(n, v) },
  };
  edge = await startTestEdge(given);
  const folders = new ModuleFolders(edge.root, () => {}, kept);
  edge.write('shell/host/dist/frames.json', JSON.stringify({ head, frames: { vi: frame, en: frame } }));
  for (const version of ['1.0.0', '2.0.0']) keep(version);
  kept.save(first, change);
});
afterEach(async () => {
  await edge.close();
  rmSync(releases, { recursive: true, force: true });
});

const tryTwo = (weight: number, audience: string[] = []): void =>
  kept.save(released(first, 'mfe-home', '2.0.0', { weight, audience }), change);
const versionsIn = (text: string): string[] => [...new Set(text.match(/[12]\.0\.0/g) ?? [])];

async function open(cookie = ''): Promise<{ versions: string[]; cookie: string }> {
  const reply = await fetch(edge.url, { headers: { cookie } });
  return { versions: versionsIn(await reply.text()), cookie: reply.headers.get('set-cookie') ?? '' };
}

describe('while a release is tried', () => {
  it('each page is of one version in all it says and loads, and of the same one the next time', async () => {
    tryTwo(50);
    const seen = new Set<string>();
    for (let n = 0; n < 40; n += 1) {
      const { versions, cookie } = await open();
      expect(versions).toHaveLength(1);
      const visitor = /^visitor=[0-9a-f-]{36}/.exec(cookie)?.[0] ?? '';
      expect((await open(visitor)).versions).toEqual(versions);
      const list = await fetch(`${edge.url}/modules.json`, { headers: { cookie: visitor } });
      expect(versionsIn(await list.text())).toEqual(versions);
      expect([list.headers.get('vary'), list.headers.get('cache-control')]).toEqual([
        'cookie',
        'private, no-cache',
      ]);
      seen.add(String(versions));
    }
    expect([...seen].sort()).toEqual(['1.0.0', '2.0.0']);
  });

  it('its audience gets it, and nobody else', async () => {
    tryTwo(0, ['admin']);
    expect((await open('audience=admin')).versions).toEqual(['2.0.0']);
    expect((await open()).versions).toEqual(['1.0.0']);
  });

  it('both are there, and after it is taken back as well, for pages that are open', async () => {
    tryTwo(100);
    expect((await open()).versions).toEqual(['2.0.0']);
    const spec = kept.find('mfe-home')?.spec;
    if (spec) kept.save(undone(spec), { ...change, verb: 'undo' });
    const { versions, cookie } = await open();
    expect([versions, cookie]).toEqual([['1.0.0'], '']);
    for (const version of ['1.0.0', '2.0.0'])
      expect((await fetch(`${edge.url}/remotes/mfe-home/${version}/css/home.css`)).status).toBe(200);
  });

  it('people and failures of each version are counted, forged ones and other sizes are not', async () => {
    tryTwo(100);
    const report = (body: string, cookie = 'visitor=a-visitor') =>
      fetch(`${edge.url}/remotes/report`, { method: 'POST', body, headers: { cookie } });
    for (const visitor of ['a-visitor', 'another']) await open(`visitor=${visitor}`);
    const failure = JSON.stringify({ name: 'mfe-home', version: '2.0.0' });
    for (const [body, cookie] of [
      [failure],
      [failure],
      [failure, ''],
      [JSON.stringify({ name: 'mfe-home', version: '3.0.0' })],
      ['{'],
    ] as const)
      expect((await report(body, cookie)).status).toBe(204);
    expect((await report('x'.repeat(1_000))).status).toBe(413);
    expect(counts.read()).toEqual({ 'mfe-home@2.0.0': { people: 2, failed: 1 } });
  });
});

it('nobody has a name, and nothing is counted, while nothing is tried', async () => {
  expect(await open()).toEqual({ versions: ['1.0.0'], cookie: '' });
  expect(counts.read()).toEqual({});
});
