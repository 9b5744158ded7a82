import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sameWordsData } from '#src/catalogue/same-words-data';
import { contentWords } from '#src/match/phrase-words';
import { meansSame } from '#src/match/find-phrase';

const folder = join(import.meta.dirname, '../../src/catalogue/data');
const files = readdirSync(folder)
  .filter((name) => name.startsWith('same-words-'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const wordsMax = 4;
const syllablesMax = 6;
const linesMax = 2;

/** Errors of the data, each with its file and line. */
function errorsOf(all: readonly { readonly name: string; readonly text: string }[]): string[] {
  const errors: string[] = [];
  const lines = new Map<string, number>();
  for (const { name, text } of all)
    for (const [i, raw] of text.trimEnd().split('\n').slice(1, -1).entries()) {
      const at = `${name}:${i + 2}`;
      let line: Record<string, unknown>;
      try {
        line = JSON.parse(raw.replace(/,$/u, '')) as Record<string, unknown>;
      } catch {
        errors.push(`${at}: not an object`);
        continue;
      }
      const { words, kinds = [], ...others } = line;
      for (const key of Object.keys(others)) errors.push(`${at}: unknown key "${key}"`);
      if (!Array.isArray(words) || !Array.isArray(kinds)) {
        errors.push(`${at}: words and kinds are lists`);
        continue;
      }
      if (words.length + kinds.length < 2) errors.push(`${at}: one term says the same as nothing`);
      for (const term of [...words, ...kinds]) {
        if (typeof term !== 'string' || term.trim() === '') {
          errors.push(`${at}: an empty term`);
          continue;
        }
        const marked = /\P{ASCII}/u.test(term);
        if (term.split(' ').length > (marked ? syllablesMax : wordsMax))
          errors.push(`${at}: "${term}" is long`);
        const count = (lines.get(term.toLowerCase()) ?? 0) + 1;
        lines.set(term.toLowerCase(), count);
        if (count === linesMax + 1) errors.push(`${at}: "${term}" stands in more than ${linesMax} lines`);
      }
    }
  return errors;
}

describe('words that say the same', () => {
  it('are valid, line by line', () => {
    expect(errorsOf(files)).toEqual([]);
  });

  it('are all loaded', () => {
    expect(sameWordsData.length).toBe(
      files.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length - 2, 0),
    );
  });

  it.each([
    ['{"words":["a b c d e","x"]},', 'f.json:2: "a b c d e" is long'],
    ['{"words":["x"]},', 'f.json:2: one term says the same as nothing'],
    ['{"words":["x",""]},', 'f.json:2: an empty term'],
    ['{"words":["x","y"],"kind":["z"]},', 'f.json:2: unknown key "kind"'],
    ['{"words":', 'f.json:2: not an object'],
  ])('an error is told with its line: %s', (line, error) => {
    expect(errorsOf([{ name: 'f.json', text: `[\n${line}\n]\n` }])).toEqual([error]);
  });
});

const says = (asked: string, told: string): boolean =>
  contentWords(asked).some((a) => contentWords(told).some((b) => meansSame(a, b)));

describe('one word says another', () => {
  it.each([
    ['suppliers', 'nhà cung cấp'],
    ['người bệnh', 'NB'],
    ['khách hàng', 'clients'],
    ['nhà cung ứng', 'nha cung cap'],
    ['staff', 'công nhân'],
  ])('%s is told by %s', (asked, told) => {
    expect(says(asked, told)).toBe(true);
  });

  it.each([
    ['công nhân', 'staff of the embassy'],
    ['presentation', 'May 2021 – present'],
    ['khách hàng', 'hàng tồn'],
    ['nurse', 'doctor'],
  ])('%s is not told by %s', (asked, told) => {
    expect(says(asked, told)).toBe(false);
  });
});
