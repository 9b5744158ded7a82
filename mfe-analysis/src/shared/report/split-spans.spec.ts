import { expect, it } from '@jest/globals';
import { splitSpans } from './split-spans.js';

const text = 'SQL and Excel';

it('cuts where spans begin and end, and loses nothing', () => {
  const pieces = splitSpans(text, [
    { start: 0, end: 3, id: 'a' },
    { start: 0, end: 13, id: 'b' },
    { start: 8, end: 13, id: 'c' },
  ]);
  expect(pieces.map(({ text: piece, ids, ends }) => [piece, ids, ends])).toEqual([
    ['SQL', ['a', 'b'], ['a']],
    [' and ', ['b'], []],
    ['Excel', ['b', 'c'], ['b', 'c']],
  ]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

it('names a requirement once, and leaves out what is no span of the text', () => {
  expect(
    splitSpans(text, [
      { start: 0, end: 3, id: 'a' },
      { start: 0, end: 3, id: 'a' },
      { start: 5, end: 5, id: 'empty' },
      { start: 8, end: 99, id: 'beyond' },
    ]).map(({ ids }) => ids),
  ).toEqual([['a'], []]);
});
