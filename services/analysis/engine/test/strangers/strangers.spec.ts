import { describe, expect, it } from '@jest/globals';
import { plainTextDocument } from '../../src/document.js';
import { parseResume } from '../../src/resume/parse-resume.js';
import { today } from '../people.js';
import { indeed } from './indeed.js';
import { rareShapes } from './more.js';
import { plainEnglish } from './plain-en.js';
import { plainVietnamese } from './plain-vi.js';
import { wrapped } from './wrapped.js';

const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

const holds = (expected: string, found: string): boolean =>
  plain(expected) === plain(found) || ` ${plain(found)} `.includes(` ${plain(expected)} `);

const given = (values: readonly (string | null | undefined)[]): string[] =>
  values.flatMap((value) => (value ? [value] : []));

/** What is missing of the expected, and what was found beyond it. */
function difference(expected: readonly string[], found: readonly string[]): string[] {
  const left = [...found];
  const missing = expected.filter((value) => {
    const at = left.findIndex((other) => holds(value, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...missing.map((value) => `missing: ${value}`), ...left.map((value) => `beyond: ${value}`)];
}

describe.each([...indeed, ...plainEnglish, ...plainVietnamese, ...rareShapes, ...wrapped])(
  '$name',
  ({ text, truth }) => {
    const facts = parseResume(plainTextDocument(text), today);

    it('knows the person', () => {
      for (const [key, value] of Object.entries(truth.contact))
        expect(plain(facts.contact[key as keyof typeof truth.contact])).toBe(plain(value));
    });

    it('knows the work', () => {
      expect(
        difference(
          given(truth.experience.map((job) => job.title)),
          given(facts.experience.map((job) => job.title)),
        ),
      ).toEqual([]);
      expect(
        difference(
          given(truth.experience.map((job) => job.company)),
          given(facts.experience.map((job) => job.company)),
        ),
      ).toEqual([]);
    });

    it('knows the studies', () => {
      expect(
        difference(
          given(truth.education.map((study) => study.degree)),
          given(facts.education.map((study) => study.degree)),
        ),
      ).toEqual([]);
      expect(
        difference(
          given(truth.education.map((study) => study.institution)),
          given(facts.education.map((study) => study.institution)),
        ),
      ).toEqual([]);
    });

    it('knows the skills', () => {
      const missing = difference(truth.skills ?? [], facts.skills).filter((line) =>
        line.startsWith('missing'),
      );
      expect(missing).toEqual([]);
    });
  },
);
