import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LeftOut } from '../src/edge/left-out.js';
import { ModuleFolders } from '../src/edge/modules.js';

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
