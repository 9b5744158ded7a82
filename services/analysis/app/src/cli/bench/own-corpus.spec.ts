import { describe, expect, it } from '@jest/globals';
import { factLines } from './accuracy.js';
import { postLines, readPosts } from './own-posts.js';
import { parsedCorpus } from './own-resumes.js';

const minimum = 30;
/** Forty files are read, each in a process of its own. */
const corpusMs = 240_000;

describe('the own corpus', () => {
  it(
    'is read at or above every bar',
    async () => {
      const parsed = await parsedCorpus();
      expect(parsed.length).toBeGreaterThanOrEqual(minimum);
      expect(factLines(parsed).filter((line) => !line.pass)).toEqual([]);
    },
    corpusMs,
  );

  it('has its posts opened into items at or above every bar', () => {
    expect(readPosts().length).toBeGreaterThanOrEqual(minimum);
    expect(postLines().filter((line) => !line.pass)).toEqual([]);
  });
});
