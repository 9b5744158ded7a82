import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
// @ts-expect-error A program's own list, plain JavaScript.
import { findings } from '../mends/findings.mjs';
// @ts-expect-error The same.
import { without } from '../mends/without.mjs';

const root = resolve(import.meta.dirname, '../../..');

interface Finding {
  readonly id: string;
  readonly finding: string;
  readonly mends: readonly { readonly file: string; readonly mended: string; readonly before: string }[];
  readonly tests: readonly { readonly test: string; readonly name?: string }[];
}

it.each(findings as readonly Finding[])(
  '$id: the mend stands where it did and has a test',
  ({ mends, tests }) => {
    expect(mends).not.toHaveLength(0);
    expect(tests).not.toHaveLength(0);
    for (const mend of mends) {
      const content = readFileSync(join(root, mend.file), 'utf8');
      expect(without(content, mend)).not.toBe(content);
    }
    for (const { test } of tests) expect(existsSync(join(root, test))).toBe(true);
  },
);

it('names each finding once', () => {
  const ids = (findings as readonly Finding[]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
