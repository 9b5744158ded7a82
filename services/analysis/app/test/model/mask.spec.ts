import { describe, expect, it } from '@jest/globals';
import { masker } from '../../src/model/mask.js';

const line = 'Nguyễn Thị Lan (lan@example.com, 0912 345 678) cut costs by 30% at Sao Việt, https://x.vn/lan';

describe('masking', () => {
  const mask = masker(['Nguyễn Thị Lan', 'Công ty Sao Việt', 'Sao Việt']);

  it('lets no name, contact or figure out, in any spelling', () => {
    for (const text of [line, 'NGUYỄN THỊ LAN met Nguyen Thi Lan and Lan of SAO VIỆT.'])
      expect(mask(text).text).not.toMatch(/Nguy|Lan|LAN|@|Sao|SAO|x\.vn|[3-9]\d|0912/);
  });

  it('puts back exactly what it took', () => {
    const { text, unmask } = mask(line);
    expect(unmask(text)).toBe(line);
  });

  it.each([
    ['lost', (text: string) => text.replace('⟦1⟧', '')],
    ['doubled', (text: string) => text.replace('⟦1⟧', '⟦1⟧⟦1⟧')],
    ['new', (text: string) => `${text}⟦99⟧`],
  ])('takes nothing back where a placeholder is %s', (_, change) => {
    const { text, unmask } = mask(line);
    expect(unmask(change(text))).toBeNull();
  });

  it('reads no placeholder that stood in the document', () => {
    expect(mask('Wrote ⟦1⟧ reports in 2021').unmask('Wrote reports in ⟦1⟧')).toBe('Wrote reports in 2021');
  });
});
