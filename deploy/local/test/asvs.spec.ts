import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const root = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('docs/asvs.md', root), 'utf8');
const states = ['met', 'not applicable', 'open'] as const;

/** A line of a chapter's table: `| 1.2.3 | L1 | what | **met** | why |`. */
const lines = [
  ...text.matchAll(/^\| ([\d.]+) +\| (L[12]) +\| .*? \| \*\*([a-z ]+)\*\* +\| (.*?) +\|$/gm),
].map(([, id = '', level = '', state = '', why = '']) => ({ id, level, state, why }));
/** Paths in backquotes; other code has no folder in it. */
const filesOf = (words: string): string[] =>
  [...words.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+\.\w+|[A-Z]+\.md)`/g)].map(([, path = '']) => path);

it('has every requirement of levels 1 and 2 once, each with a state', () => {
  expect(lines.filter(({ level }) => level === 'L1')).toHaveLength(70);
  expect(lines.filter(({ level }) => level === 'L2')).toHaveLength(183);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(lines.filter(({ state }) => !states.some((known) => known === state))).toEqual([]);
});

it('names a file that exists for each that is met', () => {
  const claims = lines.filter(({ state }) => state === 'met');
  expect(claims.filter(({ why }) => filesOf(why).length === 0).map(({ id }) => id)).toEqual([]);
  const missing = filesOf(text).filter((path) => !existsSync(fileURLToPath(new URL(path, root))));
  expect(missing).toEqual([]);
});

it('has the counts of its tables at its head', () => {
  for (const state of states) {
    const [, ...counts] =
      new RegExp(`^\\| ${state} +\\| (\\d+) +\\| (\\d+) +\\| (\\d+) +\\|$`, 'm').exec(text) ?? [];
    const of = (level?: string): number =>
      lines.filter((line) => line.state === state && (level ?? line.level) === line.level).length;
    expect({ state, counts: counts.map(Number) }).toEqual({ state, counts: [of('L1'), of('L2'), of()] });
  }
});
