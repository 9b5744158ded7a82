import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { isAnsweredWithoutInvention, odd } from './odd-texts.js';
import { frontEndJob, frontEndResume, salesJob, text, today } from './people.js';

describe('odd input is answered without invention', () => {
  it.each(Object.keys(odd))('%s', (name) => {
    isAnsweredWithoutInvention(name, 12_000);
  });

  it('nothing readable gives no number and nobody', () => {
    for (const resume of ['', 'x', '😀😀😀', '.'.repeat(500)]) {
      const report = analyse({ resume: text(resume), job: text(frontEndJob), language: 'en', today });
      expect(report.score).toBeNull();
      expect(report.band).toBeNull();
      expect(report.resume.contact.full_name).toBeNull();
      expect(report.resume.experience).toEqual([]);
    }
    const empty = analyse({
      resume: text(frontEndResume),
      job: text('Hello there, nothing is asked here.'),
      language: 'vi',
      today,
    });
    expect(empty.score).toBeNull();
    expect(empty.summary).toContain('quá ít thông tin');
  });

  it('tells swapped and doubled documents', () => {
    const codes = (resume: string, job: string): string[] =>
      analyse({ resume: text(resume), job: text(job), language: 'en', today }).integrity.map(
        (notice) => notice.code,
      );
    expect(codes(salesJob, frontEndJob)).toContain('job-as-resume');
    expect(codes(frontEndJob, frontEndResume)).toEqual(
      expect.arrayContaining(['job-as-resume', 'resume-as-job']),
    );
    expect(codes(`${frontEndResume}\nother@example.com\nthird@example.com`, frontEndJob)).toContain(
      'two-people',
    );
    expect(codes(frontEndResume, frontEndJob)).toEqual([]);
    expect(codes(frontEndResume.replaceAll('a', 'a\u200b'), frontEndJob)).toContain('invisible-characters');
    expect(codes(frontEndResume.repeat(100), frontEndJob)).toContain('truncated');
  });
});
