import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import type { Report, Requirement } from '../src/report.js';
import { text, today } from './people.js';

const report = (resume: string, job: string, language: 'en' | 'vi' = 'vi'): Report =>
  analyse({ resume: text(resume), job: text(job), language, today });

const resume = (title: string, degree: string, school = 'Đại học Cần Thơ'): string =>
  `Lê Thu Hà\nha.le@example.com | 0912 345 678\n\nKinh nghiệm làm việc\n${title}\nCông ty TNHH Sao Mai\n01/2019 - 12/2023\n- Lập hồ sơ và báo cáo\n\nHọc vấn\n${degree} - ${school} (2014 - 2018)`;
const job = (title: string, ...asks: string[]): string =>
  `${title}\nYêu cầu\n${asks.map((ask) => `- ${ask}`).join('\n')}`;

const verdict = (result: Report, kind: Requirement['kind']): string | undefined =>
  result.requirements.find((requirement) => requirement.kind === kind)?.verdict;

describe('no wrong claim about the person', () => {
  it('titles that share only a word of rank are not alike', () => {
    expect(
      verdict(report(resume('Nhân viên lễ tân', 'Cử nhân Kinh tế'), job('Nhân viên kho')), 'title'),
    ).toBe('not-found');
  });

  it('an engineer who supervises sites is not asked to be a team leader', () => {
    const { requirements } = report(resume('Kỹ sư giám sát', 'Kỹ sư Xây dựng'), job('Kỹ sư giám sát'));
    expect(requirements.map(({ kind }) => kind)).not.toContain('level');
  });

  it.each([
    ['Dược sĩ đại học', 'Tốt nghiệp Đại học Dược.', 'met'],
    ['Cu nhan Dieu duong', 'Tốt nghiệp Cao đẳng Điều dưỡng trở lên.', 'met'],
    ['Trung cấp Kế toán', 'Tốt nghiệp Cao đẳng trở lên.', 'partly'],
  ])('%s for “%s”', (degree, ask, expected) => {
    expect(
      verdict(report(resume('Nhân viên', degree, 'Trường Phú Xuân'), job('Nhân viên', ask)), 'degree'),
    ).toBe(expected);
  });

  it('a school keeps its dash, a degree its word for university', () => {
    const { education } = report(
      resume('Nhân viên', 'Cử nhân Quản trị nhân lực', 'Đại học Lao động - Xã hội'),
      job('Nhân viên'),
    ).resume;
    expect(education).toMatchObject([
      { degree: 'Cử nhân Quản trị nhân lực', institution: 'Đại học Lao động - Xã hội' },
    ]);
    expect(report(resume('Dược sĩ', 'Dược sĩ đại học'), job('Dược sĩ')).resume.education).toMatchObject([
      { degree: 'Dược sĩ đại học', institution: 'Đại học Cần Thơ' },
    ]);
  });
});

describe('only what the post asks for', () => {
  const labels = (...asks: string[]): string[] =>
    report('', job('Kế toán', ...asks), 'en').requirements.map(({ label }) => label);

  it('what is said not to be needed is no requirement', () => {
    expect(labels('Không yêu cầu kinh nghiệm làm việc trước đó.')).toEqual(['Position: Kế toán']);
  });

  it('a field of study is no language, a test without its language is one', () => {
    expect(labels('Tốt nghiệp Đại học Sư phạm tiếng Anh.')).not.toContain('English');
    expect(labels('IELTS 7.0 trở lên.')).toContain('English (IELTS 7.0)');
  });

  it('levels in words speak the language of the report', () => {
    expect(labels('Tiếng Anh tốt.')).toContain('English (good)');
  });

  it('a licence without its field is a certificate', () => {
    expect(labels('Có chứng chỉ hành nghề.')).toContain('chứng chỉ hành nghề');
    const nurse = `${resume('Điều dưỡng', 'Cử nhân Điều dưỡng')}\n\nChứng chỉ\nChứng chỉ hành nghề điều dưỡng`;
    expect(verdict(report(nurse, job('Điều dưỡng', 'Có chứng chỉ hành nghề.')), 'certificate')).toBe('met');
  });

  it('the name of the employer asks for no skill and is no copy', () => {
    const post = 'Kế toán\nCông ty TNHH Bao Bì Minh Phát Sài Gòn\nYêu cầu\n- Thành thạo MISA.';
    const colleague = resume('Kế toán', 'Cử nhân Kế toán').replace(
      'Công ty TNHH Sao Mai',
      'Công ty TNHH Bao Bì Minh Phát Sài Gòn',
    );
    const result = report(colleague, post);
    expect(result.requirements.map(({ kind }) => kind)).toEqual(['title', 'hard-skill']);
    expect(result.integrity).toEqual([]);
    expect(result.resume.experience[0]?.company).toBe('Công ty TNHH Bao Bì Minh Phát Sài Gòn');
  });
});
