import { describe, expect, it } from '@jest/globals';
import type { Item } from './item.js';
import { rowsOf } from './rows.js';

const item = (text: string, x0: number, y: number): Item => ({
  text,
  x0,
  x1: x0 + text.length * 5,
  y,
  size: 10,
  bold: false,
});

describe('a column of dates at the right', () => {
  it.each([
    ['Jan 2015 until summer', '2017'],
    ['2011, 2012 and', 'half of 2013'],
    ['3/2015 đến', '8/2017'],
  ])('is whole where a date breaks over two lines: %s / %s', (head, tail) => {
    const rows = rowsOf([
      item('Roofer, Slate Ltd', 40, 100),
      item(head, 400, 100),
      item('Laid tiles on barns', 40, 114),
      item(tail, 400, 114),
    ]);
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Roofer, Slate Ltd', `${head} ${tail}`],
      ['Laid tiles on barns'],
    ]);
  });
});
