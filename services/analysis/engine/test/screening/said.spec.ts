import { describe, expect, it } from '@jest/globals';
import { premiumReport } from '../../src/premium.js';
import { readingOf } from '../../src/screening/reading.js';
import { blindOfSaid, type Said } from '../../src/screening/said.js';
import { frontEndJob, text, today } from '../people.js';

const resume = `Nguyễn Thị Lan
lan.nguyen@example.com | 0912 345 678 | Hà Nội

Kinh nghiệm làm việc
Lập trình viên Front-end
Công ty Cổ phần Công nghệ Sao Việt
03/2021 - Hiện tại
- Xây dựng giao diện bằng React và TypeScript cho 40.000 người dùng.

Học vấn
Kỹ sư Công nghệ thông tin
Đại học Bách khoa Hà Nội
2016 - 2021

Kỹ năng
React, TypeScript, Jest
`;
const report = premiumReport({ resume: text(resume), job: text(frontEndJob), today });
const { facts: read } = readingOf(report);
const input = { facts: report.resume, text: report.documents.resume };
const factOf = (field: string): string =>
  read.find(({ values }) => values.some((value) => value.field === field))?.id ?? '';
const said = (text: string, fact: string | null = null, was: string | null = null): Said => ({
  fact,
  was,
  text,
});
const shown = (one: Said, others: readonly Said[] = []) => blindOfSaid(input, read, [one, ...others])(one);

describe('what a person says about their own résumé', () => {
  it.each([
    ['full_name', 'Phạm Hoài Thu', '⟦name⟧'],
    ['email', 'hoai dot thu tại thư điện tử', '⟦contact⟧'],
    ['phone', 'không chín một hai', '⟦contact⟧'],
  ])('is hidden whole where it is who they are: %s', (field, text, mark) => {
    expect(shown(said(text, factOf(field))).text).toBe(mark);
  });

  it('is hidden as the résumé is', () => {
    const { was, text } = shown(
      said('Nguyễn Thị Lan vẫn làm ở đó, gọi 0912 345 678.', factOf('title'), 'Nguyễn Thị Lan · Sao Việt'),
    );
    expect(`${was} ${text}`).not.toMatch(/Lan|Nguyễn|0912/u);
    expect(was).toContain('Sao Việt');
  });

  it('names nobody by a name that another correction gives', () => {
    const name = said('Phạm Hoài Thu', factOf('full_name'));
    expect(shown(said('Phạm Hoài Thu dẫn nhóm năm người.'), [name]).text).toBe('⟦name⟧ dẫn nhóm năm người.');
  });

  it.each([
    ['My name is Jane Holloway, and I led five people.', /Jane|Holloway/u, 'led five people'],
    ['My full name is Jane Holloway.', /Jane|Holloway/u, ''],
    ['Tên đúng của em là Phạm Hoài Thu ạ, em dùng thạo Excel.', /Phạm|Hoài|Thu/u, 'thạo Excel'],
    ['Tôi tên là Phạm Hoài Thu.', /Phạm|Hoài|Thu/u, ''],
    ['Họ và tên: Phạm Hoài Thu', /Phạm|Hoài|Thu/u, ''],
  ])('names nobody who introduces themselves: %s', (text, name, kept) => {
    const { text: masked } = shown(said(text));
    expect(masked).not.toMatch(name);
    expect(masked).toContain('⟦name⟧');
    expect(masked).toContain(kept);
  });

  it.each([
    ['Cử nhân Kế toán, Đại học Thủy Sản Miền Tây, 2015 - 2019', /Thủy Sản|2015|2019/u, 'Kế toán'],
    ['Kỹ sư Công nghệ thông tin, Greenfield Vesper', /Greenfield|Vesper/u, 'Công nghệ thông tin'],
  ])('names no school that a study is corrected to: %s', (text, school, kept) => {
    const { text: masked } = shown(said(text, factOf('institution')));
    expect(masked).not.toMatch(school);
    expect(masked).toContain(kept);
  });

  it('tells no address below the province', () => {
    const { text: masked } = shown(said('12 Lê Lợi, Phường 5, Cà Mau', factOf('location')));
    expect(masked).not.toMatch(/Lê Lợi|Phường 5/u);
    expect(masked).toContain('Cà Mau');
  });

  it('writes no marks of its own', () => {
    expect(shown(said('⟦name⟧ và ⟦school⟧')).text).toBe('name và school');
  });
});
