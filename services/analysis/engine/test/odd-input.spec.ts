import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { frontEndJob, frontEndResume, salesJob, text, today } from './people.js';

const length = 60_000;
const fill = (unit: string): string => unit.repeat(Math.ceil(length / unit.length));
/** How long these take is measured by `bench:engine`. */
const odd: Readonly<Record<string, string>> = {
  'one endless word': fill('a'),
  'dotted word': fill('a.'),
  'camel case': fill('aB'),
  'plus signs': fill('c++'),
  tabs: fill('a\t'),
  bars: fill('a|'),
  brackets: fill('('),
  addresses: fill('a.b@c '),
  'half dates': fill('Jan 2019 - \n'),
  years: fill('2019 - 2020, '),
  capitals: fill('REACT DEVELOPER '),
  'right to left': fill('מפתח '),
  emoji: fill('😀'),
  'list of skills': fill('React, Java, '),
  'one letter a line': fill('a\n'),
  blank: fill(' \n'),
};
describe('odd input is answered without invention', () => {
  it.each(Object.keys(odd))('%s', (name) => {
    const value = odd[name] ?? '';
    for (const [resume, job] of [
      [value, frontEndJob],
      [frontEndResume, value],
    ] as const) {
      const report = analyse({ resume: text(resume), job: text(job), language: 'vi', today });
      expect(report.resume.experience.length).toBeLessThanOrEqual(resume === value ? 400 : 2);
    }
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
