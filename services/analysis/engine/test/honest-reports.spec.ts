import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import type { Report } from '../src/report.js';
import { pairs, salesJob, salesResume, text } from './people.js';

const report = (resume: string, job: string, language: 'en' | 'vi' = 'en'): Report =>
  analyse({ resume: text(resume), job: text(job), language, today: '2026-11-21' });

/** The résumé with a line more under its first list item. */
function withLine(resume: string, line: string): string {
  const lines = resume.split('\n');
  const at = lines.findIndex((one) => one.startsWith('- '));
  return [...lines.slice(0, at + 1), `- ${line}`, ...lines.slice(at + 1)].join('\n');
}

describe('no false accusation', () => {
  it.each([
    'Used ChatGPT to draft weekly reports and checked each figure',
    'Wrote system prompts for an AI assistant of the help desk',
    'Rated 10/10 by 300 customers in 2022',
    'Đào tạo chatbot trả lời khách hàng bằng GPT, được đánh giá 9/10',
  ])('%s', (line) => {
    for (const { resume, job } of pairs) {
      const result = report(withLine(resume, line), job);
      expect(result.integrity.map(({ code }) => code)).not.toContain('instructions');
      expect(result.documents.resume).toContain(line);
    }
  });
});

describe('the summary of a report', () => {
  it('says how much could be judged', () => {
    for (const { resume, job } of pairs) {
      const { summary, score: value } = report(resume, job);
      if (value !== null)
        expect(summary).toMatch(/\d+ of \d+ items? of the post that are scored could be judged/);
      expect(summary).not.toContain('nothing missing');
    }
  });

  it('no summary is missed where one stands at the top', () => {
    const own = salesResume.replace(
      'KINH NGHIỆM',
      'Nhân viên kinh doanh với ba năm bán hàng nội thất cho các khách hàng doanh nghiệp ở miền Nam.\n\nKINH NGHIỆM',
    );
    const { suggestions, metrics } = report(own, salesJob, 'vi');
    expect(suggestions.map(({ title }) => title)).not.toContain('Thêm phần tóm tắt ngắn ở đầu CV');
    expect(metrics.find(({ id }) => id === 'summary-effectiveness')?.score).not.toBe(0);
  });
});
