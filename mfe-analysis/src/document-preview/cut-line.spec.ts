import { expect, it } from '@jest/globals';
import { cutLine } from './cut-line.js';

const mark = (start: number, end: number) => ({
  start,
  end,
  requirementId: 'r1',
  importance: 'must' as const,
  verdict: 'met' as const,
});

it('cuts a line around its marks and loses nothing', () => {
  const pieces = cutLine({ text: 'I write SQL daily', marks: [mark(8, 11)] });
  expect(pieces.map(({ text, verdict }) => [text, verdict])).toEqual([
    ['I write ', null],
    ['SQL', 'met'],
    [' daily', null],
  ]);
});

it('takes marks that overlap, and one beyond the end', () => {
  const text = 'SQL, Excel';
  for (const marks of [[mark(0, 10), mark(5, 10)], [mark(5, 99)]]) {
    expect(
      cutLine({ text, marks })
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  }
});
