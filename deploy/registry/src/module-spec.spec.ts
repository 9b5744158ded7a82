import { describe, expect, it } from '@jest/globals';
import {
  halted,
  promoted,
  RefusedChange,
  released,
  type SpecFile,
  SpecFile as Schema,
  undone,
} from './module-spec.js';

const spec: SpecFile = { name: 'mfe-shop', stable: '1.0.0', previous: [], enabled: true };
const try2 = () => released(spec, 'mfe-shop', '2.0.0', { weight: 10, audience: [] });

describe('a release', () => {
  it('is stable at once when it is the first', () => {
    expect(released(null, 'mfe-shop', '1.0.0', { weight: 10, audience: [] })).toEqual(spec);
  });

  it('is tried, promoted, and taken back with what was before', () => {
    expect(try2()).toEqual({ ...spec, canary: { version: '2.0.0', weight: 10, audience: [] } });
    const everywhere = promoted(try2());
    expect(everywhere).toEqual({ ...spec, stable: '2.0.0', previous: ['1.0.0'] });
    expect(undone(everywhere)).toEqual(spec);
  });

  it('is taken back alone while it is tried', () => {
    expect(undone(try2())).toEqual(spec);
    expect(halted(try2()).canary).toEqual({ version: '2.0.0', weight: 0, audience: [] });
  });

  it.each([
    ['what everybody has already', () => released(spec, 'mfe-shop', '1.0.0', { weight: 1, audience: [] })],
    ['nothing', () => promoted(spec)],
    ['the first release', () => undone(spec)],
  ])('cannot be made of %s', (_what, change) => {
    expect(change).toThrow(RefusedChange);
  });
});

it.each([
  ['a weight of 101', { canary: { version: '2.0.0', weight: 101 } }],
  ['a version that is no label', { stable: '../1.0.0' }],
  ['a name of another kind', { name: 'shop' }],
])('a module with %s is none', (_what, wrong) => {
  expect(Schema.safeParse({ ...spec, ...wrong }).success).toBe(false);
});
