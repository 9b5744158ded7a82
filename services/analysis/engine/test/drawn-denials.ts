import { expect } from '@jest/globals';
import fc from 'fast-check';
import { analyse } from '../src/analyse.js';
import type { Report } from '../src/report.js';
import { once, text } from './people.js';

export const report = once((resume: string, job: string, language: 'en' | 'vi' = 'en'): Report =>
  analyse({ today: '2026-11-21', resume: text(resume), job: text(job), language }),
);
const rank = { 'cannot-tell': 0, 'not-found': 0, partly: 1, met: 2 } as const;

/** The résumé with a line more under its first list item. */
function withLine(resume: string, line: string): string {
  const lines = resume.split('\n');
  const at = lines.findIndex((one) => one.startsWith('- '));
  return [...lines.slice(0, at + 1), `- ${line}`, ...lines.slice(at + 1)].join('\n');
}

const denials = [
  (a: string, b: string) => `No experience with ${a} or ${b}`,
  (a: string, b: string) => `Have never used ${a}, ${b} or the like`,
  (a: string, b: string) => `Not familiar with ${a} and ${b}`,
  (a: string) => `Lack of knowledge in ${a}`,
  (a: string, b: string) => `Chưa từng làm việc với ${a}, ${b}`,
  (a: string, b: string) => `Không biết ${a} và ${b}`,
  (a: string) => `Chưa có kinh nghiệm về ${a}`,
  (a: string, b: string) => `Would like to learn ${a} and ${b}`,
  (a: string) => `Mong muốn được học thêm về ${a}`,
];

/** Lines that deny what a post asks for, drawn so many times, raise no verdict. */
export function denialsRaiseNothing(resume: string, job: string, numRuns: number): void {
  const before = report(resume, job);
  const labels = before.requirements
    .filter(({ kind }) => ['hard-skill', 'tool', 'certificate', 'language'].includes(kind))
    .map(({ label }) => label.replace(/\s*\(.*$/, ''));
  if (labels.length === 0) return;
  const label = fc.constantFrom(...labels);
  fc.assert(
    fc.property(fc.constantFrom(...denials), label, label, (denial, a, b) => {
      const after = report(withLine(resume, denial(a, b)), job);
      for (const [i, { verdict, label: name }] of after.requirements.entries())
        expect([name, rank[verdict]]).toEqual([
          name,
          Math.min(rank[verdict], rank[before.requirements[i]!.verdict]),
        ]);
      expect(after.score ?? 0).toBeLessThanOrEqual(before.score ?? 0);
    }),
    { numRuns, seed: 11 },
  );
}
