import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { federationName, ownedPaths, readRemote } from './remote-manifest.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fitfolio-remote-'));
  mkdirSync(join(folder, 'src'));
  routes("{ path: '/career', access: 'user', load: () => import('./career.js') }");
  own({});
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const link = {
  key: 'career',
  path: '/career/plan',
  place: 'header',
  for: 'user',
  order: 5,
  text: { vi: 'Lộ trình', en: 'Career plan' },
};
const routes = (text: string): void => writeFileSync(join(folder, 'src/remote.ts'), `routes: [${text}]`);
const own = (changes: object): void =>
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: '@fitfolio/mfe-career-2', fitfolio: { nav: [link] }, ...changes }),
  );

describe('what a remote says of itself', () => {
  it('is its name, its routes, its paths and its links', () => {
    expect(readRemote(folder)).toEqual({
      name: 'mfe-career-2',
      routes: [{ path: '/career', access: 'user', request: './career.js' }],
      paths: { '/career': 'user' },
      nav: [link],
    });
    expect(federationName('mfe-career-2')).toBe('mfe_career_2');
  });

  it('is also which pages are rendered, and the calls whose answers they need', () => {
    routes(`
      { path: '/career', access: 'public', prerender: true, load: () => import('./career.js') },
      { path: '/career/prices', access: 'public', prerender: { listPrices: '/api/prices' }, load: () => import('./prices.js') },
      { path: '/career/plan', access: 'user', load: () => import('./plan.js') },
    `);
    const rendered = readRemote(folder).routes.map(({ prerender }: { prerender?: object }) => prerender);
    expect(rendered).toEqual([{}, { listPrices: '/api/prices' }, undefined]);
  });

  it('is the shortest table that gives each route its access', () => {
    const of = (...table: [string, string][]) =>
      ownedPaths(table.map(([path, access]) => ({ path, access })));
    expect(
      of(
        ['/a/:id/edit', 'user'],
        ['/a', 'user'],
        ['/a/free', 'public'],
        ['/a/free/more', 'public'],
        ['/a-b', 'user'],
        ['/', 'public'],
      ),
    ).toEqual({ '/': 'public', '/a': 'user', '/a-b': 'user', '/a/free': 'public' });
  });

  it.each([
    ['a name with other letters', () => own({ name: '@fitfolio/mfe_Career' }), 'not a remote’s name'],
    [
      'a route without access',
      () => routes("{ path: '/career', load: () => import('./a.js') }"),
      'no access',
    ],
    [
      'a route without a page',
      () =>
        routes(
          "{ path: '/a', access: 'user' }, { path: '/b', access: 'user', load: () => import('./b.js') }",
        ),
      'loads no page',
    ],
    ['no route', () => routes(''), 'no routes'],
    [
      'a path without a fixed part',
      () => routes("{ path: '/:id', access: 'user', load: () => import('./a.js') }"),
      'fixed part',
    ],
    [
      'a link that leads elsewhere',
      () => own({ fitfolio: { nav: [{ ...link, path: '/x' }] } }),
      '/x is not a path',
    ],
    [
      'a link without a place',
      () => own({ fitfolio: { nav: [{ ...link, place: 'x' }] } }),
      'place is one of',
    ],
    ['a link for nobody', () => own({ fitfolio: { nav: [{ ...link, for: 'x' }] } }), 'for is one of'],
    [
      'a link for readers nobody knows',
      () => own({ fitfolio: { nav: [{ ...link, audience: 'x' }] } }),
      'audience is recruiters',
    ],
    [
      'a link in one language',
      () => own({ fitfolio: { nav: [{ ...link, text: { vi: 'A' } }] } }),
      'in vi and in en',
    ],
    [
      'a link with a field nobody knows',
      () => own({ fitfolio: { nav: [{ ...link, x: 1 }] } }),
      'x is unknown',
    ],
  ])('fails the build with %s', (_what, arrange, why) => {
    arrange();
    expect(() => readRemote(folder)).toThrow(why);
  });
});
