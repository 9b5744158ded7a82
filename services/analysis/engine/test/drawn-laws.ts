import { expect } from '@jest/globals';
import fc from 'fast-check';
import { analyse } from '../src/analyse.js';
import type { Report } from '../src/report.js';
import { pairs, text, today } from './people.js';

/** Whatever is made so many times more is the same, byte for byte. */
export function isTheSameAgain(make: () => object, times: number): void {
  const first = JSON.stringify(make());
  for (let i = 0; i < times; i += 1) expect(JSON.stringify(make())).toBe(first);
}

/** Every quote and fact stands literally in its document. */
export function assertNothingInvented(result: Report): void {
  const { resume, job } = result.documents;
  for (const { start, end, quote } of result.requirements.flatMap((r) => r.evidence))
    expect(resume.slice(start, end)).toBe(quote);
  for (const { span, sentence } of result.requirements)
    expect(job.slice(span.start, span.end)).toBe(sentence);
  const flat = resume.replace(/\s+/g, ' ');
  const { contact, experience, education, skills, certifications, awards } = result.resume;
  const facts = [
    contact.full_name,
    contact.email,
    contact.phone,
    contact.location,
    ...contact.links,
    ...experience.flatMap((e) => [e.title, e.company, e.location, e.dates, ...e.bullets]),
    ...education.flatMap((e) => [e.degree, e.field, e.institution, e.gpa, e.dates]),
    ...skills,
    ...certifications,
    ...awards,
  ].filter((fact) => fact !== null);
  for (const fact of facts) expect(flat).toContain(fact.replace(/\s+/g, ' '));
}

/** Lines of real documents and noise, in any order. */
export function mutations(): [fc.Arbitrary<string[]>, fc.Arbitrary<string[]>] {
  const lines = pairs.flatMap(({ resume, job }) => [...resume.split('\n'), ...job.split('\n')]);
  const noise = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...lines));
  return [fc.array(noise, { maxLength: 40 }), fc.array(noise, { maxLength: 30 })];
}

export function mutationsInventNothing(numRuns: number): void {
  fc.assert(
    fc.property(...mutations(), (resume, job) => {
      const result = analyse({
        resume: text(resume.join('\n')),
        job: text(job.join('\n')),
        language: 'en',
        today,
      });
      assertNothingInvented(result);
      expect(result.score === null || (result.score >= 0 && result.score <= 100)).toBe(true);
    }),
    { numRuns, seed: 7 },
  );
}
