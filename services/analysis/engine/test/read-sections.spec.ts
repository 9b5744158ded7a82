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

describe('a count is of what is listed', () => {
  it.each([
    [
      'en',
      english('Docker\n- You enjoy the sea, the wind and long evenings by the fire with all of us'),
      person('- Kept 40 hosts up', 'Docker'),
    ],
    [
      'vi',
      tiengViet('Thành thạo Docker\n- Không ngại việc dọn cá, bọc thịt và bê hàng vào buổi sáng sớm'),
      nguoi('- Vận hành 40 máy chủ', 'Docker'),
    ],
  ] as const)('sentences that were not judged are in no count (%s)', (language, job, resume) => {
    const one = report(resume, job);
    const silent = one.requirements.filter(
      ({ kind, verdict }) => kind === 'duty' && verdict === 'cannot-tell',
    );
    expect(silent.length).toBeGreaterThan(0);
    const scored = one.requirements.filter(
      ({ kind, verdict }) => kind !== 'condition' && !(kind === 'duty' && verdict === 'cannot-tell'),
    );
    const { summary } = premiumTexts(one, language);
    expect(summary).toContain(language === 'en' ? `of ${scored.length} items` : `/${scored.length} mục`);
    expect(summary).toMatch(
      language === 'en' ? /required items? that could be judged/u : /bắt buộc đánh giá được/u,
    );
  });
});

describe('what stands there is not asked for again', () => {
  it('a level in the headline is early enough', () => {
    const resume = person('- Kept 40 hosts up', 'Docker')
      .replace('Robin Vale\n', 'Robin Vale\nStaff Engineer\n')
      .replace('Operations Specialist', 'Staff Engineer');
    const one = report(resume, 'Senior Engineer\nRequirements\n- Docker');
    expect(one.sections.strengths.filter(({ code }) => code === 'show-early')).toEqual([]);
  });

  it('a program that met a demand by its kind is no further skill', () => {
    const one = report(
      nguoi('- Chấm công cho 300 người trên Base HRM', 'Base HRM, Word'),
      tiengViet('Biết phần mềm nhân sự (MISA AMIS, 1Office, …)'),
    );
    const extra = part(one, 'additional-skills', 'extra');
    expect(extra?.quotes.map(({ quote }) => quote)).not.toContain('Base HRM');
  });

  it.each([
    ['en', 'Excel (lookups, pivot tables)', 'Excel', 'partly'],
    ['en', 'Excel (lookups, pivot tables)', 'Excel with pivot tables', 'met'],
    ['vi', 'Thành thạo Excel (hàm, pivot)', 'Excel', 'partly'],
  ] as const)(
    'the bare name of a program shows a part of its parts (%s, %s, %s)',
    (language, demand, skill, verdict) => {
      const job = language === 'en' ? english(demand) : tiengViet(demand);
      const resume =
        language === 'en' ? person('- Kept 40 hosts up', skill) : nguoi('- Vận hành 40 máy chủ', skill);
      expect(asked(resume, job, ({ kind }) => kind === 'tool' || kind === 'hard-skill')?.verdict).toBe(
        verdict,
      );
    },
  );

  it('a trade in a title’s bracket that nobody named is near, not the same', () => {
    const resume = nguoi('- Chấm công cho 300 người', 'Word').replace(
      'Chuyên viên vận hành',
      'Nhân viên nhân sự',
    );
    const title = asked(
      resume,
      'Chuyên viên nhân sự (C&B)\nYêu cầu\n- Chấm công',
      ({ kind }) => kind === 'title',
    );
    expect(title?.verdict).toBe('partly');
  });

  it('a task is not shown by the name of a study', () => {
    const resume = `${nguoi('- Vận hành 40 máy chủ', 'Word')}\n\nHỌC VẤN\nĐại học Sao Mai\n2012 - 2016 Cử nhân Kiểm toán`;
    const job = tiengViet('Phối hợp kiểm toán độc lập cuối năm').replace('Yêu cầu', 'Mô tả công việc');
    expect(asked(resume, job, ({ sentence }) => /kiểm toán/u.test(sentence))?.verdict).not.toMatch(
      /met|partly/u,
    );
  });

  it('a trait that a line shows in part is called so', () => {
    const one = report(
      nguoi('- Gửi báo cáo tiến độ cho phụ huynh hằng tháng', 'Word'),
      tiengViet('Kỹ năng giao tiếp'),
    );
    const measure = one.sections.metrics.find(({ id }) => id === 'soft-skills');
    expect(measure?.parts.map(({ code }) => code)).not.toContain('named');
  });
});

describe('a length of work is the one that the résumé tells', () => {
  const open = (line: string) => person('- Kept 40 hosts up', 'Docker').replace('01/2021 - present', line);
  it.each([
    ['January 2021 - Present (2 years 3 months)', 27],
    ['01/2021 - nay (2 năm 3 tháng)', 27],
    ['January 2021 - Present (1 year)', 12],
    ['January 2021 - Present', 71],
    ['January 2021 - Present (remote)', 71],
  ])('%s', (line, months) => {
    const one = report(open(line), english('Docker'));
    const { values = {} } = one.sections.experience.minimum.parts[0] ?? {};
    expect(values['total']).toBe(months);
  });

  it.each(['Three years with hosts and networks.', 'Ba năm với máy chủ và mạng.'])(
    'a draft does not count against the person’s own count: %s',
    (said) => {
      const resume = person('- Kept 40 hosts up', 'Docker').replace(
        '\n\nExperience',
        `\n\nSummary\n${said}\n\nExperience`,
      );
      const draft = report(resume, english('Docker')).sections.enhancement.summary.find(
        ({ id }) => id === 'summary-draft',
      );
      expect(draft?.values['years']).toBe(0);
    },
  );
});

describe('a demand is judged once', () => {
  it.each([
    [
      'en',
      'Besides you believe that success is only reached through dedicated teamwork',
      '- Ran coordination meetings with colleagues',
    ],
    [
      'vi',
      'Tin rằng thành công chỉ đến từ tinh thần làm việc nhóm bền bỉ của mọi người',
      '- Phối hợp với đồng nghiệp các phòng',
    ],
  ] as const)('by the trait that a sentence of attitude names (%s)', (language, demand, line) => {
    const one =
      language === 'en'
        ? report(person(line, 'Word'), english(demand))
        : report(nguoi(line, 'Word'), tiengViet(demand));
    const whole = one.requirements.filter(({ kind }) => kind === 'duty');
    expect(
      one.requirements.filter(({ kind }) => kind === 'soft-skill').map(({ verdict }) => verdict),
    ).toContain('met');
    expect(whole.every(({ verdict }) => verdict === 'cannot-tell')).toBe(true);
  });

  it('one kind of report is a part of whatever is asked for', () => {
    const job = tiengViet('Lập báo cáo theo yêu cầu của Giám đốc').replace('Yêu cầu', 'Mô tả công việc');
    const resume = nguoi('- Lập báo cáo tài chính hằng quý', 'Word');
    expect(asked(resume, job, ({ sentence }) => /theo yêu cầu/u.test(sentence))?.verdict).toBe('partly');
  });

  it.each([['Biết bán hàng số lượng lớn được cộng điểm', 'Ưu tiên biết tổ chức sự kiện lớn']])(
    'what one can do is no circumstance: %s',
    (...demands) => {
      for (const demand of demands)
        expect(
          report(nguoi('- Vận hành 40 máy chủ', 'Word'), tiengViet(demand)).requirements.map(
            ({ kind }) => kind,
          ),
        ).not.toContain('condition');
    },
  );
});

describe('a count or an advice leaves nothing out', () => {
  it('a keyword counts with a hyphen and without', () => {
    const one = report(
      person('- Kept 40 hosts up', 'Docker'),
      english('Data-driven, calm\n- Runs data driven experiments'),
    );
    expect(keyword(one, 'data-driven')?.inJob ?? keyword(one, 'data driven')?.inJob).toBe(2);
  });

  it('a trait shown in part is counted in the headline', () => {
    const one = report(nguoi('- Tư vấn cho khách hàng', 'Word'), tiengViet('Kỹ năng giao tiếp'));
    expect(basis(one, 'soft-skills', 'vi')).toMatch(/0\/1 .*, 1 kỹ năng mới được nêu hoặc có một phần/u);
  });

  it('no line is moved above one that shows more', () => {
    const resume = person('- Ran Docker on 40 hosts\n- Wrote Terraform modules', 'Docker, Terraform');
    const one = report(resume, english('Terraform, Docker'));
    expect(one.sections.strengths.map(({ code }) => code)).not.toContain('move-up');
  });

  it('a title that is not close earns nothing', () => {
    const resume = person('- Kept 40 hosts up', 'Docker').replace('Operations Specialist', 'Content Writer');
    const one = report(resume, 'Educational Content Developer\nRequirements\n- Docker');
    expect(part(one, 'experience-relevance', 'title')?.got).toBe(0);
    expect(part(one, 'contextual-relevance', 'title')?.got).toBe(0);
  });
});

it.each([
  ['Open-source maintainer 2021 – present\nsmallrelay, a webhook relay in Go, 900 stars', 2],
  [
    'Projects\nCold store and hub, 46,000 m2: lead structural engineer for the owner, 2021 – 2023. Client: Polar Ltd',
    2,
  ],
])('a line of work is counted once, with what stands behind its name: %s', (lines, count) => {
  const resume = person('- Kept 40 hosts up', 'Docker').replace('\n\nSkills', `\n\n${lines}\n\nSkills`);
  const { values = {} } = part(report(resume, english('Docker')), 'achievement-impact', 'figures') ?? {};
  expect(values['all']).toBe(count);
});

describe('a duty is spoken of where a kind of its named thing stands there', () => {
  const post = (duty: string): string =>
    `Operations Specialist\n\nResponsibilities\n- ${duty}\n\nRequirements\n- Knowledge of Fortran`;
  const bai = (duty: string): string =>
    `Chuyên viên vận hành\n\nMô tả công việc\n- ${duty}\n\nYêu cầu\n- Biết lập trình Fortran`;
  const beside = (resume: string, job: string) =>
    part(report(resume, job), 'contextual-relevance', 'duties')?.values['found'];

  it.each([
    ['en', person('- Jenkins jobs for 30 teams', 'Bash'), post('Run our CICD setup')],
    ['en', person('- Tuned PostgreSQL for two shops', 'Bash'), post('Care for relational databases')],
    ['vi', nguoi('- Dựng Jenkins cho 30 nhóm', 'Bash'), bai('Vận hành CI/CD của công ty')],
  ])('%s', (_, resume, job) => {
    expect(beside(resume, job)).toBe(1);
  });

  it.each([
    ['en', person('- Posted on social media', 'Bash'), post('Own the marketing of the shop')],
    ['vi', nguoi('- Không dùng Jenkins', 'Bash'), bai('Vận hành CI/CD của công ty')],
  ])('not by one case of a whole field, nor by what is denied (%s)', (_, resume, job) => {
    expect(beside(resume, job)).toBe(0);
  });
});
