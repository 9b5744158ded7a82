import { describe, expect, it } from '@jest/globals';
import { deadlineOf } from '../src/job/deadline.js';

describe('the closing date of a post', () => {
  it.each([
    ['Hạn nộp hồ sơ: 31/12/2026', '2026-12-31'],
    ['Thời hạn nộp CV đến hết ngày 05.01.2027.', '2027-01-05'],
    ['Nhận hồ sơ đến 9/2/27', '2027-02-09'],
    ['Application deadline: 2026-12-15', '2026-12-15'],
    ['Apply by 3rd March 2027 to hr@example.com', '2027-03-03'],
    ['Closing date: December 1, 2026', '2026-12-01'],
  ])('is read of "%s"', (text, day) => {
    expect(deadlineOf(`About us\n${text}\nBenefits`)).toBe(day);
  });

  it.each([
    'Founded 12/05/2010. Apply now!',
    'Deadline-driven work, from 01/2024 on',
    'Hạn nộp hồ sơ: 31/02/2026',
    'You keep deadlines. Since 2019-01-01 we grow.',
    '',
  ])('is nothing in "%s"', (text) => {
    expect(deadlineOf(text)).toBeNull();
  });

  it('takes time by the length of the text only', () => {
    expect(deadlineOf('deadline '.repeat(8_000))).toBeNull();
  });
});
