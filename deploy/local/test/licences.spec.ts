import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** Licences that ask for no more than to be named, and those of fonts. */
const free = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
]);
/** Their packages name none in their manifest; their texts say MIT. */
const byText = new Set(['passport-strategy', 'pause', 'png-js']);

interface Locked {
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly license?: string;
}

const { packages } = JSON.parse(
  readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'),
) as {
  packages: Readonly<Record<string, Locked>>;
};
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? '';
const isFree = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => free.has(part)));

it('nothing that is shipped comes under a licence that binds us', () => {
  const shipped = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true,
  );
  expect(shipped.length).toBeGreaterThan(100);
  const others = shipped
    .filter(([path, { license }]) => !(license === undefined ? byText.has(nameOf(path)) : isFree(license)))
    .map(([path, { license }]) => `${nameOf(path)}: ${license ?? 'none'}`);
  expect(others).toEqual([]);
});
