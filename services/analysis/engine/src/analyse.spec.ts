import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';
import { plainTextDocument } from './document.js';

const today = '2026-06-01';
const resume = plainTextDocument(`Nguyễn Thị Mai
mai.nguyen@example.com | 0912 345 678 | Hà Nội

Experience
Front-End Developer, Ánh Dương Software JSC
03/2020 - 05/2024
- Built web applications with React and TypeScript for 40,000 users
- Wrote unit tests and reviewed code of four colleagues

Education
Bachelor of Computer Science, Hanoi University of Science and Technology
2014 - 2018

Skills
JavaScript, HTML5, CSS3, Git`);
const job = plainTextDocument(`Front End Engineer
Requirements
- At least 2 years of experience as a Front End Developer
- Experience with React, Vue or Angular
- HTML, CSS and JavaScript
- Familiarity with Git
- Bachelor's degree in Computer Science
- Experience with Docker is a plus
Benefits
- Free lunch with Python snakes`);

describe('analyse', () => {
  const report = analyse({ resume, job, language: 'en', today });

  it('gives the same bytes for the same input', () => {
    const again = JSON.stringify(analyse({ resume, job, language: 'en', today }));
    expect(again).toBe(JSON.stringify(report));
  });

  it('shows a sum that is the score', () => {
    const total = report.sum.reduce((sum, line) => sum + line.earned, 0);
    expect(report.score).toBe(Math.round(total));
    expect(report.sum.reduce((sum, line) => sum + line.weight, 0)).toBeCloseTo(100, 0);
  });

  it('quotes literally', () => {
    for (const requirement of report.requirements) {
      expect(report.documents.job.slice(requirement.span.start, requirement.span.end)).toBe(
        requirement.sentence,
      );
      for (const { start, end, quote } of requirement.evidence)
        expect(report.documents.resume.slice(start, end)).toBe(quote);
    }
  });

  it('finds what is met, in what words, and what is not', () => {
    const verdicts = Object.fromEntries(report.requirements.map((r) => [r.label, r.verdict]));
    expect(verdicts).toMatchObject({
      'Position: Front End Engineer': 'met',
      '2 years of experience: Front End Developer': 'met',
      React: 'met',
      HTML: 'met',
      Git: 'met',
      "Bachelor's degree: Computer Science": 'met',
      Docker: 'not-found',
    });
    expect(report.missingSkills).toEqual([
      { requirementId: expect.any(String), name: 'Docker', importance: 'nice' },
    ]);
    expect(report.requirements.map((r) => r.label)).not.toContain('Python');
    expect(report.score).toBeGreaterThanOrEqual(78);
    expect(report.job).toMatchObject({ title: 'Front End Engineer', language: 'en' });
    expect(report.today).toBe(today);
  });

  it('speaks Vietnamese when asked, with the same numbers', () => {
    const vi = analyse({ resume, job, language: 'vi', today });
    expect(vi.score).toBe(report.score);
    expect(vi.summary).toContain('yêu cầu bắt buộc');
    expect(vi.requirements.map((r) => r.verdict)).toEqual(report.requirements.map((r) => r.verdict));
  });

  it('advises by what it is worth', () => {
    const gains = report.suggestions.map((suggestion) => suggestion.gain);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    const docker = report.suggestions.find((suggestion) => suggestion.title.includes('Docker'));
    const line = report.requirements.find((r) => r.label === 'Docker')!;
    // Whole points: the difference of two rounded scores is within a point of the line's own.
    expect(Math.abs((docker?.gain ?? 0) - (line.weight - line.earned))).toBeLessThanOrEqual(1);
  });
});
