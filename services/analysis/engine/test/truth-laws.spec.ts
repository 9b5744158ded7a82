import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Report } from '../src/report.js';
import { denialsRaiseNothing, report } from './drawn-denials.js';
import {
  accountantJobVi,
  accountantResumeVi,
  frontEndJob,
  frontEndResume,
  nurseResume,
  pairs,
  salesJob,
  salesResume,
} from './people.js';

const score = (resume: string, job: string): number => report(resume, job).score ?? 0;

describe('denial is no proof', () => {
  it.each(pairs)('never raises a verdict: $name', ({ resume, job }) => {
    denialsRaiseNothing(resume, job, 6);
  });
});

describe('strangers stay strangers', () => {
  const unrelated = [
    'Interests\nLong walks by the river, old films and board games with friends',
    'Sở thích\nĐọc truyện, nuôi cá cảnh và đi dạo buổi sáng',
    'I was born in a small town where my parents kept a garden with plum trees.',
  ];
  it.each(pairs)('unrelated text in the résumé moves the score by at most 2: $name', ({ resume, job }) => {
    for (const addition of unrelated)
      expect(Math.abs(score(`${resume}\n\n${addition}`, job) - score(resume, job))).toBeLessThanOrEqual(2);
  });

  const talk = [
    'About our town\nThe river runs past our building and the lift is old.',
    'Giới thiệu thêm\nTòa nhà của chúng tôi nằm cạnh công viên, có nhiều cây xanh.',
  ];
  it.each(pairs)('unrelated text in the post moves the score by at most 2: $name', ({ resume, job }) => {
    for (const addition of talk)
      expect(Math.abs(score(resume, `${job}\n\n${addition}`) - score(resume, job))).toBeLessThanOrEqual(2);
  });

  it.each([
    ['nurse to front end', nurseResume, frontEndJob],
    ['accountant to front end', accountantResumeVi, frontEndJob],
    ['sales to front end', salesResume, frontEndJob],
    ['nurse to accounting', nurseResume, accountantJobVi],
    ['front end to accounting', frontEndResume, accountantJobVi],
    ['front end to sales', frontEndResume, salesJob],
  ])('a person of another occupation scores 25 at most: %s', (_, resume, job) => {
    expect(score(resume, job)).toBeLessThanOrEqual(25);
  });
});

describe('who meets most of what is asked scores well', () => {
  const trades = [
    {
      title: 'Backend Developer',
      skills: [
        'Java',
        'PostgreSQL',
        'Docker',
        'Kafka',
        'Redis',
        'Kubernetes',
        'Jenkins',
        'Git',
        'Linux',
        'GraphQL',
      ],
    },
    {
      title: 'Graphic Designer',
      skills: [
        'Photoshop',
        'Illustrator',
        'InDesign',
        'Figma',
        'After Effects',
        'Branding',
        'Typography',
        'Sketch',
        'Canva',
        'CorelDRAW',
      ],
    },
  ];
  const post = (title: string, skills: readonly string[]): string =>
    `${title}\n\nRequirements\n- At least 2 years of experience as a ${title}\n${skills.map((skill) => `- Experience with ${skill}`).join('\n')}`;
  const person = (title: string, skills: readonly string[]): string =>
    `Robin Hale\nrobin.hale@example.com | 0900 111 222\n\nExperience\n${title}, Silver Birch Ltd\n01/2021 - 12/2024\n${skills.map((skill) => `- Worked with ${skill} every week`).join('\n')}\n\nEducation\nBachelor of Arts, River College, 2016 - 2020`;

  it('70 % of the musts give 60 or more, whichever they are', () => {
    for (const { title, skills } of trades)
      fc.assert(
        fc.property(fc.shuffledSubarray(skills, { minLength: 7, maxLength: 7 }), (held) => {
          expect(score(person(title, held), post(title, skills))).toBeGreaterThanOrEqual(60);
        }),
        { numRuns: 12, seed: 3 },
      );
  });

  it('each further must raises the score or leaves it', () => {
    for (const { title, skills } of trades) {
      const scores = skills.map((_, i) => score(person(title, skills.slice(0, i + 1)), post(title, skills)));
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    }
  });
});

describe('one truth, two languages', () => {
  it.each(pairs)('verdicts and quotes do not depend on the output language: $name', ({ resume, job }) => {
    const [en, vi] = [report(resume, job, 'en'), report(resume, job, 'vi')];
    const facts = ({ requirements }: Report) =>
      requirements.map(({ id, verdict, credit, evidence }) => ({ id, verdict, credit, evidence }));
    expect(facts(vi)).toEqual(facts(en));
    expect(vi.suggestions.map(({ id, before }) => [id, before])).toEqual(
      en.suggestions.map(({ id, before }) => [id, before]),
    );
  });
});

describe('every sentence can be traced', () => {
  const flat = (value: string): string => value.replace(/\s+/g, ' ').trim();
  it.each(pairs)('$name', ({ resume, job }) => {
    for (const language of ['en', 'vi'] as const) {
      const result = report(resume, job, language);
      const [own, post] = [flat(result.documents.resume), flat(result.documents.job)];
      const ids = new Set(result.requirements.map(({ id }) => id));
      for (const { sentence } of result.requirements) expect(post).toContain(flat(sentence));
      for (const { requirementIds } of [...result.suggestions, ...result.strengths])
        for (const id of requirementIds) expect(ids).toContain(id);
      for (const { text: line } of result.strengths) {
        const quote = /“([^”]*)”/.exec(line)?.[1] ?? '';
        expect(own).toContain(flat(quote));
      }
      for (const { before } of result.suggestions)
        for (const part of (before ?? '').split(', ')) expect(own).toContain(flat(part));
      for (const { quote } of result.integrity)
        if (quote !== null) expect(`${own} ${post}`).toContain(flat(quote));
    }
  });
});

describe('advice', () => {
  it.each(pairs)('is short, whole and said once: $name', ({ resume, job }) => {
    for (const language of ['en', 'vi'] as const) {
      const { suggestions, requirements } = report(resume, job, language);
      expect(suggestions.length).toBeLessThanOrEqual(8);
      expect(new Set(suggestions.map(({ title }) => title)).size).toBe(suggestions.length);
      expect(new Set(suggestions.map(({ detail }) => detail)).size).toBe(suggestions.length);
      for (const { gain, section } of suggestions) {
        expect(Number.isInteger(gain)).toBe(true);
        expect(section).toBeTruthy();
      }
      const missing = suggestions.filter(({ id }) => id.startsWith('s-missing'));
      for (const id of missing.flatMap(({ requirementIds }) => requirementIds))
        expect(requirements.find((one) => one.id === id)?.verdict).not.toBe('met');
    }
  });
});

describe('not found means not there', () => {
  it.each(pairs)('a name that stands anywhere in the résumé is never missing: $name', ({ resume, job }) => {
    const missing = report(resume, job).requirements.filter(
      ({ verdict, kind }) => verdict === 'not-found' && ['hard-skill', 'tool', 'certificate'].includes(kind),
    );
    for (const { id, label } of missing)
      for (const place of [
        `\n\nCertificates\n${label} course, 2022`,
        `\n\nProjects\nShop planner\n- ${label} for a local shop`,
      ]) {
        const after = report(`${resume}${place}`, job).requirements.find((one) => one.id === id);
        expect([label, after?.verdict]).not.toEqual([label, 'not-found']);
      }
  });
});
