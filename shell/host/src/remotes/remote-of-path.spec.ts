import { beforeAll, expect, it } from '@jest/globals';
import { houseModules, inlineModules } from '../testing/modules.js';
import { ownerOf } from './remote-of-path.js';

beforeAll(() => inlineModules());

it.each([
  ['/', 'mfe-public', 'public'],
  ['/pricing/', 'mfe-public', 'public'],
  ['/free-analysis', 'mfe-analysis', 'public'],
  ['/free-analysis-result', 'mfe-analysis', 'user'],
  ['/fit-analysis/result', 'mfe-analysis', 'user'],
  ['/fit-analysis/sample', 'mfe-analysis', 'public'],
  ['/login/', 'mfe-account', 'guest'],
  ['/payment/success', 'mfe-account', 'user'],
  ['/admin', 'mfe-admin', 'admin'],
  ['/admin/free-analysis/7', 'mfe-admin', 'admin'],
])('%s is answered by %s, for %s', (path, name, access) => expect(ownerOf(path)).toEqual({ name, access }));

it.each(['/pricing-2', '/administration', '/no-such-page'])('%s is answered by nobody', (path) =>
  expect(ownerOf(path)).toBeNull(),
);

it('no remote claims a path of another, or one below it', () => {
  const claims = houseModules.flatMap(({ name, paths }) =>
    Object.keys(paths).map((path) => ({ name, path })),
  );
  const clashes = claims.filter(({ name, path }) =>
    claims.some(
      (c) => c.name !== name && (c.path === path || (c.path !== '/' && path.startsWith(`${c.path}/`))),
    ),
  );
  expect(clashes).toEqual([]);
});
