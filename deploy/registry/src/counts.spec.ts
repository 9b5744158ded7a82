import { describe, expect, it } from '@jest/globals';
import { Counts, failureOf, sumOfCounts } from './counts.js';

describe('a canary', () => {
  const stable = { people: 1_000, failed: 20 };
  it.each([
    ['is left alone while few have seen it', { people: 49, failed: 49 }, false],
    ['is taken back when it fails more often', { people: 100, failed: 8 }, true],
    ['is left alone when it fails as often as the stable version', { people: 100, failed: 7 }, false],
    ['is left alone when nothing fails', { people: 500, failed: 0 }, false],
  ])('%s', (_what, canary, isTakenBack) => {
    expect(failureOf(canary, stable) !== null).toBe(isTakenBack);
  });

  it('says why, with both shares', () => {
    expect(failureOf({ people: 100, failed: 50 }, stable)).toBe(
      'pages failed for 50.0 % of 100 people, and for 2.0 % of 1000 with the stable version',
    );
  });
});

describe('counts', () => {
  it('are of people, not of pages', () => {
    const counts = new Counts();
    for (const visitor of ['a', 'a', 'b', 'c']) counts.viewed('mfe-shop', '2.0.0', visitor);
    for (const visitor of ['a', 'a', 'a']) counts.failed('mfe-shop', '2.0.0', visitor, '10.0.0.1');
    expect(counts.read()).toEqual({ 'mfe-shop@2.0.0': { people: 3, failed: 1 } });
  });

  it('take little from one address', () => {
    const counts = new Counts();
    for (let n = 0; n < 100; n += 1) counts.failed('mfe-shop', '2.0.0', `forged-${n}`, '10.0.0.1');
    counts.failed('mfe-shop', '2.0.0', 'honest', '10.0.0.2');
    expect(counts.read()).toEqual({ 'mfe-shop@2.0.0': { people: 6, failed: 6 } });
  });

  it('of several edges are added up', () => {
    const key = 'mfe-shop@2.0.0';
    expect(
      sumOfCounts([{ [key]: { people: 3, failed: 1 } }, {}, { [key]: { people: 4, failed: 0 } }], key),
    ).toEqual({
      people: 7,
      failed: 1,
    });
  });
});
