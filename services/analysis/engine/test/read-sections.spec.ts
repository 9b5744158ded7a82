import { describe, expect, it } from '@jest/globals';
import { titleNearness } from '../src/match/titles-near.js';
import type { PremiumReport } from '../src/premium/premium-report.js';
import { premiumTexts } from '../src/premium/words.js';
import { asked, english, nguoi, person, report, tiengViet } from './read-lines.js';

// Classes of false lines that strangers found in the sections of premium reports, in other words and in both languages:
// two sections that said different things of one fact, and sentences that said more than was measured.

const metric = (one: PremiumReport, id: string) => one.sections.metrics.find((measure) => measure.id === id);
const part = (one: PremiumReport, id: string, code: string) =>
  [...one.sections.metrics, one.sections.experience.relevance, one.sections.experience.quality]
    .find((measure) => measure.id === id)
    ?.parts.find((each) => each.code === code);
const basis = (one: PremiumReport, id: string, language: 'en' | 'vi') =>
  premiumTexts(one, language).measures[id];
const keyword = (one: PremiumReport, job: string) =>
  [...one.sections.keywords.matching, ...one.sections.keywords.missing].find((each) =>
    each.job.toLowerCase().endsWith(job.toLowerCase()),
  );

describe('a headline says what was measured', () => {
  it.each([
    ['en', english('Docker'), person('- Kept 40 hosts up', 'Docker')],
    ['vi', tiengViet('Thành thạo Docker'), nguoi('- Vận hành 40 máy chủ', 'Docker')],
  ] as const)('skills asked for, not any word of the post (%s)', (language, job, resume) => {
    const told = resume.replace(
      /\n\n(?:Experience|KINH NGHIỆM)/u,
      (head) =>
        `\n\n${language === 'en' ? 'Summary\nKeeps operations calm and tidy for growing companies.' : 'TÓM TẮT\nGiữ cho vận hành gọn gàng ở các công ty đang lớn.'}${head}`,
    );
    expect(basis(report(told, job), 'summary-effectiveness', language)).toMatch(
      language === 'en' ? /none of the skills asked for/u : /chưa nêu kỹ năng nào được yêu cầu/u,
    );
  });

  it('nothing of a position where the post names none', () => {
    const resume = person('- Kept 40 hosts up', 'Docker').replace(
      '\n\nExperience',
      '\n\nSummary\nKeeps 40 hosts up | calm / tidy | at night.\n\nExperience',
    );
    const one = report(resume, 'Requirements\n- Docker\n- Kubernetes\n- Terraform');
    expect(one.job.title).toBeNull();
    expect(basis(one, 'summary-effectiveness', 'en')).not.toContain('position');
    // Signs between words are no words.
    expect(basis(one, 'summary-effectiveness', 'en')).toMatch(/^8 words/u);
  });
});

describe('sections agree', () => {
  it.each([
    ['Data Ops Engineer', 'DevOps Engineer', 0.4, 0.8],
    ['Site Reliability Engineer', 'DevOps Engineer', 0.8, 1],
    ['Sales Ops Manager', 'DevOps Engineer', 0, 0.4],
  ])('%s and %s', (offered, held, from, to) => {
    const near = titleNearness(offered, held);
    expect(near).toBeGreaterThanOrEqual(from);
    expect(near).toBeLessThanOrEqual(to);
  });

  it('a position that the ledger calls similar is counted as close', () => {
    const one = report(
      person('- Ran the warehouse', 'Docker').replace('Operations Specialist', 'Software Engineer'),
      'Senior Backend Engineer\nRequirements\n- Docker\n- Two years of experience in software',
    );
    const title = one.requirements.find(({ kind }) => kind === 'title');
    expect(title?.verdict).toBe('partly');
    expect(part(one, 'experience-relevance', 'title')?.values['near']).toBe(1);
  });

  it.each([
    ['en', english('Teamwork'), person('- Site coordination meetings with the client', 'Docker')],
    ['vi', tiengViet('Kỹ năng làm việc nhóm'), nguoi('- Phối hợp với kho và xưởng mỗi ngày', 'Docker')],
  ] as const)('teamwork is shown in the ledger where a measure shows it (%s)', (_language, job, resume) => {
    const one = report(resume, job);
    const teamwork = one.requirements.find(({ ask }) => ask.type === 'skill' && ask.skillId === 'teamwork');
    expect(part(one, 'personality-showcase', 'teamwork')?.got).toBe(20);
    expect(teamwork?.verdict).toBe('met');
    expect(metric(one, 'soft-skills')?.parts[0]?.code).toBe('shown');
  });

  it('what a line of the ledger rests on is no further skill', () => {
    const one = report(person('- Ran 12 hosts with Docker', 'Terraform, Ansible'), english('Docker'));
    const extra = part(one, 'additional-skills', 'extra')?.quotes.map(({ quote }) => quote);
    expect(extra).toEqual(expect.arrayContaining(['Terraform', 'Ansible']));
    expect(extra).not.toContain('Docker');
  });

  it('a degree in another field is a gap and no match', () => {
    const resume = `${person('- Ran 12 hosts', 'Docker')}\n\nEducation\nB.A. in History, Larkfield University, 2016 - 2020`;
    const { education } = report(resume, english("Bachelor's degree in chemistry")).sections;
    expect(education.matches).toEqual([]);
    expect(education.gaps).toHaveLength(1);
  });
});

describe('a length of time', () => {
  it.each([
    ['en', 'Experience', 'about 6 years', english('Three years of experience')],
    ['vi', 'KINH NGHIỆM', 'khoảng 6 năm', tiengViet('Ít nhất 3 năm kinh nghiệm làm việc')],
  ] as const)('is told in years where the dates name no months (%s)', (language, _heading, told, job) => {
    const resume =
      language === 'en'
        ? person('- Ran 12 hosts', 'Docker').replace('01/2021 - present', '2015 - 2020')
        : nguoi('- Vận hành 12 máy', 'Docker').replace('01/2021 - nay', '2015 - 2020');
    const reasons = Object.values(premiumTexts(report(resume, job), language).requirements).map(
      ({ reason }) => reason,
    );
    expect(reasons.some((reason) => reason.toLowerCase().includes(told))).toBe(true);
  });

  it('a draft leaves the years out where the résumé counts otherwise', () => {
    const draft = (resume: string) => {
      const one = report(resume, english('Docker'));
      return premiumTexts(one, 'en').lines['summary-draft']?.proposal;
    };
    expect(draft(person('- Ran 12 hosts with Docker', 'Docker'))).toContain('5 years of work');
    expect(
      draft(
        person('- Ran 12 hosts with Docker', 'Docker').replace(
          'Robin Vale\n',
          'Robin Vale\n4 years of experience\n',
        ),
      ),
    ).not.toContain('years of work');
  });
});

describe('what stands in the résumé', () => {
  it.each([
    [english('Public cloud'), person('- Moved 12 hosts to the Larkfield Cloud', 'Excel'), 'cloud'],
    [tiengViet('Nắm vững thuế TNCN'), nguoi('- Quyết toán thuế TNCN cho 40 người', 'Excel'), 'thuế TNCN'],
  ])('is the very word wherever it stands', (job, resume, word) => {
    expect(keyword(report(resume, job), word)?.form).toBe('exact');
  });

  it.each([
    ['PowerPoint', 'partly'],
    ['Word, Excel', 'met'],
  ])('a suite is shown by %s: %s', (listed, verdict) => {
    const office = asked(
      person('- Ran 12 hosts', listed),
      english('Microsoft Office'),
      ({ ask }) => ask.type === 'skill' && ask.skillId === 'microsoft-office',
    );
    expect(office?.verdict).toBe(verdict);
  });

  it('skills that a summary should name are proved ones', () => {
    const advice = (skillLine: string) =>
      report(
        person('- Ran 12 hosts with Docker', skillLine).replace(
          '\n\nExperience',
          '\n\nSummary\nOperations specialist who keeps hosts up by night and by day.\n\nExperience',
        ),
        english('Docker'),
      ).sections.enhancement.summary.find(({ code }) => code === 'summary-skills');
    expect(advice('Docker')?.requirementIds).toHaveLength(1);
    const none = report(
      person('- Ran 12 hosts', 'Excel').replace(
        '\n\nExperience',
        '\n\nSummary\nOperations specialist who keeps hosts up by night and by day.\n\nExperience',
      ),
      english('Docker'),
    );
    expect(none.sections.enhancement.summary.some(({ code }) => code === 'summary-skills')).toBe(false);
  });
});
