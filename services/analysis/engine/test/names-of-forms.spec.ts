import { describe, expect, it } from '@jest/globals';
import { parseResume } from '#src/resume/parse-resume';
import { plainTextDocument } from '#src/document';

const nameOf = (text: string): string | null =>
  parseResume(plainTextDocument(text), '2026-11-21').contact.full_name;

describe('the name of a résumé', () => {
  it.each([
    [
      'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM\nĐộc lập – Tự do – Hạnh phúc\nSƠ YẾU LÝ LỊCH\nHọ và tên (chữ in hoa): NGÔ BÁ TRÀ\nSinh ngày: 01/02/1990\nĐiện thoại: 0912 345 678',
      'NGÔ BÁ TRÀ',
    ],
    [
      'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM\nĐộc lập - Tự do - Hạnh phúc\nLÝ LỊCH\nHọ và tên khai sinh\tTRẦN KIM THOA\nNgày sinh\t03/04/1991',
      'TRẦN KIM THOA',
    ],
    ['lê thu an\nFRESH GRADUATE\nan.le@example.com\n\nHọc vấn\nĐại học Gia Lai, 2020 – 2024', 'lê thu an'],
  ])('%#: %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });
});
