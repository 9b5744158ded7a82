import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from './sentences.js';

const texts = (text: string): string[] => sentencesOf(text, 0).map((one) => one.text);

describe('the sentences of a paragraph', () => {
  it.each(['bấm', 'tốt', 'muộn', 'lại'])('end after “%s”, whose last letters are no initial', (word) => {
    expect(texts(`Việc này ${word}. Tôi làm tiếp.`)).toEqual([`Việc này ${word}.`, 'Tôi làm tiếp.']);
  });

  it('go on after an initial and an abbreviation', () => {
    expect(texts('Ông A. Nguyễn làm tại TP. Hồ Chí Minh.')).toHaveLength(1);
    expect(texts('She works at Blue Lake Inc. Hanoi branch.')).toHaveLength(1);
  });
});
