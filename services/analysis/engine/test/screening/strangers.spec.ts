import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../../src/layout/read-text.js';
import type { ResumeFacts } from '../../src/report.js';
import { parseResume } from '../../src/resume/parse-resume.js';
import { blindOf } from '../../src/screening/blind.js';
import { text, today } from '../people.js';
import { indeed } from '../strangers/indeed.js';
import { rareShapes } from '../strangers/more.js';
import { plainEnglish } from '../strangers/plain-en.js';
import { plainVietnamese } from '../strangers/plain-vi.js';
import type { Truth } from '../strangers/stranger.js';
import { wrapped } from '../strangers/wrapped.js';
import * as vietnamese from '../vietnamese-resumes.js';

/** What is true of somebody, where it is known, beside what was read of them. */
function trueFacts(facts: ResumeFacts, { contact, education }: Truth): ResumeFacts {
  const studies = education.map(({ institution = null }) => ({
    degree: null,
    field: null,
    institution,
    gpa: null,
    start: null,
    end: null,
    dates: null,
  }));
  return {
    ...facts,
    contact: { ...facts.contact, ...contact },
    education: [...facts.education, ...studies],
  };
}

const strangers = [plainEnglish, plainVietnamese, rareShapes, wrapped, indeed].flat();
const own = Object.entries(vietnamese).map(([name, resume]) => ({ name, text: resume, truth: null }));

describe('the masked text of', () => {
  it.each([...strangers, ...own].map((one) => [one.name, one] as const))(
    '%s tells nobody who it is',
    (_, one) => {
      const document = text(one.text);
      const whole = readDocument(document).text;
      const facts = parseResume(document, today);
      const blind = blindOf({ facts, text: whole });
      const reader = one.truth ? blindOf({ facts: trueFacts(facts, one.truth), text: whole }) : blind;
      const masked = blind.mask(whole);
      expect(blind.mask(masked)).toBe(masked);
      expect(reader.leaks(masked)).toEqual([]);
      for (const line of whole.split('\n')) expect(reader.leaks(blind.mask(line))).toEqual([]);
    },
  );
});
