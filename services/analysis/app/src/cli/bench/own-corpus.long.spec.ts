import { expect, it } from '@jest/globals';
import { factLines } from './accuracy.js';
import { parsedCorpus } from './own-resumes.js';

const minimum = 30;
/** Forty files are read, each in a process of its own. */
const corpusMs = 240_000;

it(
  'the whole own corpus is read at or above every bar',
  async () => {
    const parsed = await parsedCorpus();
    expect(parsed.length).toBeGreaterThanOrEqual(minimum);
    expect(factLines(parsed).filter((line) => !line.pass)).toEqual([]);
  },
  corpusMs,
);
