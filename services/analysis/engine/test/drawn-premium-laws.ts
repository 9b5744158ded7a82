import { expect } from '@jest/globals';
import fc from 'fast-check';
import { premiumReport } from '../src/premium.js';
import type { Line, Measure, PremiumReport, Quote } from '../src/premium/premium-report.js';
import { premiumTexts } from '../src/premium/words.js';
import { mutations } from './drawn-laws.js';
import { text, today } from './people.js';

export const measuresOf = ({ sections }: PremiumReport): Measure[] => [
  ...sections.metrics,
  sections.experience.minimum,
  sections.experience.relevance,
  sections.experience.quality,
  sections.enhancement.achievements.measure,
];
export function linesOf({ sections }: PremiumReport): Line[] {
  const { experience, education, enhancement, gaps, strengths, career } = sections;
  return [
    ...experience.gaps,
    ...education.matches,
    ...education.gaps,
    ...education.running,
    ...strengths,
    ...enhancement.summary,
    ...enhancement.keywords,
    ...enhancement.achievements.lines,
    ...enhancement.experience,
    ...enhancement.format,
    ...gaps.experience,
    ...gaps.education,
    ...gaps.skills,
    ...(career.overqualified ? [career.overqualified] : []),
  ];
}

const quotesOf = (result: PremiumReport): Quote[] => [
  ...[...linesOf(result), ...measuresOf(result).flatMap(({ parts }) => parts)].flatMap(
    ({ quotes }) => quotes,
  ),
  ...result.sections.experience.skills.flatMap(({ quotes }) => quotes),
  ...result.sections.experience.timeline.flatMap(({ quotes }) => quotes),
  ...[...result.sections.keywords.matching, ...result.sections.keywords.missing].flatMap(
    ({ quotes }) => quotes,
  ),
  ...result.requirements.flatMap(({ evidence }) => evidence),
];

export function assertPremiumInventsNothing(result: PremiumReport): void {
  const ids = new Set(result.requirements.map(({ id }) => id));
  for (const { start, end, quote } of quotesOf(result))
    expect(result.documents.resume.slice(start, end)).toBe(quote);
  for (const { requirementIds } of linesOf(result))
    for (const id of requirementIds) expect(ids).toContain(id);
}

export function assertSums(result: PremiumReport): void {
  for (const { id, score, parts, reason } of measuresOf(result)) {
    const max = parts.reduce((sum, part) => sum + part.max, 0);
    const got = parts.reduce((sum, part) => sum + part.got, 0);
    if (score === null) expect({ id, reason }).not.toEqual({ id, reason: null });
    else {
      expect(max).toBeGreaterThan(0);
      expect(score).toBe(Math.max(0, Math.min(100, Math.round((100 * got) / max))));
    }
    for (const part of parts) expect(part.got).toBeLessThanOrEqual(part.max);
  }
}

export function premiumMutationsHold(numRuns: number): void {
  fc.assert(
    fc.property(...mutations(), (resume, job) => {
      const result = premiumReport({ resume: text(resume.join('\n')), job: text(job.join('\n')), today });
      assertPremiumInventsNothing(result);
      assertSums(result);
      const [vi, en] = [premiumTexts(result, 'vi'), premiumTexts(result, 'en')];
      expect(Object.keys(vi.lines)).toEqual(Object.keys(en.lines));
    }),
    { numRuns, seed: 11 },
  );
}
