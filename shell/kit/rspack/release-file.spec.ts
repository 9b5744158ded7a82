import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { digestOf, releaseOf } from './release-file.mjs';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'fitfolio-release-'));
  mkdirSync(join(dist, 'js'));
  writeFileSync(join(dist, 'js/a.js'), 'a();');
  writeFileSync(join(dist, 'remote.json'), '{}');
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const remote = { name: 'mfe-shop', version: '1.4.2', kit: '^2.0' };

it('a release is its package’s version and its bytes', () => {
  const release = releaseOf(dist, remote);
  expect(Object.keys(release.files)).toEqual(['js/a.js', 'remote.json']);
  expect(release.version).toBe(`1.4.2-${digestOf(release.files)}`);
  expect(releaseOf(dist, remote)).toEqual(release);
  writeFileSync(join(dist, 'js/a.js'), 'b();');
  expect(releaseOf(dist, remote).version).not.toBe(release.version);
});

it('holds nothing that only the build reads', () => {
  const before = releaseOf(dist, remote);
  for (const file of ['mf-stats.json', 'release.json']) writeFileSync(join(dist, file), '{}');
  expect(releaseOf(dist, remote)).toEqual(before);
});

it('has the digest that the registry computes', () => {
  expect(digestOf({ 'b.js': 'sha384-B', 'a.js': 'sha384-A' })).toBe('18d4cddec2');
});
