import { describe, expect, it } from '@jest/globals';
import { inWholePoints } from './points.js';

const line = (requirementId: string, weight: number, earned: number) => ({ requirementId, weight, earned });

describe('points of a sum in whole numbers', () => {
  it('add up to the score and to a hundred, and no line earns more than it weighs', () => {
    // The others' weights are rounded up before the first, whose earned points have the largest remainder.
    const whole = inWholePoints([line('a', 5.4, 5.4), line('b', 47.8, 20.1), line('c', 46.8, 20.2)], 46);
    expect(whole.reduce((all, { weight }) => all + weight, 0)).toBe(100);
    expect(whole.reduce((all, { earned }) => all + earned, 0)).toBe(46);
    expect(whole.filter(({ earned, weight }) => earned > weight)).toEqual([]);
  });
});
