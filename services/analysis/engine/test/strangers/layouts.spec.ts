import { describe, expect, it } from '@jest/globals';
import { parseResume } from '../../src/resume/parse-resume.js';
import { fold } from '../../src/text/fold.js';
import { text } from '../people.js';
import { type Layout, studyLayouts, workLayouts } from './layouts.js';

const today = '2026-11-21';
const person = (section: string): string =>
  /[ăđêôơư]/iu.test(section)
    ? `Lý Thu Hà\nha.ly@example.com | 0912 555 777 | Hà Nội\n\n${section}`
    : `Robin Vale\nrobin.vale@example.com | 0123 456 789 | Leeds\n\n${section}`;

const plain = (value: string): string =>
  fold(value)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** Read as written, or with a remark that stands beside it. */
const holds = (read: string | null, wanted: string): boolean => plain(read ?? '').includes(plain(wanted));

type Entry = readonly [string | null, string | null];

/** Each wanted entry is read once, and no fact of a kind is read that nobody wrote. */
function compare(read: readonly Entry[], wanted: Layout[1]): void {
  for (const at of [0, 1] as const) {
    const facts = read.flatMap((entry) => entry[at] ?? []);
    const asked = wanted.flatMap((entry) => entry[at] ?? []);
    for (const fact of asked) expect(facts.filter((one) => holds(one, fact))).not.toEqual([]);
    expect(facts.length).toBe(asked.length);
  }
}

describe('studies as strangers lay them out', () => {
  it.each(studyLayouts)('%s', (section, entries) => {
    const { education } = parseResume(text(person(section)), today);
    compare(
      education.map(({ degree, institution }): Entry => [degree, institution]),
      entries,
    );
  });
});

describe('positions as strangers lay them out', () => {
  it.each(workLayouts)('%s', (section, entries) => {
    const { experience } = parseResume(text(person(section)), today);
    compare(
      experience.map(({ title, company }): Entry => [title, company]),
      entries,
    );
  });
});
