import { expect, it } from '@jest/globals';
import { findLines } from './find-lines.js';

const lines = ['Nguyễn Lan', '', '  Đọc báo cáo\tmỗi sáng ', 'Power BI'];

it('gives every line that says something, with its place', () => {
  expect(findLines(lines, ' ')).toEqual([
    { index: 0, text: 'Nguyễn Lan' },
    { index: 2, text: 'Đọc báo cáo mỗi sáng' },
    { index: 3, text: 'Power BI' },
  ]);
});

it('finds words in any order and without signs', () => {
  expect(findLines(lines, 'SANG doc').map(({ index }) => index)).toEqual([2]);
  expect(findLines(lines, 'tableau')).toEqual([]);
});
