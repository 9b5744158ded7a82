import { describe, expect, it } from '@jest/globals';
import { factLines } from './accuracy.js';
import { postLines, readPosts } from './own-posts.js';
import { parsedCorpus } from './own-resumes.js';

const minimum = 30;
/** A short seed that meets both formats and several layouts; all of them are read by `own-corpus.long.spec.ts`. */
const everyNth = 9;

describe('the own corpus', () => {
  it('is read at or above every bar', async () => {
    const parsed = await parsedCorpus(everyNth);
    expect(parsed.length).toBeGreaterThanOrEqual(minimum / everyNth);
    expect(factLines(parsed).filter((line) => !line.pass)).toEqual([]);
  });

  it('has its posts opened into items at or above every bar', () => {
    expect(readPosts().length).toBeGreaterThanOrEqual(minimum);
    expect(postLines().filter((line) => !line.pass)).toEqual([]);
  });
});
