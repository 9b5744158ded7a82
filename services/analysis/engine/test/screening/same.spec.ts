import { describe, expect, it } from '@jest/globals';
import { isNear, nearness, textFingerprint } from '../../src/screening/same.js';
import {
  accountantResumeEn,
  accountantResumeVi,
  frontEndResume,
  nurseResume,
  salesResume,
} from '../people.js';
import * as vietnamese from '../vietnamese-resumes.js';

const own = [accountantResumeEn, accountantResumeVi, frontEndResume, nurseResume, salesResume];

describe('near texts', () => {
  it('are near whatever their case, accents, spaces and breaks', () => {
    for (const resume of own) {
      const print = textFingerprint(resume);
      expect(print).toMatch(/^[0-9a-f]{32}$/u);
      for (const other of [resume.toUpperCase(), resume.normalize('NFD'), resume.replaceAll('\n', ' \r\n\t')])
        expect(nearness(print, textFingerprint(other))).toBe(1);
    }
  });

  it('are near after a small edit', () => {
    for (const resume of own) {
      const edits = [
        resume.replace(/\d{3}(?=\D)/u, '777'),
        `${resume}\nHoàn thành khóa đào tạo nội bộ`,
        resume.split('\n').slice(0, -1).join('\n'),
      ];
      for (const edit of edits) expect(isNear(textFingerprint(resume), textFingerprint(edit))).toBe(true);
    }
  });

  it('are not near where two people used one form', () => {
    const all = [...own, ...Object.values(vietnamese)];
    for (const [i, one] of all.entries())
      for (const other of all.slice(i + 1))
        expect(isNear(textFingerprint(one), textFingerprint(other))).toBe(false);
  });

  it('need words', () => {
    expect(textFingerprint(' \n—')).toBe('');
    expect(isNear('', '')).toBe(false);
    expect(isNear('', textFingerprint('Lan'))).toBe(false);
  });
});
