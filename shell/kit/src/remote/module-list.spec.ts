import { expect, it } from '@jest/globals';
import { parseModuleList } from './module-list.js';

const entry = {
  name: 'mfe-career-plan',
  version: '1.0.0',
  manifest: '/remotes/mfe-career-plan/mf-manifest.json',
  paths: { '/career': 'user' },
  nav: [],
};
const other = { ...entry, name: 'mfe-other', paths: { '/other': 'public' } };

it.each([
  ['is not even an object', null, 'undefined'],
  ['has a name with other letters', { ...entry, name: 'mfe_Career' }, 'mfe_Career'],
  ['leads to another site', { ...entry, manifest: '//evil.example/x.json' }, 'mfe-career-plan'],
  ['has a path for nobody known', { ...entry, paths: { '/career': 'boss' } }, 'mfe-career-plan'],
  ['has a link without words', { ...entry, nav: [{ key: 'career', path: '/career' }] }, 'mfe-career-plan'],
])('an entry that %s costs that remote only', (_what, broken, name) => {
  const { modules, faults } = parseModuleList({ modules: [broken, other] });
  expect(modules).toEqual([other]);
  expect(faults).toEqual([expect.stringContaining(`module ${name} is left out: `)]);
});

it('takes a name once', () => {
  const { modules, faults } = parseModuleList({ modules: [entry, { ...other, name: entry.name }, other] });
  expect(modules).toEqual([entry, other]);
  expect(faults).toEqual(['module mfe-career-plan is left out: listed twice']);
});

it.each([null, [], {}, { modules: {} }])('refuses what is no list: %j', (value) => {
  expect(() => parseModuleList(value)).toThrow();
});
