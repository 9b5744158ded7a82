import { describe, expect, it } from '@jest/globals';
import { checkRemote } from './check-remote.js';
import { defineRemote, type Remote } from './define-remote.js';
import { kitSatisfies } from './kit-version.js';

const good: Remote = {
  kit: '^2.0',
  resources: { namespace: 'mfe-test', vi: {}, en: {} },
  routes: [{ path: '/pricing', access: 'public', load: () => Promise.resolve(() => null) }],
};

describe('what a remote exports', () => {
  it('is taken when it is complete', () => {
    expect(checkRemote({ default: defineRemote(good) })).toMatchObject({ remote: { kit: '^2.0' } });
  });

  it.each([
    [null],
    [{}],
    [{ default: good }],
    [{ default: defineRemote({ ...good, routes: [] }) }],
    [
      {
        default: {
          ...defineRemote(good),
          routes: [{ path: 'no-slash', access: 'public', load: () => null }],
        },
      },
    ],
    [{ default: { ...defineRemote(good), routes: [{ path: '/a', access: 'root', load: () => null }] } }],
    [{ default: { ...defineRemote(good), resources: undefined } }],
    [{ default: { ...defineRemote(good), frame: 'no function' } }],
    [{ default: { ...defineRemote(good), dialogs: { onboarding: 'no function' } } }],
  ])('is broken when it is %j', (module) => {
    expect(checkRemote(module)).toEqual({ fault: 'broken' });
  });

  it.each(['^9.0', '^2.99', 'latest', '>=1'])('is too new when it wants %s', (kit) => {
    expect(checkRemote({ default: defineRemote({ ...good, kit }) })).toEqual({ fault: 'too-new' });
  });
});

describe('a range of kits', () => {
  it.each([
    ['^1.2', '1.2.0', true],
    ['^1.2', '1.3.0', true],
    ['^1.2.4', '1.2.3', false],
    ['^1.2', '1.1.9', false],
    ['^1.2', '2.2.0', false],
  ])('%s holds %s: %j', (range, version, holds) => expect(kitSatisfies(range, version)).toBe(holds));
});
