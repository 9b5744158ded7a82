import { analyse } from '@fitfolio/fit-engine/analyse';
import { plainTextDocument } from '@fitfolio/fit-engine/document';
import { afterAll, expect, it } from '@jest/globals';
import { jobText, resumeText } from '../../test/given/texts.js';
import { EngineThreads } from './engine-threads.js';

const threads = new EngineThreads();
afterAll(() => threads.onApplicationShutdown());

const input = (resume: string, job: string) => ({
  resume: plainTextDocument(resume),
  job: plainTextDocument(job),
  language: 'en' as const,
  today: '2026-06-01',
});

it('says the same bytes each time, and as the engine says them here', async () => {
  const given = input(resumeText, jobText);
  const said = await Promise.all([threads.analyse(given), threads.analyse(given), threads.analyse(given)]);
  const expected = JSON.stringify(analyse(given));
  expect(said.map((report) => JSON.stringify(report))).toEqual([expected, expected, expected]);
  expect(said[0]?.today).toBe('2026-06-01');
});

const charsMax = 60_000;
const odd: readonly (readonly [string, string])[] = [
  ['brackets', '([{'.repeat(charsMax / 3)],
  ['newlines', `a${'\n'.repeat(charsMax)}b`],
  ['one word', 'word '.repeat(charsMax / 5)],
  ['one letter', 'ạ'.repeat(charsMax)],
];
/** An analysis on the loop itself would leave it a turn or two. */
const turnsMin = 20;

it.each(odd)('the loop goes on while a thread reads %s', async (_what, text) => {
  await threads.analyse(input(resumeText, jobText));
  let turns = 0;
  let reading = true;
  const turn = (): void => {
    turns += 1;
    if (reading) setImmediate(turn);
  };
  setImmediate(turn);
  const results = await Promise.allSettled([
    threads.analyse(input(text, jobText)),
    threads.analyse(input(resumeText, text)),
  ]);
  reading = false;
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(turns).toBeGreaterThan(turnsMin);
});
