import { describe, expect, it } from '@jest/globals';
import { premiumReport } from '../../src/premium.js';
import { readingOf } from '../../src/screening/reading.js';
import { accountantResumeVi, frontEndJob, frontEndResume, pairs, text, today } from '../people.js';

const reading = (resume: string, job: string = frontEndJob) => {
  const report = premiumReport({ resume: text(resume), job: text(job), today });
  return { report, ...readingOf(report) };
};
const plain = (said: string): string => said.replace(/\s+/gu, ' ').toLowerCase();

describe('what was read of a résumé', () => {
  const all = [...pairs.map(({ resume, job }) => reading(resume, job)), reading(accountantResumeVi)];

  it('names each fact once, the same in every reading', () => {
    for (const { report, facts } of all) {
      const ids = facts.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(readingOf(structuredClone(report)).facts).toEqual(facts);
      expect(facts.filter(({ part }) => part === 'experience')).toHaveLength(report.resume.experience.length);
      expect(facts.filter(({ part }) => part === 'skills')).toHaveLength(report.resume.skills.length);
    }
  });

  it('names lines that hold what was read', () => {
    for (const { facts, lines } of all)
      for (const { values, lines: from } of facts) {
        if (from.length === 0) continue;
        const said = plain(from.map((line) => lines[line]?.text ?? '').join(' '));
        expect(values.some(({ text: value }) => value !== null && said.includes(plain(value)))).toBe(true);
      }
  });

  it('finds nearly all of them', () => {
    const stated = all.flatMap(({ facts }) => facts).filter(({ values }) => values.some(({ text }) => text));
    const placed = stated.filter(({ lines }) => lines.length > 0);
    expect(placed.length / stated.length).toBeGreaterThan(0.95);
  });

  it('marks lines that gave nothing, and no heading and no empty line', () => {
    const odd = 'Zyx wvut srq ponm lkji.';
    const { lines } = reading(`${frontEndResume}\n\nReferences\n${odd}\n`);
    expect(lines.find(({ text: line }) => line.includes(odd))?.read).toBe(false);
    for (const { text: line, read } of lines)
      if (line.trim() === '' || line === 'References') expect(read).toBe(true);
  });

  it('looks for a name and a headline above all parts, though they are said again below', () => {
    const { facts } = reading(`Trần Minh An
Kế toán trưởng
Tóm tắt
Tám năm làm kế toán cho công ty sản xuất.
Kinh nghiệm làm việc
Kế toán trưởng
Công ty Sao Mai
01/2021 - 12/2023
- Lập báo cáo tài chính hằng quý cho ban giám đốc.
Liên hệ
Trần Minh An
minh.an@example.com`);
    const lineOf = (field: string) => facts.find(({ values }) => values[0]?.field === field)?.lines;
    expect(lineOf('full_name')).toEqual([0]);
    expect(lineOf('headline')).toEqual([1]);
  });

  it('looks for a position in the part where positions stand, each behind the one before', () => {
    const { facts, lines } = reading(`Trần Minh An
minh.an@example.com
Tóm tắt
Kế toán tại Công ty Sao Mai, muốn gắn bó lâu dài.
Kinh nghiệm làm việc
Kế toán trưởng
Công ty Sao Mai
01/2021 - 12/2023
- Lập báo cáo tài chính hằng quý cho ban giám đốc.
Kế toán viên
Công ty Sao Mai
01/2018 - 12/2020
- Theo dõi công nợ phải thu của khách hàng.
Kỹ năng
Excel, MISA`);
    const [first, second] = facts.filter(({ part }) => part === 'experience');
    const of = (fact: typeof first): string => (fact?.lines ?? []).map((line) => lines[line]?.text).join('|');
    expect(of(first)).toContain('01/2021');
    expect(of(first)).not.toContain('Tóm tắt');
    expect(of(second)).toContain('01/2018');
    expect(of(second)).not.toContain('01/2021');
    expect(first?.lines.some((line) => second?.lines.includes(line))).toBe(false);
  });
});
