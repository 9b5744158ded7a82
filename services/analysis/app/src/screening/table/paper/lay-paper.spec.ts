import { describe, expect, it } from '@jest/globals';
import { layPaper, sheet } from './lay-paper.js';

const range = ([from, to]: readonly [number, number]): number[] =>
  Array.from({ length: to - from }, (_, n) => from + n);

describe.each([
  [1, 1, 1],
  [3, 6, 3],
  [10, 17, 4],
  [11, 18, 3],
  [30, 40, 3],
  [30, 120, 4],
])('%i people, %i requirements', (people, rows, sums) => {
  const pages = layPaper(people, rows, sums);
  const groups = [...Map.groupBy(pages, ({ people: [from] }) => from).values()];

  it('has everybody once in every row, and each sum once', () => {
    expect(groups.flatMap(([first]) => range(first!.people))).toEqual(range([0, people]));
    for (const group of groups) {
      expect(group.flatMap((page) => range(page.rows))).toEqual(range([0, rows]));
      expect(group.map(({ withSums }) => withSums)).toEqual(group.map((_, n) => n === group.length - 1));
    }
  });

  it('stays within the page', () => {
    for (const { first, rows: of, withSums } of pages) {
      const height =
        (first ? sheet.introduction : 0) +
        sheet.legend +
        sheet.head +
        range(of).length * sheet.row +
        (withSums ? sums * sheet.sum : 0);
      expect(height).toBeLessThanOrEqual(sheet.height - 2 * sheet.margin - sheet.footer);
    }
    expect(pages.filter(({ first }) => first)).toHaveLength(1);
  });

  it('has columns as even as can be', () => {
    const sizes = groups.map(([first]) => range(first!.people).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(10);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(groups.length - 1);
  });
});
