import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { root } from '../local/bin/lib/prepare.mjs';
import { layerOf, writeImage } from './oci.mjs';
import { closure, componentsOf, layDown } from './packages.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fitfolio-images-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const services = readdirSync(join(root, 'services'))
  .filter((name) => readdirSync(join(root, 'services', name)).includes('app'))
  .map((name) => `services/${name}/app`);

it('the same content is the same image, whenever it was written', () => {
  const files = join(folder, 'files');
  mkdirSync(files);
  const imageOf = (text: string, seconds: number) => {
    writeFileSync(join(files, 'a.txt'), text);
    utimesSync(join(files, 'a.txt'), seconds, seconds);
    const file = join(folder, 'image.tar');
    return writeImage({ name: 'fitfolio/a', layers: [layerOf(files)], config: {}, file });
  };
  const first = imageOf('one', 1_000_000_000);
  expect(imageOf('one', 1_700_000_000)).toEqual(first);
  const other = imageOf('two', 1_000_000_000);
  expect(other.tag).not.toBe(first.tag);
  expect(first.digest.startsWith(`sha256:${first.tag}`)).toBe(true);
});

it('services bring what they need, and neither a database nor a tool of tests', () => {
  const packages = closure(root, services);
  const places = packages.map(({ place }: { place: string }) => place);
  expect(places).toEqual(expect.arrayContaining(['services/kit', 'node_modules/fastify', 'node_modules/pg']));
  for (const absent of [/embedded/, /jest/, /playwright/, /typescript$/, /@swc\/core/, /nats-server/])
    expect(places.filter((place: string) => absent.test(place))).toEqual([]);
  const components = componentsOf(packages);
  expect(components).toContainEqual(expect.objectContaining({ name: 'fastify', type: 'library' }));
  expect(components.every(({ version }: { version?: string }) => version !== undefined)).toBe(true);
});

it('leaves at home what has no source any more, sources, tests and what only people read', () => {
  const own = join(folder, 'services/a');
  for (const path of ['src', 'dist', 'test']) mkdirSync(join(own, path), { recursive: true });
  const files = [
    'package.json',
    'src/kept.ts',
    'dist/kept.js',
    'dist/kept.js.map',
    'dist/gone.js',
    'test/a.ts',
  ];
  for (const file of files) writeFileSync(join(own, file), '');
  const other = join(folder, 'node_modules/b');
  mkdirSync(join(other, 'test'), { recursive: true });
  for (const file of ['index.js', 'index.min.js', 'index.d.ts', 'README.md', 'LICENSE', 'test/t.js'])
    writeFileSync(join(other, file), '');
  const out = join(folder, 'out');
  layDown(folder, [{ place: 'services/a' }, { place: 'node_modules/b' }], out);
  const laid = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1));
  expect(laid.sort()).toEqual([
    'node_modules/b/LICENSE',
    'node_modules/b/index.js',
    'node_modules/b/index.min.js',
    'services/a/dist/kept.js',
    'services/a/package.json',
  ]);
});
