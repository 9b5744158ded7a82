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
  it('goes on overleaf in its columns', () => {
    const pages = [
      [
        item('Post and duties', 40, 100, true),
        item('Where', 280, 100, true),
        item('When', 460, 100, true),
        item('Sail maker', 40, 120, true),
        item('Kite Works,', 280, 120),
        item('April 2019', 460, 120),
        item('Cuts and sews forty sails', 40, 132),
        item('Whitby', 280, 132),
        item('– present', 460, 132),
        item('Rigger', 40, 156, true),
        item('Harbour Loft', 280, 156),
        item('2017 – 2019', 460, 156),
        item('Masts and stays', 40, 168),
      ],
      [
        item('Splicer', 40, 60, true),
        item('Rope Yard', 280, 60),
        item('May 2012', 460, 60),
        item('Eye splices, long splices', 40, 72),
        item('(30 hands)', 280, 72),
        item('– 2017', 460, 72),
        item('Apprentice', 40, 96, true),
        item('Rope Yard', 280, 96),
        item('2010 – 2012', 460, 96),
        item('SCHOOLING', 40, 130, true),
        item('Whitby School, 2011', 40, 150),
      ],
    ];
    const rows = regionsOf(pages).flatMap((region) =>
      rowsOf(region.items).map(({ cells }) => cells.map(({ text }) => text).join(' | ')),
    );
    expect(rows).toEqual([
      'Post and duties | Where | When',
      'Sail maker | Kite Works, Whitby | April 2019 – present',
      'Cuts and sews forty sails',
      'Rigger | Harbour Loft | 2017 – 2019',
      'Masts and stays',
      'Splicer | Rope Yard (30 hands) | May 2012 – 2017',
      'Eye splices, long splices',
      'Apprentice | Rope Yard | 2010 – 2012',
      'SCHOOLING',
      'Whitby School, 2011',
    ]);
  });

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
