import { describe, expect, it } from '@jest/globals';
import { questionsOf, questionTexts } from '#src/interview';
import { planOf } from '../src/plan/plan-of.js';
import { planTexts } from '../src/plan/words.js';
import type { OutputLanguage } from '../src/report.js';
import { report, today } from './read-lines.js';

// A plan proposes nothing that the résumé refuses, covers or says to be somebody else's. All people are invented.

const en = (lines: string, more = '', head = 'Packer, Green Lane Ltd\n01/2019 - present'): string =>
  `Kim Vale\nkim.vale@example.com\n\nExperience\n${head}\n${lines}\n\n${more}`;
const post = (...asks: string[]): string =>
  `Packer\n\nRequirements\n${asks.map((one) => `- ${one}`).join('\n')}\n- Experience with SolidWorks\n- Experience with AutoCAD`;
const tin = (...asks: string[]): string =>
  `Nhân viên đóng gói\n\nYêu cầu\n${asks.map((one) => `- ${one}`).join('\n')}\n- Thành thạo SolidWorks\n- Thành thạo AutoCAD`;

function stepsOf(resume: string, job: string, language: OutputLanguage = 'en') {
  const read = report(resume, job);
  const plan = planOf(read, 'casual-development', today, 60);
  const texts = planTexts(plan, read, language);
  const steps = [...plan.steps, ...plan.later, ...plan.waits].map(({ key, code }) => ({
    code,
    title: texts.steps[key]?.title ?? '',
  }));
  return { steps, plan };
}
const titled = (name: RegExp, ...input: Parameters<typeof stepsOf>) =>
  stepsOf(...input).steps.filter(({ title }) => name.test(title));

describe('what a plan does not ask for', () => {
  it('a duty that the résumé refuses', () =>
    expect(
      titled(
        /night/iu,
        en('- Filled boxes', 'Availability\nNo night shifts, my father is ill'),
        post('Able to work night shifts, weekends and holidays'),
      ),
    ).toEqual([]));

  it('a paper that the résumé denies is not to be listed', () =>
    expect(
      titled(
        /IOSH/u,
        en('- Filled boxes', 'Certificates\nIOSH Working Safely (not Managing Safely), 2022'),
        post('IOSH Managing Safely'),
      ).map(({ code }) => code),
    ).not.toContain('prove-paper'));

  it('a paper that has run out is to be renewed', () =>
    expect(
      titled(
        /CISSP/u,
        en('- Filled boxes', 'Certificates\nCISSP, expired in 2024'),
        post('CISSP certification'),
      ),
    ).toEqual([{ code: 'certify-renew', title: expect.stringContaining('Renew it') }]));

  it.each([
    [
      'en',
      en('- Filled boxes', 'Skills\nExcel'),
      post('Message queues', 'RabbitMQ or Kafka'),
      /message|queue/iu,
    ],
  ] as const)('%s: a kind beside one of its kind is no second step', (language, resume, job, name) =>
    expect(titled(name, resume, job, language)).toEqual([]),
  );

  it('a place of work is no certificate', () =>
    expect(
      titled(/RSPO/u, en('- Filled boxes'), post('Experience in a RSPO-accredited laboratory')).map(
        ({ code }) => code,
      ),
    ).toEqual(['wait-branch']));

  it('positions with months are not asked for months', () =>
    expect(
      stepsOf(
        en('- Filled boxes', 'Profile\nTwelve years of experience in packing'),
        post('At least 10 years of experience in packing'),
      ).steps.filter(({ code }) => code === 'prove-dates'),
    ).toEqual([]));

  it('only titles are looked for', () => {
    const { plan } = stepsOf(
      `Kim Vale\nkim.vale@example.com\n\nExperience\nLine Supervisor, Green Lane Ltd\n01/2021 - present\n- Filled boxes\n\nQuiet months, Blue Hill Ltd\n01/2018 - 12/2020\n- Filled bags`,
      post('Experience with Zendesk'),
    );
    expect(plan.titles).not.toContain('Quiet months');
  });
});

describe('questions', () => {
  const asked = (resume: string, job: string, language: OutputLanguage): string[] => {
    const read = report(resume, job);
    return [1, 2, 3].flatMap((session) =>
      questionsOf(read, session).map((one) => questionTexts(read, one, language).question),
    );
  };
  const student = `Lê Thị Sen\nsen@example.com\n\nHọc vấn\nKỹ sư Cơ khí, Trường Đại học Bình Minh\n2021 - 2025\n\nKỹ năng\nExcel, Word`;

  it('who has not worked is not asked about colleagues and customers', () => {
    const all = asked(student, tin('Làm việc nhóm', 'Cẩn thận'), 'vi').join('\n');
    expect(all).not.toMatch(/đồng nghiệp hoặc khách hàng|trong công việc/u);
    const english = asked(student, post('Teamwork', 'Attention to detail'), 'en').join('\n');
    expect(english).not.toMatch(/colleague|customer|at work/u);
  });

  it('who has worked is', () =>
    expect(asked(en('- Filled boxes'), post('Teamwork'), 'en').join('\n')).toMatch(
      /colleague or a customer/u,
    ));

  it.each([
    [tin('Từng tham gia mở cửa hàng mới'), /Từng tham gia/iu],
    [tin('Có chứng chỉ nâng hàng'), /nâng hàng”\. Trong tháng đầu/iu],
  ])('what is past or a paper is no task of the first month: %s', (job, words) =>
    expect(
      asked(student, job, 'vi').filter((one) => words.test(one) && /tháng đầu tiên bạn sẽ làm/u.test(one)),
    ).toEqual([]),
  );

  it('the words of a post are quoted from their first letter', () => {
    const all = asked(student, tin('Đàm phán giá với nhà vườn'), 'vi').join('\n');
    expect(all).not.toMatch(/“m phán/u);
  });
});
