import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const text = read('docs/security-limits.md');

/** A line of a table: `| limit | 1,000 ms | `name` in `file` |`. */
const limits = [...text.matchAll(/^\| (.+?) +\| ([\d,]+)[^|]*\| `(\w+)` in `([^`]+)` +\|$/gm)].map(
  ([, limit = '', value = '', name = '', file = '']) => ({
    limit,
    value: Number(value.replaceAll(',', '')),
    name,
    file,
  }),
);

/** The number that a constant has, or a setting has by default; undefined when there is none. */
function valueOf(source: string, name: string): number | undefined {
  const found =
    new RegExp(`const ${name} = ([\\d_ *]+);`).exec(source) ??
    new RegExp(`\\b${name}: z[^\\n]*\\.default\\(([\\d_]+)\\)`).exec(source);
  if (!found?.[1]) return undefined;
  return found[1]
    .split('*')
    .reduce((product, factor) => product * Number(factor.replaceAll('_', '').trim()), 1);
}

it('has the numbers that the code has', () => {
  expect(limits.length).toBeGreaterThan(50);
  const wrong = limits.filter(({ value, name, file }) => valueOf(read(file), name) !== value);
  expect(wrong).toEqual([]);
});

it('names the code of each line that looks like a limit', () => {
  const lines = text.split('\n').filter((line) => line.includes('` in `'));
  expect(limits).toHaveLength(lines.length);
});

it('names files that exist', () => {
  const files = [...text.matchAll(/`((?:services|deploy)\/[\w@./-]+\.\w+)`/g)].map(([, path = '']) => path);
  expect(files.filter((path) => !existsSync(fileURLToPath(new URL(path, root))))).toEqual([]);
});
