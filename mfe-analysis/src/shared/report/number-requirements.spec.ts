import { expect, it } from '@jest/globals';
import { reportFixture } from '../../testing/report.fixture.js';
import { noFilter, numberRequirements, passes } from './number-requirements.js';
import { importances, knownVerdict, verdicts } from './report-types.js';

const numbered = numberRequirements(reportFixture.requirements);

it('numbers all, must before nice, conditions last', () => {
  expect(numbered.map((n) => n.no)).toEqual(reportFixture.requirements.map((_, i) => i + 1));
  const scored = numbered.filter((n) => n.requirement.kind !== 'condition');
  expect(numbered.slice(0, scored.length)).toEqual(scored);
  const firstNice = scored.findIndex((n) => n.requirement.importance === 'nice');
  expect(scored.slice(firstNice).every((n) => n.requirement.importance === 'nice')).toBe(true);
});

it('puts each requirement in exactly one cell of the matrix', () => {
  const cells = importances.flatMap((importance) => verdicts.map((verdict) => ({ importance, verdict })));
  const counts = cells.map((cell) => numbered.filter((n) => passes(cell, n)).length);
  expect(counts.reduce((a, b) => a + b)).toBe(numbered.length);
  expect(numbered.every((n) => passes(noFilter, n))).toBe(true);
});

it('takes a verdict of a newer service for one it cannot tell', () => {
  expect(verdicts.map(knownVerdict)).toEqual(verdicts);
  expect(knownVerdict('almost')).toBe('cannot-tell');
});
