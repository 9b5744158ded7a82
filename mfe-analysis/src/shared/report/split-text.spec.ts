import { expect, it } from '@jest/globals';
import { reportFixture } from '../../testing/report.fixture.js';
import { numberRequirements } from './number-requirements.js';
import type { RequirementData } from './report-types.js';
import { splitText } from './split-text.js';

const quote = (start: number, end: number) => ({ start, end, quote: '', section: 'skills', dated: false });
const requirement = (id: string, verdict: RequirementData['verdict'], ...spans: [number, number][]) =>
  ({ id, importance: 'must', verdict, evidence: spans.map(([s, e]) => quote(s, e)) }) as RequirementData;
const split = (text: string, ...requirements: RequirementData[]) =>
  splitText(text, numberRequirements(requirements));

it('gives the text back, piece by piece', () => {
  const { resume } = reportFixture.documents;
  const segments = splitText(resume, numberRequirements(reportFixture.requirements));
  expect(segments.map((s) => s.text).join('')).toBe(resume);
});

it('marks every quote of the report', () => {
  const segments = splitText(reportFixture.documents.resume, numberRequirements(reportFixture.requirements));
  for (const { id, evidence } of reportFixture.requirements) {
    for (const [n, { quote: words }] of evidence.entries()) {
      const marked = segments.filter((s) => s.quotes.includes(`${id}-${n}`));
      expect(marked.map((s) => s.text).join('')).toBe(words);
    }
  }
});

it('cuts where quotes overlap and numbers them where they end', () => {
  const segments = split(
    'React and Docker',
    requirement('a', 'partly', [0, 16]),
    requirement('b', 'met', [10, 16]),
  );
  expect(segments.map((s) => [s.text, s.quotes, s.verdict, s.ends.map((n) => n.no)])).toEqual([
    ['React and ', ['a-0'], 'partly', []],
    ['Docker', ['a-0', 'b-0'], 'met', [1, 2]],
  ]);
});

it('passes over spans that are not in the text', () => {
  expect(split('abc', requirement('a', 'met', [2, 9], [1, 1]))).toEqual([
    { start: 0, text: 'abc', quotes: [], verdict: null, ends: [] },
  ]);
});
