import { expect } from '@jest/globals';
import { readDocument } from '../../src/layout/read-text.js';
import { premiumReport } from '../../src/premium.js';
import { premiumTexts } from '../../src/premium/words.js';
import { parseResume } from '../../src/resume/parse-resume.js';
import { blindOf } from '../../src/screening/blind.js';
import { accountantResumeVi, type pairs, text, today } from '../people.js';

const odd: Readonly<Record<string, string>> = {
  'one endless word': 'a',
  'dotted word': 'a.',
  addresses: 'a.b@c ',
  figures: '0 9 ',
  'figures in brackets': '(0) ',
  years: '2019 - 2020, ',
  capitals: 'Trường Đại Học ',
  universities: 'University of ',
  tabs: 'a\t',
  'the name': 'Trần Văn Hùng ',
  'letters of the name': 'tranvan',
  brackets: '⟦name',
  labels: 'Giới tính: ',
  newlines: '\n',
  initials: 'T.V. ',
};

/** Masking what is masked changes nothing and leaves nothing to be found, in every text of these reports. */
export function masksOnce(these: typeof pairs): void {
  for (const { resume, job } of these) {
    const report = premiumReport({ resume: text(resume), job: text(job), today });
    const own = blindOf({ facts: report.resume, text: report.documents.resume });
    for (const language of ['vi', 'en'] as const) {
      const { requirements, lines, summary } = premiumTexts(report, language);
      const said = [
        report.documents.resume,
        summary,
        ...Object.values(requirements).map(({ reason }) => reason),
        ...Object.values(lines).flatMap(({ title, detail }) => [title, detail ?? '']),
      ];
      for (const one of said) {
        const masked = own.mask(one);
        expect(own.mask(masked)).toBe(masked);
        expect(own.leaks(masked)).toEqual([]);
      }
    }
  }
}

/** Masks texts of this length that nobody writes. */
export function takesOddInput(length: number): void {
  const blind = blindOf({
    facts: parseResume(text(accountantResumeVi), today),
    text: readDocument(text(accountantResumeVi)).text,
  });
  for (const unit of Object.values(odd)) {
    const long = unit.repeat(Math.ceil(length / unit.length));
    const masked = blind.mask(long);
    expect(blind.leaks(masked).filter(({ kind }) => kind === 'contact' && unit === 'a')).toEqual([]);
  }
}
