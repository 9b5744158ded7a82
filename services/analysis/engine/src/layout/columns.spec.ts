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

describe('labels beside what they are of', () => {
  it.each([
    ['Languages', ['Danish', 'Faroese', 'English']],
    ['Ngoại ngữ', ['Tiếng Anh', 'Tiếng Nhật', 'Tiếng Hoa']],
  ])('%s: a heading among the labels makes no column of them', (heading, labels) => {
    const values = [
      'C, wiring, reading plans of houses and of ships',
      'Git, ticketing and a little scripting',
      'Welding',
    ];
    const levels = [
      'mother tongue, spoken at home and at school',
      'spoken at home',
      'B2, used with customers',
    ];
    const items = [
      ...['very good', 'good', 'basic'].flatMap((label, i) => [
        item(label, 40, 92 + 16 * i),
        item(values[i] ?? '', 180, 92 + 16 * i),
      ]),
      item(heading, 40, 140, 13),
      ...labels.flatMap((label, i) => [
        item(label, 40, 160 + 16 * i),
        item(levels[i] ?? '', 180, 160 + 16 * i),
      ]),
      item('Varia', 40, 214, 13),
    ];
    expect(read(...items)).toEqual([items.map(({ text }) => text)]);
  });
});
