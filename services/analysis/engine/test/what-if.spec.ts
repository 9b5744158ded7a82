import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { whatIf } from '../src/score/what-if.js';
import { pairs, text, today } from './people.js';

const reports = pairs.map(({ name, resume, job }) => ({
  name,
  report: analyse({ resume: text(resume), job: text(job), language: 'vi', today }),
}));
const scored = reports.filter(({ report }) => report.score !== null);

describe('what if the résumé showed more', () => {
  it.each(scored)('nothing ticked is the report itself: $name', ({ report }) => {
    expect(whatIf(report, new Set())).toEqual({
      score: report.score,
      band: report.band,
      gain: 0,
      subScores: report.subScores.map(({ id, score }) => ({ id, score })),
    });
  });

  it.each(scored)('ticking what an advice says gives the gain it promises: $name', ({ report }) => {
    const advised = report.suggestions.filter(({ gain }) => gain > 0);
    // Points are whole: where nearly all is met, nothing is left to gain.
    if ((report.score ?? 0) < 95) expect(advised.length).toBeGreaterThan(0);
    for (const { requirementIds, gain } of advised)
      expect(whatIf(report, new Set(requirementIds))?.gain).toBe(gain);
  });

  it.each(scored)('everything ticked is better than anything alone: $name', ({ report }) => {
    const all = whatIf(report, new Set(report.sum.flatMap((line) => line.requirementId ?? [])));
    for (const { gain } of report.suggestions) expect(all?.gain).toBeGreaterThanOrEqual(gain);
    expect(all?.subScores.find(({ id }) => id === 'skills')?.score ?? 100).toBe(100);
  });

  it('gives no number where there was none, and none that is not of this engine', () => {
    const [{ report }] = scored as [(typeof scored)[number]];
    const [first, ...rest] = report.requirements;
    const { credit: _, ...older } = first!;
    expect(whatIf({ ...report, score: null }, new Set())).toBeNull();
    expect(whatIf({ ...report, score: (report.score ?? 0) - 1 }, new Set())).toBeNull();
    expect(whatIf({ ...report, requirements: [older, ...rest] }, new Set())).toBeNull();
  });
});
