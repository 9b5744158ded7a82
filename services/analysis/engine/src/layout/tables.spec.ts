import { describe, expect, it } from '@jest/globals';
import { regionsOf } from './columns.js';
import type { Item } from './item.js';
import { rowsOf } from './rows.js';

const item = (text: string, x0: number, y: number, bold = false): Item => ({
  text,
  x0,
  x1: x0 + text.length * 5,
  y,
  size: 10,
  bold,
});
const read = (...items: readonly Item[]): string[] =>
  regionsOf([items]).flatMap((region) =>
    rowsOf(region.items).map(({ cells }) => cells.map(({ text }) => text).join(' | ')),
  );

describe('a table under names of columns', () => {
  it('puts cells that run over several lines together, names in the middle of their columns', () => {
    expect(
      read(
        item('Employer', 60, 100, true),
        item('Post', 210, 100, true),
        item('Duties', 360, 100, true),
        item('From – to', 520, 100, true),
        item('Kite Works', 40, 120),
        item('Sail maker', 180, 120),
        item('Cuts and sews forty sails a year, and', 280, 120),
        item('04/2019 –', 500, 120),
        item('of Whitby', 40, 132),
        item('and rigger', 180, 132),
        item('keeps the book of tests', 280, 132),
        item('present', 500, 132),
        item('Teaches two apprentices', 280, 144),
        item('Rope Yard', 40, 164),
        item('Splicer', 180, 164),
        item('Eye splices', 280, 164),
        item('2012 – 2019', 500, 164),
      ),
    ).toEqual([
      'Employer | Post | Duties | From – to',
      'Kite Works of Whitby | Sail maker and rigger | Cuts and sews forty sails a year, and keeps the book of tests | 04/2019 – present',
      'Teaches two apprentices',
      'Rope Yard | Splicer | Eye splices | 2012 – 2019',
    ]);
  });

  it('ends where something else begins', () => {
    expect(
      read(
        item('Trường', 40, 100, true),
        item('Ngành', 200, 100, true),
        item('Năm', 400, 100, true),
        item('Cao đẳng Nghề Phủ Lý', 40, 120),
        item('Dệt', 200, 120),
        item('2014', 400, 120),
        item('Sở thích', 40, 150, true),
        item('Nuôi cá, đi bộ đường dài với các con mỗi cuối tuần, đọc sách lịch sử', 40, 170),
      ).at(-1),
    ).toContain('Nuôi cá');
  });
});
