import { describe, expect, it } from '@jest/globals';
import { premiumReport } from '../src/premium.js';
import type { Part, PremiumReport } from '../src/premium/premium-report.js';
import { premiumTexts } from '../src/premium/words.js';
import { hasFigure } from '../src/report/writing.js';
import { accountantJobVi, frontEndJob, frontEndResume, text, today } from './people.js';

const resumeOf = (...lines: readonly string[]): string => `Trần Minh An
an.tran@example.com | 0912 345 678

Experience
Front-End Developer, Ánh Dương Software JSC
03/2020 - 05/2024
${lines.map((line) => `- ${line}`).join('\n')}

Skills
JavaScript, Git`;
const report = (resume: string, job = frontEndJob): PremiumReport =>
  premiumReport({ resume: text(resume), job: text(job), today });
const partsOf = (result: PremiumReport, id: string): Map<string, Part> =>
  new Map(
    result.sections.metrics.find((measure) => measure.id === id)?.parts.map((part) => [part.code, part]),
  );
const behaviours = (line: string): string[] =>
  [...partsOf(report(resumeOf(line)), 'personality-showcase').values()]
    .filter(({ got }) => got > 0)
    .map(({ code }) => code);
const faults = (...lines: readonly string[]): string[] => [
  ...partsOf(report(resumeOf(...lines)), 'language-quality').keys(),
];

describe('personality', () => {
  it.each([
    ['Worked with React and TypeScript every day', []],
    ['Worked closely with designers on the booking page', ['teamwork']],
    ['Co-created the design system with front-end developers', ['teamwork']],
    ['Onboarded 85 restaurants on the app', []],
    ['Trained 60 people and mentored two interns', ['teaching']],
    ['Kèm 5 thợ mới, phân máy', ['teaching']],
    ['Cộng tác viên telesales cho trung tâm', []],
    ['Phối hợp với kho để giải quyết khiếu nại', ['teamwork', 'persistence']],
    ['Đề xuất quy trình mới cho kho', ['initiative']],
    ['Hard-working, dynamic and passionate about people', []],
  ] as const)('%s', (line, shown) => expect(behaviours(line)).toEqual(shown));
});

describe('figures', () => {
  it.each([
    'Coded modules in Java 8 and Spring Boot 3',
    'Design to Eurocode 2 with PLAXIS 2D',
    'Lên kế hoạch sale 9.9, 11.11',
  ])('%s holds none', (line) => expect(hasFigure(line)).toBe(false));
  it.each(['Trained 60 people', 'Managed 12 shops', 'Ship accuracy from 97.8% to 99.6%', 'Kèm 5 thợ mới'])(
    '%s holds one',
    (line) => expect(hasFigure(line)).toBe(true),
  );
});

describe('language quality', () => {
  it.each([
    ['tense', ['Manage the front end of the shop', 'Develop new pages for customers']],
    ['slips', ['Xữ lý đơn hàng mỗi ngày']],
    ['names', ['Built pages with Javascript for customers']],
    ['ki-ky', ['Rèn kĩ năng bán hàng', 'Phòng kỹ thuật giao việc']],
    [
      'end-points',
      [
        'Built the shop for customers.',
        'Wrote the tests of it.',
        'Built the booking page',
        'Wrote the pages of the stock',
      ],
    ],
    ['repeated', ['Built the shop', 'Built the stock page', 'Built the booking page', 'Built the login']],
  ] as const)('notes %s', (code, lines) => expect(faults(...lines)).toContain(code));

  it('quotes the fault itself', () => {
    const [quote] =
      partsOf(report(resumeOf('Xữ lý đơn hàng mỗi ngày')), 'language-quality').get('slips')?.quotes ?? [];
    expect(quote?.quote).toBe('Xữ lý');
  });
});

describe('advice', () => {
  it('does not say that an English résumé is silent on a duty told in Vietnamese', () => {
    const { gaps } = report(frontEndResume, accountantJobVi).sections.experience;
    expect(gaps.filter(({ code }) => code === 'duty-silent')).toEqual([]);
  });

  it('names a break of six months, with the dates on both sides, and takes no points for it', () => {
    const broken = resumeOf('Built pages').replace(
      '\n\nSkills',
      '\n\nWeb Developer, Sao Mai JSC\n01/2017 - 03/2019\n- Built shops\n\nSkills',
    );
    const result = report(broken);
    const [line] = result.sections.experience.gaps.filter(({ code }) => code === 'break');
    expect(line?.values).toEqual({ months: 11, from: 2019 * 12 + 3, to: 2020 * 12 + 1 });
    expect(line?.quotes.map(({ quote }) => quote)).toEqual(['01/2017 - 03/2019', '03/2020 - 05/2024']);
    expect(premiumTexts(result, 'vi').lines[line?.id ?? '']?.title).toBe(
      'Khoảng trống 11 tháng giữa hai vị trí: 04/2019 – 02/2020',
    );
  });

  it('never offers an example number', () => {
    const result = report(
      resumeOf('Improved the performance of the shop', 'Wrote the tests of the booking page'),
    );
    const texts = premiumTexts(result, 'en');
    const lines = result.sections.enhancement.achievements.lines;
    expect(lines.map(({ code }) => code)).toEqual(['ask-change', 'ask-often']);
    for (const { id } of lines) {
      expect(texts.lines[id]?.proposal).toMatch(/___/);
      expect(`${texts.lines[id]?.title}${texts.lines[id]?.proposal}`).not.toMatch(/\d/);
    }
  });

  it('drafts a summary from what the résumé says alone', () => {
    const result = report(resumeOf('Built web applications with React and Git'));
    const [draft] = result.sections.enhancement.summary;
    expect(draft?.code).toBe('summary-absent');
    expect(premiumTexts(result, 'en').lines[draft?.id ?? '']?.proposal).toBe(
      'Front-End Developer, 4 years of work; experienced in React and Git; ___.',
    );
  });
});
