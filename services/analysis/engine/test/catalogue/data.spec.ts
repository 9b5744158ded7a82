import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { broaderThan } from '#src/catalogue/relations';
import { skills } from '#src/catalogue/skill-data';
import { validateEntries } from './validate-entries.js';

const folder = join(import.meta.dirname, '../../src/catalogue/data');
const contexts = new Set(Object.keys(JSON.parse(readFileSync(join(folder, 'contexts.json'), 'utf8'))));
const files = readdirSync(folder)
  .filter((name) => name.endsWith('-skills.json'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const errorsOf = (...lines: string[]): string[] =>
  validateEntries([{ name: 'test.json', text: `[\n${lines.join(',\n')}\n]\n` }], new Set(['books']));
const entry = (changes: object): string =>
  JSON.stringify({
    id: 'rowing',
    en: 'Rowing',
    vi: 'Chèo thuyền',
    kind: 'hard',
    names: ['Rowing'],
    ...changes,
  });

describe('files of the catalogue', () => {
  it('are valid', () => {
    expect(validateEntries(files, contexts)).toEqual([]);
  });

  it('are all loaded', () => {
    const lines = files.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length - 2, 0);
    expect(skills.length).toBe(lines);
  });

  it('lead upwards without a circle', () => {
    expect(skills.filter(({ id }) => broaderThan(id).includes(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe('an error in a file', () => {
  it.each([
    ['kind', entry({ kind: 'sport' }), 'test.json:2: unknown kind "sport"'],
    ['language', entry({ vi: '' }), 'test.json:2: no Vietnamese name'],
    ['key', entry({ colour: 'red' }), 'test.json:2: unknown key "colour"'],
    ['relation', entry({ broader: ['sports'] }), 'test.json:2: broader: no entry "sports"'],
    ['match', entry({ names: [{ text: 'Rowing', match: 'loud' }] }), 'test.json:2: unknown match "loud"'],
    ['clause', entry({ names: [{ text: 'Rowing', lang: 'fr' }] }), 'test.json:2: unknown language "fr"'],
    [
      'context',
      entry({ names: [{ text: 'Rowing', needs: ['#water'] }] }),
      'test.json:2: unknown context "#water"',
    ],
    ['condition', entry({ names: [{ text: 'Rowing', not: ['% ~'] }] }), 'test.json:2: "% ~" holds no word'],
    ['syntax', '{"id":', 'test.json:2: not an entry'],
  ])('is told with its line: %s', (_, line, error) => {
    expect(errorsOf(line)).toEqual([error]);
  });

  it('is told with its line: a name of two entries', () => {
    expect(errorsOf(entry({}), entry({ id: 'sculling', names: ['rowing'] }))).toEqual([
      'test.json:3: "rowing" is a name of test.json:2',
    ]);
  });
});
