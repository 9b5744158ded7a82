import { describe, expect, it } from '@jest/globals';
import { centsOf, instantOf, typedDollars, typedTime, wholeOf, wholeOrNone } from './typed-values.js';

describe('what is typed', () => {
  it.each([
    ['2.5', 250],
    ['2,50', 250],
    ['10', 1000],
    [' 0.05 ', 5],
    ['19.99', 1999],
    ['1.234', Number.NaN],
    ['-1', Number.NaN],
    ['', Number.NaN],
    ['1e3', Number.NaN],
  ])('%p dollars are %p cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it('is a whole number or none at all', () => {
    expect([wholeOf('12'), wholeOf('-3'), wholeOf('+4'), wholeOf('1.5'), wholeOf('')]).toEqual([
      12,
      -3,
      4,
      Number.NaN,
      Number.NaN,
    ]);
    expect([wholeOrNone(' '), wholeOrNone('7')]).toEqual([null, 7]);
  });

  it('shows cents as dollars', () => {
    expect([typedDollars(5), typedDollars(250), typedDollars(1000)]).toEqual(['0.05', '2.50', '10.00']);
  });

  it('is a time of the reader’s zone, and keeps seconds nobody touched', () => {
    const end = '2026-11-30T16:59:59.000Z';
    expect(instantOf(typedTime(end), end)).toBe(end);
    expect(instantOf(typedTime(end))).toBe('2026-11-30T16:59:00.000Z');
    expect([typedTime(null), instantOf('')]).toEqual(['', null]);
    expect(instantOf('soon')).toBe('soon');
  });
});
