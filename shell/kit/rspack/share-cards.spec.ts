import { describe, expect, it } from '@jest/globals';
import { shareCard } from './share-cards.mjs';

const words = {
  title: 'Phân tích CV miễn phí · Fitfolio',
  description: 'Điểm khớp, có bằng chứng.',
  place: 'index.vi',
};
/** Width and height stand in the first chunk of a PNG. */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the picture of a shared link', () => {
  it('has the size that is asked for, and the same words give the same bytes', () => {
    const [one, again] = [shareCard(words), shareCard(words)];
    expect(sizeOf(one.bytes)).toEqual([1200, 630]);
    expect(one.name).toMatch(/^card-index\.vi\.[0-9a-f]{10}\.png$/);
    expect(again.name).toBe(one.name);
  });

  it.each([
    ['another title', { title: 'Bảng giá' }],
    ['another description', { description: 'Khác' }],
    ['one letter of one subset of the fonts', { description: 'Điểm khớp, có bằng chững.' }],
  ])('%s is another picture', (_what, change) => {
    expect(shareCard({ ...words, ...change }).name).not.toBe(shareCard(words).name);
  });
});
