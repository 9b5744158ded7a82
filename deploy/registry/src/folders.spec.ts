import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LeftOut } from './left-out.js';
import { ModuleFolders } from './folders.js';
import { KeptModules } from './kept-modules.js';
import { released } from './module-spec.js';

let root: string;
let lines: string[];
let folders: ModuleFolders;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fitfolio-modules-'));
  lines = [];
  folders = new ModuleFolders(root, (line) => lines.push(line));
  remote('mfe-home', { '/': 'public', '/pricing': 'public' });
  remote('mfe-money', { '/payment': 'user' });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, value: unknown): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
}

/** A built remote, as far as the edge looks at it. */
function remote(name: string, paths: Record<string, string>): void {
  write(`${name}/package.json`, { name: `@fitfolio/${name}`, version: '1.2.3' });
  write(`${name}/dist/mf-manifest.json`, { name: name.replaceAll('-', '_') });
  write(`${name}/dist/js/remoteEntry.0a1b2c3d.js`, `// ${name}`);
  const entry = { files: ['js/remoteEntry.0a1b2c3d.js'], shared: [] };
  write(`${name}/dist/remote.json`, { paths, nav: [], entry, routes: {} });
}

const names = () => folders.read().modules.map(({ entry }) => entry.name);

describe('the remotes of a site', () => {
  it('are the folders mfe-*, dashes and figures included, each with its paths', () => {
    remote('mfe-career-plan-2', { '/career': 'user' });
    write('mfe-note.txt', 'a file is no remote');
    const { modules, leftOut } = folders.read();
    expect(leftOut).toEqual([]);
    expect(modules.map(({ entry: { name, version, paths } }) => ({ name, version, paths }))).toEqual([
      { name: 'mfe-career-plan-2', version: '1.2.3', paths: { '/career': 'user' } },
      { name: 'mfe-home', version: '1.2.3', paths: { '/': 'public', '/pricing': 'public' } },
      { name: 'mfe-money', version: '1.2.3', paths: { '/payment': 'user' } },
    ]);
    expect(lines).toEqual([]);
  });

  const broken: [string, () => void, Partial<LeftOut>, string][] = [
    [
      'without package.json',
      () => rmSync(join(root, 'mfe-z/package.json')),
      { reason: 'package-missing' },
      'it has no package.json',
    ],
    [
      'with a package.json that is none',
      () => write('mfe-z/package.json', '{'),
      { reason: 'package-broken' },
      'its package.json cannot be read',
    ],
    [
      'whose name is another one’s',
      () => write('mfe-z/package.json', { name: '@fitfolio/mfe-home', version: '9.0.0' }),
      { reason: 'name-taken', by: 'mfe-home' },
      'its package is called @fitfolio/mfe-home, and that is mfe-home',
    ],
    [
      'whose name has other letters',
      () => write('mfe-z/package.json', { name: '@fitfolio/mfe_Z', version: '9.0.0' }),
      { reason: 'name-broken', about: '@fitfolio/mfe_Z' },
      'its package is called @fitfolio/mfe_Z, which is not @fitfolio/ and the name of its folder',
    ],
    [
      'that is not built',
      () => rmSync(join(root, 'mfe-z/dist'), { recursive: true }),
      { reason: 'not-built' },
      'dist/remote.json is missing: build it',
    ],
    [
      'whose entry is not there',
      () => rmSync(join(root, 'mfe-z/dist/js'), { recursive: true }),
      { reason: 'not-built' },
      'dist/js/remoteEntry.0a1b2c3d.js is missing: build it',
    ],
    [
      'whose manifest is no JSON',
      () => write('mfe-z/dist/mf-manifest.json', '<html>'),
      { reason: 'manifest-broken' },
      'dist/mf-manifest.json cannot be read: build it anew',
    ],
    [
      'whose paths are for nobody known',
      () => remote('mfe-z', { '/z': 'boss' }),
      { reason: 'manifest-broken' },
      'dist/remote.json cannot be read: build it anew',
    ],
    [
      'that claims a path of another',
      () => remote('mfe-z', { '/z': 'public', '/pricing': 'public' }),
      { reason: 'path-taken', about: '/pricing', by: 'mfe-home' },
      'its path /pricing belongs to mfe-home',
    ],
    [
      'that claims a path below another’s',
      () => remote('mfe-z', { '/payment/cash': 'public' }),
      { reason: 'path-taken', about: '/payment/cash', by: 'mfe-money' },
      'its path /payment/cash belongs to mfe-money',
    ],
  ];
  it.each(broken)('%s: only that one is left out, and one line says why', (_what, breakIt, why, line) => {
    remote('mfe-z', { '/z': 'public' });
    expect(names()).toEqual(['mfe-home', 'mfe-money', 'mfe-z']);
    breakIt();
    expect(folders.read().leftOut).toEqual([expect.objectContaining({ folder: 'mfe-z', ...why })]);
    expect(names()).toEqual(['mfe-home', 'mfe-money']);
    expect(lines).toEqual([`mfe-z is left out of the site: ${line}`]);
  });

  it('keep a path by the order of their names', () => {
    remote('mfe-a', { '/pricing': 'public' });
    expect(names()).toEqual(['mfe-a', 'mfe-money']);
    expect(folders.read().leftOut).toMatchObject([{ folder: 'mfe-home', reason: 'path-taken', by: 'mfe-a' }]);
  });

  it('that ran before are known to be away, until they are back or removed', () => {
    remote('mfe-z', { '/z': 'public' });
    folders.read();
    rmSync(join(root, 'mfe-z/dist'), { recursive: true });
    expect(folders.read().away).toEqual([{ name: 'mfe-z', paths: { '/z': 'public' } }]);
    remote('mfe-z', { '/z': 'public' });
    expect([folders.read().away, names().includes('mfe-z')]).toEqual([[], true]);
    rmSync(join(root, 'mfe-z'), { recursive: true });
    expect([folders.read().away, folders.read().leftOut]).toEqual([[], []]);
    expect(lines).toEqual([
      'mfe-z is left out of the site: dist/remote.json is missing: build it',
      'mfe-z is on the site again',
    ]);
  });
});

describe('releases that are kept', () => {
  const change = { verb: 'release' as const, by: 'lan', reason: '' };
  let kept: KeptModules;
  beforeEach(() => {
    kept = new KeptModules(join(root, '.data'));
    folders = new ModuleFolders(root, (line) => lines.push(line), kept);
    for (const version of ['1.0.0', '2.0.0'])
      cpSync(join(root, 'mfe-money/dist'), kept.folderOf('mfe-money', version), { recursive: true });
  });
  const first = { name: 'mfe-money', stable: '1.0.0', previous: [], enabled: true };
  const money = () => folders.served().modules.find(({ name }) => name === 'mfe-money');

  it('take the place of what is built, and stand beside each other', () => {
    expect([money()?.stable.entry.version, folders.folderOf('mfe-money', '1.2.3')]).toEqual([
      '1.2.3',
      join(root, 'mfe-money/dist'),
    ]);
    kept.save(released(first, 'mfe-money', '2.0.0', { weight: 10, audience: [] }), change);
    expect(money()).toMatchObject({
      stable: { entry: { version: '1.0.0', manifest: '/remotes/mfe-money/1.0.0/mf-manifest.json' } },
      canary: { release: { entry: { version: '2.0.0' } }, weight: 10 },
    });
    for (const version of ['1.0.0', '2.0.0'])
      expect(folders.folderOf('mfe-money', version)).toBe(kept.folderOf('mfe-money', version));
  });

  it('keep the last good one, and are off the site when they are switched off', () => {
    kept.save({ ...first, stable: '9.9.9', previous: ['1.0.0'] }, change);
    expect(money()).toMatchObject({
      stable: { entry: { version: '1.0.0' } },
      faults: [{ of: 'stable', reason: 'release-missing' }],
    });
    kept.save({ ...first, enabled: false }, { ...change, verb: 'disable' });
    expect([names(), folders.read().leftOut, folders.read().away]).toEqual([
      ['mfe-home'],
      [{ folder: 'mfe-money', version: '1.0.0', reason: 'disabled', about: 'mfe-money' }],
      [],
    ]);
  });

  it('are taken back when they fail, and say why', () => {
    kept.save(released(first, 'mfe-money', '2.0.0', { weight: 10, audience: ['admin'] }), change);
    folders.undoFailures({ 'mfe-money@2.0.0': { people: 50, failed: 2 } });
    expect(money()?.canary?.weight).toBe(10);
    folders.undoFailures({ 'mfe-money@2.0.0': { people: 50, failed: 25 } });
    expect(money()?.canary).toMatchObject({ weight: 0, audience: [] });
    expect(kept.find('mfe-money')?.history[0]?.spec.change).toEqual({
      verb: 'undo',
      by: 'registry',
      reason: 'pages failed for 50.0 % of 50 people, and for 0.0 % of 0 with the stable version',
    });
  });
});
