import { describe, expect, it } from '@jest/globals';
import {
  parseCents,
  parseInstant,
  dollarsInputOf,
  timeInputOf,
  parseInteger,
  parseOptionalInteger,
} from './input-values.js';

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
    expect(parseCents(text)).toBe(cents);
  });

  it('is a whole number or none at all', () => {
    expect([
      parseInteger('12'),
      parseInteger('-3'),
      parseInteger('+4'),
      parseInteger('1.5'),
      parseInteger(''),
    ]).toEqual([12, -3, 4, Number.NaN, Number.NaN]);
    expect([parseOptionalInteger(' '), parseOptionalInteger('7')]).toEqual([null, 7]);
  });

  it('shows cents as dollars', () => {
    expect([dollarsInputOf(5), dollarsInputOf(250), dollarsInputOf(1000)]).toEqual(['0.05', '2.50', '10.00']);
  });

  it('is a time of the reader’s zone, and keeps seconds nobody touched', () => {
    const end = '2026-11-30T16:59:59.000Z';
    expect(parseInstant(timeInputOf(end), end)).toBe(end);
    expect(parseInstant(timeInputOf(end))).toBe('2026-11-30T16:59:00.000Z');
    expect([timeInputOf(null), parseInstant('')]).toEqual(['', null]);
    expect(parseInstant('soon')).toBe('soon');
  });
});
