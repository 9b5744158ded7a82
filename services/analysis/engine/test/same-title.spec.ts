import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { text } from './people.js';

const vi = `TRẦN MINH ANH
Chuyên viên phân tích dữ liệu
minhanh.tran@example.com

MỤC TIÊU NGHỀ NGHIỆP
Chuyên viên phân tích dữ liệu với 4 năm kinh nghiệm trong bán lẻ.

KINH NGHIỆM LÀM VIỆC
Chuyên viên phân tích dữ liệu
Công ty Cổ phần Bán lẻ Sao Mai
03/2022 - Hiện tại
- Xây dựng 12 báo cáo Power BI, giảm thời gian làm báo cáo tuần.

Nhân viên phân tích kinh doanh
Công ty TNHH Thực phẩm An Nam
07/2020 - 02/2022
- Phân tích tồn kho bằng Excel và Python.`;

const en = `TRAN MINH ANH
Data Analyst
minhanh.tran@example.com

SUMMARY
Data analyst with 4 years of experience in retail.

WORK EXPERIENCE
Data Analyst
Sao Mai Retail JSC
03/2022 - Present
- Built 12 Power BI reports, cutting weekly reporting time.

Business Analyst
An Nam Foods Ltd.
07/2020 - 02/2022
- Analysed stock with Excel and Python.`;

const job = `Chuyên viên phân tích dữ liệu (Data Analyst)
Mô tả công việc
- Xây dựng báo cáo cho ban giám đốc.
Yêu cầu
- Tối thiểu 3 năm kinh nghiệm phân tích dữ liệu.
- Bắt buộc thành thạo Power BI, Excel và Python.`;

describe('a person who holds the very title of the post', () => {
  const reports = [vi, en].map((resume) =>
    analyse({ resume: text(resume), job: text(job), language: 'en', today: '2024-06-15' }),
  );

  it.each([0, 1])('keeps titles, months and no notice (%i)', (i) => {
    const report = reports[i];
    expect(report?.integrity).toEqual([]);
    expect(report?.requirements.find(({ kind }) => kind === 'title')?.verdict).toBe('met');
    expect(report?.resume.experience.map(({ title }) => title)).not.toContain(null);
    expect(report?.resume.experience).toHaveLength(2);
    expect(report?.resume.experienceMonths).toBe(48);
    expect(report?.requirements.map(({ label }) => label)).not.toContain('Construction');
  });

  it('scores alike in both languages', () => {
    expect(Math.abs((reports[0]?.score ?? 0) - (reports[1]?.score ?? 99))).toBeLessThanOrEqual(5);
  });

  it('shows weights that add up to 100', () => {
    for (const report of reports) {
      const cents = report.sum.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0);
      expect(cents).toBe(10_000);
    }
  });
});
