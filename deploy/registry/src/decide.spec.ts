import { describe, expect, it } from '@jest/globals';
import { decide, type ModuleSpec, type Offer } from './decide.js';
import { someOffer } from './testing/releases.js';

const shop = { '/shop': 'public' } as const;
const blog = { '/blog': 'public' } as const;
const offers = [
  someOffer('mfe-blog', '1.0.0', blog),
  someOffer('mfe-blog', '2.0.0', { ...blog, '/shop': 'public' }),
  someOffer('mfe-shop', '1.0.0', shop),
  someOffer('mfe-shop', '1.1.0', shop),
  someOffer('mfe-shop', '2.0.0', shop, '^3.0'),
];
const spec = (name: string, stable: string, more: Partial<ModuleSpec> = {}): ModuleSpec => ({
  name,
  stable,
  canary: null,
  enabled: true,
  ...more,
});
const canary = (version: string) => ({ canary: { version, weight: 10, audience: [] } });
const served = (...names: string[]) => new Map(names.map((name) => [name, '1.0.0']));

const run = (
  specs: ModuleSpec[],
  known = served('mfe-blog', 'mfe-shop'),
  given: readonly Offer[] = offers,
) => {
  const { modules, leftOut } = decide(given, specs, { served: known, kits: ['2.2.0'] });
  return {
    stable: Object.fromEntries(modules.map(({ name, stable }) => [name, stable.entry.version])),
    canary: Object.fromEntries(
      modules.flatMap(({ name, canary: c }) => (c ? [[name, c.release.entry.version]] : [])),
    ),
    faults: modules.flatMap(({ name, faults }) => faults.map(({ of, reason }) => `${name} ${of} ${reason}`)),
    leftOut: leftOut.map(({ folder, reason }) => `${folder} ${reason}`),
  };
};
const both = (shopSpec: ModuleSpec, blogSpec = spec('mfe-blog', '1.0.0')) => [blogSpec, shopSpec];
const asWanted = {
  stable: { 'mfe-blog': '1.0.0', 'mfe-shop': '1.0.0' },
  canary: {},
  faults: [],
  leftOut: [],
};

describe('what people get', () => {
  it('is what the teams want', () => {
    expect(run(both(spec('mfe-shop', '1.0.0')))).toEqual(asWanted);
    expect(run(both(spec('mfe-shop', '1.0.0', canary('1.1.0'))))).toEqual({
      ...asWanted,
      canary: { 'mfe-shop': '1.1.0' },
    });
    expect(run(both(spec('mfe-shop', '1.1.0'))).stable['mfe-shop']).toBe('1.1.0');
  });

  it('has no remote that is switched off', () => {
    expect(run(both(spec('mfe-shop', '1.0.0', { enabled: false })))).toEqual({
      ...asWanted,
      stable: { 'mfe-blog': '1.0.0' },
      leftOut: ['mfe-shop disabled'],
    });
  });

  it.each([
    ['does not run', '9.0.0', 'release-missing'],
    ['needs a newer kit', '2.0.0', 'kit-unfit'],
  ])('stays as it was when the version that is wanted %s', (_what, version, reason) => {
    expect(run(both(spec('mfe-shop', version)))).toEqual({
      ...asWanted,
      faults: [`mfe-shop stable ${reason}`],
    });
    expect(run(both(spec('mfe-shop', '1.0.0', canary(version))))).toEqual({
      ...asWanted,
      faults: [`mfe-shop canary ${reason}`],
    });
  });

  it('has no remote of which there never was a good version', () => {
    expect(run(both(spec('mfe-shop', '2.0.0')), served('mfe-blog'))).toEqual({
      ...asWanted,
      stable: { 'mfe-blog': '1.0.0' },
      leftOut: ['mfe-shop kit-unfit'],
    });
  });

  it('keeps a path with who had it, also against a name that comes first', () => {
    expect(run(both(spec('mfe-shop', '1.0.0'), spec('mfe-blog', '2.0.0')))).toEqual({
      ...asWanted,
      faults: ['mfe-blog stable path-taken'],
    });
    expect(run(both(spec('mfe-shop', '1.0.0'), spec('mfe-blog', '1.0.0', canary('2.0.0')))).faults).toEqual([
      'mfe-blog canary path-taken',
    ]);
  });

  it('gives a path to the first name when nothing is known of before', () => {
    expect(run(both(spec('mfe-shop', '1.0.0'), spec('mfe-blog', '2.0.0')), served())).toEqual({
      ...asWanted,
      stable: { 'mfe-blog': '2.0.0' },
      leftOut: ['mfe-shop path-taken'],
    });
  });

  it('fits every host in use', () => {
    const { modules } = decide(offers, [spec('mfe-shop', '1.0.0')], {
      served: served(),
      kits: ['2.2.0', '3.0.0'],
    });
    expect(modules).toEqual([]);
  });
});
