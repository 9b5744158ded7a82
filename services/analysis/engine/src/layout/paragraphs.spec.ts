import { describe, expect, it } from '@jest/globals';
import type { Row } from './item.js';
import { draftsOf } from './paragraphs.js';

const charWidth = 5;
const size = 10;

/** Rows as a page has them, one below the other, every letter as wide. */
const rowsOf = (...texts: readonly string[]): Row[] =>
  texts.map((text, i) => ({
    y: 12 * i,
    size,
    cells: [{ text, x0: 0, x1: text.length * charWidth, bold: false, boldChars: 0, size }],
  }));
const read = (...texts: readonly string[]): string[] =>
  draftsOf(rowsOf(...texts), 1).map(({ cells }) => cells.join('\t'));

describe('rows of a page as paragraphs', () => {
  it('keep a hyphen that is part of the word', () => {
    expect(read('Inspected and released forty castings in every 24-', 'hour cycle of the foundry')).toEqual([
      'Inspected and released forty castings in every 24-hour cycle of the foundry',
    ]);
    expect(read('Translated the handbooks of the plant for the Anglo-', 'Norwegian board')).toEqual([
      'Translated the handbooks of the plant for the Anglo-Norwegian board',
    ]);
    expect(read('Wrote and taught the in-house course on how to docu-', 'ment a change')).toEqual([
      'Wrote and taught the in-house course on how to document a change',
    ]);
  });

  it('go on behind a word that joins, however much room was left', () => {
    expect(
      read(
        'Winter rounds between Cold Ash and',
        'Thatcham. Wrote the book of faults.',
        'Chăm vườn cây của',
        'Hợp tác xã Cói Vàng',
        'Looked after the lifts of nine houses between the river and the old gas works, also at night.',
      ),
    ).toEqual([
      'Winter rounds between Cold Ash and Thatcham. Wrote the book of faults.',
      'Chăm vườn cây của Hợp tác xã Cói Vàng',
      'Looked after the lifts of nine houses between the river and the old gas works, also at night.',
    ]);
  });

  it('indented without signs are items, where the next word had room above', () => {
    const [head, ...rows] = rowsOf(
      'Thợ bảo trì, 2019 - nay: một dòng dài hết cả chiều ngang của trang giấy',
      'xử lý sự cố máy cưa, máy chà nhám, dàn hút bụi',
      'thay contactor, rơ le nhiệt',
    );
    const indented = rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, x0: 30, x1: cell.x1 + 30 })),
    }));
    expect(
      draftsOf(
        [head, ...indented].filter((row) => row !== undefined),
        1,
      ),
    ).toHaveLength(3);
  });

  it('of a narrow column that lists things stay apart, however long one of them is', () => {
    const list = [
      'First aid at work, 2022',
      'Abrasive wheels',
      'Working at height and rescue, 2023',
      'Slinger 2a',
      'Bản vẽ CAD',
    ];
    expect(read(...list)).toEqual(list);
    expect(read('Shelving', 'Hand tools, power tools and', 'Laser levels', 'Tiling')).toEqual([
      'Shelving',
      'Hand tools, power tools and Laser levels',
      'Tiling',
    ]);
  });

  it('of a name in large letters are one, also above a list', () => {
    const [first, second, ...list] = rowsOf('Ngô Hoàng Phương', 'Anh', 'Hàn TIG', 'Hàn MAG', 'Gò', 'Bản vẽ');
    const large = [first, second].map((row, i) => ({
      y: 20 * i,
      size: 18,
      cells: row!.cells.map((cell) => ({ ...cell, size: 18, x1: cell.x1 * 2 })),
    }));
    const below = list.map((row) => ({ ...row, y: row.y + 60 }));
    expect(draftsOf([...large, ...below], 1).map(({ cells }) => cells[0])).toEqual([
      'Ngô Hoàng Phương Anh',
      'Hàn TIG',
      'Hàn MAG',
      'Gò',
      'Bản vẽ',
    ]);
  });

  it('that break a list between its items are one list', () => {
    const wide =
      'Planning of menus and of the costs of every course; Stock control by first in, first out; Buying;';
    const longest = `${'Kept the books of the kitchen '.repeat(4)}.`;
    expect(read(wide, 'Training and leading of young cooks; Allergens', longest)).toEqual([
      `${wide} Training and leading of young cooks; Allergens`,
      longest,
    ]);
    const own = [
      'Soạn thảo và lưu trữ hợp đồng của toàn bộ nhân viên trong công ty;',
      'Tính lương, thưởng và bảo hiểm;',
      'Phối hợp với các phòng ban và xưởng may trong việc đánh giá định kỳ hằng năm của công nhân;',
    ];
    expect(read(...own)).toEqual(own);
  });
});

describe('rows without a sign that they go on', () => {
  it('in capitals end where their paragraph ends, not at the dates beside it', () => {
    const cell = (text: string, x0 = 0) => ({
      text,
      x0,
      x1: x0 + text.length * charWidth,
      bold: false,
      boldChars: 0,
      size,
    });
    const rows: Row[] = [
      [cell('HARBOUR BAKERY – HEAD BAKER'), cell('2019 – NOW', 400)],
      [cell('BAKED 900 LOAVES A NIGHT, TRAINED FOUR APPRENTICES, ORDERED')],
      [cell('FLOUR AND YEAST. KEPT THE OVENS WITHIN TWO DEGREES, WROTE')],
      [cell('THE RECIPES DOWN.')],
    ].map((cells, i) => ({ y: 12 * i, size, cells }));
    expect(draftsOf(rows, 1, true)).toHaveLength(2);
  });

  it('of a narrow list are one where the date ends the second of them', () => {
    expect(
      read('Meta Certified Content', 'Publishing Lead (2024)', 'First aid, 2023', 'Forklift, 2020'),
    ).toEqual(['Meta Certified Content Publishing Lead (2024)', 'First aid, 2023', 'Forklift, 2020']);
  });
});
