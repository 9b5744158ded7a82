import { describe, expect, it } from '@jest/globals';
import { premiumReport } from '../src/premium.js';
import type { PremiumReport } from '../src/premium/premium-report.js';
import { premiumTexts } from '../src/premium/words.js';
import { analyse } from '../src/analyse.js';
import { premiumEn } from '../src/premium/words-en.js';
import { premiumVi } from '../src/premium/words-vi.js';
import { isTheSameAgain } from './drawn-laws.js';
import {
  assertPremiumInventsNothing,
  assertSums,
  linesOf,
  measuresOf,
  premiumMutationsHold,
} from './drawn-premium-laws.js';
import {
  accountantJobVi,
  accountantResumeEn,
  accountantResumeVi,
  frontEndJob,
  frontEndResume,
  once,
  pairs,
  text,
  today,
} from './people.js';

const made = (resume: string, job: string): PremiumReport =>
  premiumReport({ resume: text(resume), job: text(job), today });
const report = once(made);

const scoresOf = (result: PremiumReport): Map<string, number | null> =>
  new Map(measuresOf(result).map(({ id, score }) => [id, score]));
const scoreOf = (resume: string, job: string, id: string): number =>
  scoresOf(report(resume, job)).get(id) ?? 0;

describe('premium report', () => {
  it.each(pairs)('same input, same bytes: $name', ({ resume, job }) => {
    isTheSameAgain(() => made(resume, job), 2);
  });

  it.each(pairs)(
    'nothing is invented and every measure is the sum of its parts: $name',
    ({ resume, job }) => {
      const result = report(resume, job);
      assertPremiumInventsNothing(result);
      assertSums(result);
    },
  );

  it.each(pairs)(
    'every line has a quote or a requirement, but what tells of the file or of an absence: $name',
    ({ resume, job }) => {
      const bare = linesOf(report(resume, job)).filter(
        ({ quotes, requirementIds }) => quotes.length + requirementIds.length === 0,
      );
      for (const { id } of bare) expect(id).toMatch(/^(?:format-|summary-)/);
    },
  );

  it.each(pairs)('the free and the premium report say the same numbers: $name', ({ resume, job }) => {
    const result = report(resume, job);
    const free = analyse({ resume: text(resume), job: text(job), language: 'vi', today });
    expect(free.score).toBe(result.score);
    expect(free.metrics.map(({ id, score }) => [id, score])).toEqual(
      result.sections.metrics.map(({ id, score }) => [id, score]),
    );
    expect(free.sum.map(({ label }) => label)).toEqual(premiumTexts(result, 'vi').sum);
    expect(free.requirements.map(({ label, reason }) => ({ label, reason }))).toEqual(
      Object.values(premiumTexts(result, 'vi').requirements).map(({ label, reason }) => ({ label, reason })),
    );
    expect(free.summary).toBe(premiumTexts(result, 'vi').summary);
  });

  it.each(pairs)(
    'has a sentence for every line in both languages, and its ids are unique: $name',
    ({ resume, job }) => {
      const stored = JSON.parse(JSON.stringify(report(resume, job))) as PremiumReport;
      const all = [...linesOf(stored), ...measuresOf(stored).flatMap(({ parts }) => parts)].map(
        ({ id }) => id,
      );
      expect(new Set(all).size).toBe(all.length);
      for (const language of ['vi', 'en'] as const) {
        const texts = premiumTexts(stored, language);
        for (const id of all) expect(texts.lines[id]?.title).toMatch(/\S/);
        for (const { id } of measuresOf(stored)) expect(texts.measures[id]).toMatch(/\S/);
        expect(JSON.stringify(texts)).not.toMatch(/undefined|NaN|“”/);
      }
    },
  );

  it('has the same sentences in both languages', () => {
    expect(Object.keys(premiumVi.lines)).toEqual(Object.keys(premiumEn.lines));
    expect(Object.keys(premiumVi.measures)).toEqual(Object.keys(premiumEn.measures));
    expect(Object.keys(premiumVi.unmeasured)).toEqual(Object.keys(premiumEn.unmeasured));
  });

  it('invents nothing and has words for any two texts', () => {
    premiumMutationsHold(15);
  });
});

/** Puts a line under the first position. */
function withLine(resume: string, line: string): string {
  const lines = resume.split('\n');
  const first = lines.findIndex((one) => one.startsWith('- '));
  return [...lines.slice(0, first), line, ...lines.slice(first)].join('\n');
}

describe('monotone', () => {
  const deeds: readonly (readonly [string, string])[] = [
    ['achievement-impact', '- Reduced costs by 35%'],
    ['achievement-quantification', '- Reduced costs by 35%'],
    ['personality-showcase', '- Trained 5 new employees and collaborated with the design team'],
    ['quality-relevance', '- Used React, Docker and Git for 12 projects'],
    ['experience-relevance', '- Used React, Docker and Git for 12 projects'],
    [
      'contextual-relevance',
      '- Collaborated with designers and back-end developers on user interfaces with Vue.js',
    ],
    ['soft-skills', '- Led a team of 6 people and communicated with customers every day'],
  ];
  it.each(deeds)('%s never falls by a line that shows it', (id, line) => {
    for (const { resume, job } of pairs)
      expect(scoreOf(withLine(resume, line), job, id)).toBeGreaterThanOrEqual(scoreOf(resume, job, id));
  });

  it('more months never lower the minimum experience', () => {
    const longer = frontEndResume.replace('03/2020 - 05/2024', '03/2019 - 05/2024');
    expect(scoreOf(longer, frontEndJob, 'minimum-experience')).toBeGreaterThanOrEqual(
      scoreOf(frontEndResume, frontEndJob, 'minimum-experience'),
    );
  });

  it('the title and a figure in the summary never lower it', () => {
    const told = frontEndResume.replace(
      'Front-end developer with',
      'Front End Engineer of 12 React projects with',
    );
    expect(scoreOf(told, frontEndJob, 'summary-effectiveness')).toBeGreaterThanOrEqual(
      scoreOf(frontEndResume, frontEndJob, 'summary-effectiveness'),
    );
  });

  it('a fault never raises the quality of language', () => {
    for (const { resume, job } of pairs)
      for (const fault of ['- Xữ lý đơn hàng và sữ dụng Excel', '- Worked on the the reports'])
        expect(scoreOf(withLine(resume, fault), job, 'language-quality')).toBeLessThanOrEqual(
          scoreOf(resume, job, 'language-quality'),
        );
  });
});

describe('blind', () => {
  it('name, sex, age and place change no measure', () => {
    const before = scoresOf(report(frontEndResume, frontEndJob));
    for (const [from, to] of [
      ['Nguyễn Thị Mai', 'John Smith'],
      ['Hà Nội', 'Cà Mau'],
      ['mai.nguyen@example.com', 'x@example.org'],
    ] as const)
      expect(scoresOf(report(frontEndResume.replaceAll(from, to), frontEndJob))).toEqual(before);
    for (const line of [
      'Gender: Female',
      'Date of birth: 01/01/1970',
      'Giới tính: Nam',
      'Marital status: Single',
    ]) {
      const [name, contact, ...rest] = frontEndResume.split('\n');
      expect(scoresOf(report([name, contact, line, ...rest].join('\n'), frontEndJob))).toEqual(before);
    }
  });
});

describe('strangers stay strangers', () => {
  const asides = [
    'Interests\nChess, long walks and old films',
    'Sở thích\nĐọc sách, nấu ăn, đi bộ đường dài',
    'References\nAvailable on request',
  ];
  it.each(asides)('unrelated text moves no measure by more than 2: %s', (aside) => {
    for (const { resume, job } of pairs) {
      const before = scoresOf(report(resume, job));
      for (const [id, score] of scoresOf(report(`${resume}\n\n${aside}`, job)))
        expect({ id, moved: Math.abs((score ?? 0) - (before.get(id) ?? 0)) <= 2 }).toEqual({
          id,
          moved: true,
        });
    }
  });
});

describe('bilingual', () => {
  it('the same person in both languages has measures within 5 where the text says the same', () => {
    const [vi, en] = [accountantResumeVi, accountantResumeEn].map((resume) =>
      scoresOf(report(resume, accountantJobVi)),
    );
    for (const id of [
      'job-match',
      'achievement-impact',
      'achievement-quantification',
      'minimum-experience',
      'language-quality',
      'personality-showcase',
      'quality-relevance',
      'experience-relevance',
    ])
      expect({ id, near: Math.abs((vi?.get(id) ?? 0) - (en?.get(id) ?? 0)) <= 5 }).toEqual({
        id,
        near: true,
      });
  });
});
