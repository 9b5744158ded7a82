import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { frontEndJob, frontEndResume, text, today } from './people.js';

const resume = text(frontEndResume);
const job = text(frontEndJob);
const report = (plain: string | undefined, language: 'vi' | 'en' = 'en') =>
  analyse({ resume: plain === undefined ? resume : { ...resume, plain }, job, language, today });
const lost = (plain: string) => report(plain).integrity.filter(({ code }) => code === 'plain-reader');
const quoted = report(undefined)
  .requirements.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))
  .find((quote) => quote.split(' ').length > 6)!;

describe('a plain parser beside our reading', () => {
  it('says nothing when it finds the person and the evidence, in whatever lines', () => {
    expect(lost(frontEndResume)).toEqual([]);
    expect(lost(frontEndResume.replaceAll(' ', '\n'))).toEqual([]);
    expect(report(undefined).documents.plain).toBeUndefined();
  });

  it('names what it lost: the name, the e-mail, a line of evidence', () => {
    const { full_name: name, email } = report(undefined).resume.contact;
    expect(lost(frontEndResume.replace(name!, [...name!].join(' ')))).toMatchObject([{ quote: name }]);
    expect(lost(frontEndResume.replace(email!, email!.replace('@', ' @\n')))).toMatchObject([
      { quote: email },
    ]);
    const torn = frontEndResume.replace(quoted, [...quoted].join(' '));
    expect(lost(torn).map(({ quote }) => quote)).not.toEqual([]);
    expect(report(torn, 'vi').integrity[0]?.message).toContain('Trình đọc văn bản đơn giản');
  });

  it('changes no point and keeps the text', () => {
    const plain = 'nothing of it';
    const { score, sum, documents } = report(plain);
    expect({ score, sum }).toEqual({ score: report(undefined).score, sum: report(undefined).sum });
    expect(documents.plain).toBe(plain);
  });
});
