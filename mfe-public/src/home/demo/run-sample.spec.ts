import { describe, expect, it } from '@jest/globals';
import { runSample } from './run-sample.js';
import { sampleJobs } from './sample-job.js';

const cases = sampleJobs.flatMap((job) =>
  (['vi', 'en'] as const).map((language) => [job, language] as const),
);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('a sample of the landing page', () => {
  it.each(cases)(
    'adds up in whole points, and shows each number where it comes from: %s, %s',
    async (...args) => {
      const { score, sum, post, resume } = await runSample(...args, new Set());
      expect(sumOf(sum.map(({ earned }) => earned))).toBe(score);
      expect(sumOf(sum.map(({ weight }) => weight))).toBe(100);
      const inPost = post.flat().flatMap(({ marks = [] }) => marks);
      expect([...inPost].sort((a, b) => a - b)).toEqual(sum.flatMap(({ no }) => no ?? []));
      const inResume = resume.flatMap(({ pieces }) => pieces.flatMap(({ marks = [] }) => marks));
      const met = sum.filter(({ verdict }) => verdict === 'met').map(({ no }) => no);
      expect(inResume).toEqual(expect.arrayContaining(met));
    },
  );

  it.each(cases)('loses points with its lines, which stay in their places: %s, %s', async (...args) => {
    const whole = await runSample(...args, new Set());
    const items = whole.resume.filter(({ look }) => look === 'item').map(({ at }) => at);
    const without = await runSample(...args, new Set(items));
    expect(without.score).toBeLessThan(whole.score);
    const said = ({ resume }: typeof whole) =>
      resume.map(({ pieces }) => pieces.map(({ text }) => text).join(''));
    expect(said(without)).toEqual(said(whole));
    expect(without.resume.filter(({ out }) => out).map(({ at }) => at)).toEqual(items);
  });
});
