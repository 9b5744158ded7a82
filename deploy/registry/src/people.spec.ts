import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DecidedModule } from './decide.js';
import { bucketOf, isClaimed, modulesFor, nobody, releaseFor } from './people.js';
import { someRelease } from './testing/releases.js';

const paths = { '/shop': 'public' } as const;
const tried = (weight: number, audience: string[] = [], version = '2.0.0'): DecidedModule => ({
  name: 'mfe-shop',
  stable: someRelease('mfe-shop', '1.0.0', paths),
  canary: { release: someRelease('mfe-shop', version, paths), weight, audience },
  faults: [],
});
const got = (decided: DecidedModule, visitor: string | null, audiences: string[] = []) =>
  releaseFor(decided, { visitor, audiences }).entry.version;
const thousand = Array.from({ length: 1_000 }, (_, n) => `person-${n}`);

describe('who gets a canary', () => {
  it.each([1, 10, 50, 90])('is about %i % of a thousand people', (weight) => {
    const many = thousand.filter((visitor) => got(tried(weight), visitor) === '2.0.0').length;
    // Four standard deviations of so many draws.
    const most = 4 * Math.sqrt((1_000 * weight * (100 - weight)) / 10_000);
    expect(Math.abs(many - weight * 10)).toBeLessThan(most);
  });

  it('is everybody or nobody at the ends', () => {
    expect(thousand.every((visitor) => got(tried(100), visitor) === '2.0.0')).toBe(true);
    expect(thousand.every((visitor) => got(tried(0), visitor) === '1.0.0')).toBe(true);
    expect([got(tried(100), null), got(tried(99), null)]).toEqual(['2.0.0', '1.0.0']);
  });

  it('does not change while the weight grows', () => {
    const weight = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.uuid(), weight, weight, (visitor, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        return got(tried(less), visitor) === '1.0.0' || got(tried(more), visitor) === '2.0.0';
      }),
    );
  });

  it('is drawn anew for each version and each remote', () => {
    const firsts = thousand.filter((visitor) => bucketOf(visitor, 'mfe-shop', '2.0.0') < 10);
    const again = (remote: string, version: string) =>
      firsts.filter((visitor) => bucketOf(visitor, remote, version) < 10).length;
    expect([again('mfe-shop', '3.0.0') < 40, again('mfe-blog', '2.0.0') < 40]).toEqual([true, true]);
  });

  it('is also who belongs to an audience, whatever the weight is', () => {
    expect([got(tried(0, ['admin']), null, ['admin']), got(tried(0, ['admin']), null, ['guest'])]).toEqual([
      '2.0.0',
      '1.0.0',
    ]);
  });

  it('is nobody any more with the decision that takes it back', () => {
    const undone = { ...tried(100), canary: null };
    expect(thousand.every((visitor) => got(undone, visitor, ['admin']) === '1.0.0')).toBe(true);
  });
});

it('a path belongs to a remote that is away as to one that is there', () => {
  const away = [{ name: 'mfe-blog', paths: { '/blog': 'public' as const } }];
  const modules = modulesFor({ modules: [tried(10)], leftOut: [], away }, nobody);
  expect(
    ['/shop', '/shop/', '/shop/1', '/blog/x', '/shopping', '/'].map((path) => isClaimed(path, modules)),
  ).toEqual([true, true, true, true, false, false]);
});
