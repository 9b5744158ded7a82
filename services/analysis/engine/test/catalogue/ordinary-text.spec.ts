import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { matchSkills } from '#src/catalogue/skills';
import { tokenize } from '#src/text/tokens';

const here = import.meta.dirname;
const linesOf = (name: string): string[] => readFileSync(join(here, name), 'utf8').trimEnd().split('\n');
const namesIn = (text: string): string[] =>
  matchSkills(text, tokenize(text)).map(({ value, start, end }) => `${value.id} «${text.slice(start, end)}»`);

describe('ordinary text names no skill', () => {
  it.each(['ordinary-en.txt', 'ordinary-vi.txt'])('%s', (name) => {
    const wrong = linesOf(name).flatMap((line) => namesIn(line).map((found) => `${found}: ${line}`));
    expect(linesOf(name).length).toBeGreaterThanOrEqual(350);
    expect(wrong).toEqual([]);
  });
});

/** Sentences of real posts in which readers marked nothing; the folder lies beside the project where there is one. */
const shared = join(here, '../../../../../../shared/data/skillspan-train.jsonl');
const hitsMax = 4;
/** Names of real fields and products: sentences about the company, its market or its offers name them rightly. */
const tellable = new Set(
  readFileSync(join(here, 'told-by-companies.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

interface Sentence {
  readonly post: string;
  readonly tokens: readonly string[];
  readonly tags_skill: readonly string[];
  readonly tags_knowledge: readonly string[];
}

function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
}

/** A third of the posts is only counted and never read. */
const isRead = ({ post }: Sentence): boolean => hash(`split:${post}`) % 3 !== 0;

(existsSync(shared) ? describe : describe.skip)('sentences of real posts without any mark', () => {
  it('are hit seldom by each name that no company tells of', () => {
    const counts = new Map<string, number>();
    for (const line of readFileSync(shared, 'utf8').trimEnd().split('\n')) {
      const sentence = JSON.parse(line) as Sentence;
      const marked = [...sentence.tags_skill, ...sentence.tags_knowledge].some((tag) => tag !== 'O');
      if (marked || !isRead(sentence)) continue;
      const text = sentence.tokens.filter((token) => !/^<.*>$/.test(token)).join(' ');
      for (const { value, start, end } of matchSkills(text, tokenize(text))) {
        const key = `${value.id} «${text.slice(start, end).toLowerCase()}»`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    const often = [...counts].filter(([key, hits]) => hits > hitsMax && !tellable.has(key));
    expect(often).toEqual([]);
  });
});
