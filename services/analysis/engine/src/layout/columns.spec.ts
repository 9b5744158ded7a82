import { describe, expect, it } from '@jest/globals';
import { regionsOf } from './columns.js';
import type { Item } from './item.js';

const item = (text: string, x0: number, y: number, size = 10): Item => ({
  text,
  x0,
  x1: x0 + text.length * size * 0.5,
  y,
  size,
  bold: size > 10,
});

const read = (...items: readonly Item[]): string[][] =>
  regionsOf([items]).map((region) => region.items.map(({ text }) => text));

describe('cards in two columns under one heading', () => {
  it.each([
    ['Việc làm tốt nhất', 'Đào tạo', 'Kinh nghiệm làm việc'],
    ['What I do best', 'Training', 'Work experience'],
  ])('%s: a group named like a section does not carry the columns on', (first, group, second) => {
    const left = ['Bán hàng', 'Gọi cho khách cũ mỗi tháng', 'Giữ sổ khách trong bảng tính', 'Mở ba tỉnh mới'];
    const right = [
      group,
      'Đứng lớp cho người mới vào',
      'Soạn sổ tay bán hàng cho đội',
      'Kèm hai bạn thực tập',
    ];
    const found = read(
      item(first, 40, 100, 15),
      ...left.map((text, i) => item(text, 40, 125 + 18 * i)),
      ...right.map((text, i) => item(text, 320, 125 + 18 * i)),
      item(second, 40, 230, 15),
      item('Công ty Gốm Phù Lãng', 40, 252),
      item('(vốn trong nước)', 320, 252),
      item('Trưởng nhóm, 2019 - nay', 40, 270),
    );
    const last = found.at(-1);
    expect(last).toEqual(expect.arrayContaining([second, 'Công ty Gốm Phù Lãng', '(vốn trong nước)']));
    expect(found).toContainEqual(right);
  });
});
