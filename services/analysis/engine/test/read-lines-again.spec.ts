import { describe, expect, it } from '@jest/globals';
import { plainTextDocument } from '../src/document.js';
import { readJob } from '../src/job/read-job.js';
import { titleNearness } from '../src/match/titles-near.js';
import { questionOf } from '../src/premium/achievements.js';
import { premiumTexts } from '../src/premium/words.js';
import type { PremiumReport } from '../src/premium/premium-report.js';
import { startsWithAction } from '../src/report/actions.js';
import { hasFigure } from '../src/report/writing.js';
import { parseResume } from '../src/resume/parse-resume.js';
import {
  asked,
  english,
  items,
  label,
  nguoi,
  person,
  report,
  skills,
  tiengViet,
  today,
} from './read-lines.js';

// Classes of false lines that the second reading of ten premium reports found, in other words and in both languages.

const groups = (post: string, names: readonly string[]): (string | null)[] =>
  items(post)
    .filter((item) => names.includes(label(item)))
    .map(({ group }) => group);
const metric = (one: PremiumReport, id: string) => one.sections.metrics.find((measure) => measure.id === id);
const keywords = (one: PremiumReport) => [
  ...one.sections.keywords.matching,
  ...one.sections.keywords.missing,
];

describe('what a post asks for', () => {
  it.each([
    [
      'Payroll Manager (Interim) Larkfield 14 Mill Road Leeds - Leeds Date posted: 2026-01-02 Job description',
      'Payroll Manager',
    ],
    [
      'Senior Cloud Architect Ostrava Labs Since 1990 we have built software for banks and insurers of all sizes',
      'Senior Cloud Architect',
    ],
  ])('a title ends where the employer begins: %s', (head, title) => {
    expect(readJob(plainTextDocument(`${head}\nRequirements\n- Excel`)).facts.title).toBe(title);
  });

  it('kinds of places are one choice, and a factory is no machine', () => {
    const found = items(tiengViet('Có kinh nghiệm trong các nhà máy giấy, bao bì, dệt nhuộm'));
    const places = found.filter((item) =>
      /giấy|bao bì|dệt/u.test(item.ask.type === 'term' ? item.ask.text : ''),
    );
    expect(places.every((item) => !label(item).startsWith('máy'))).toBe(true);
    expect(new Set(places.map(({ group }) => group)).size).toBeLessThanOrEqual(1);
  });

  it('a plus sign behind a number opens no line', () => {
    expect(
      items(english('3 + years of experience in payroll')).some(
        ({ ask }) => ask.type === 'years' && ask.years === 3,
      ),
    ).toBe(true);
  });

  it.each([
    [english('CRM software (Salesforce, HubSpot, etc.)'), ['CRM', 'Salesforce', 'HubSpot']],
    [english('Kotlin or similar programming languages'), ['Kotlin', 'Programming languages']],
    [english('Agile practice e.g. Kanban Scrum XP'), ['Kanban', 'Scrum']],
  ])('an open choice is one demand: %s', (post, names) => {
    const found = groups(post, names);
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size).toBe(1);
    expect(found[0]).not.toBeNull();
  });

  it.each([
    [english('Willingness to learn Kubernetes'), 'Kubernetes'],
    [tiengViet('Không ngại việc bán hàng'), 'Sales'],
    [tiengViet('Áp dụng 5S, Kaizen trong sản xuất'), 'Manufacturing'],
    [english('Experience with building and testing of pumps'), 'building'],
    [tiengViet('Tổng hợp báo cáo từ các kế toán chi nhánh'), 'Accounting'],
  ])('a willingness, a setting and other people are no skills: %s', (post, name) => {
    expect(skills(post)).not.toContain(name);
  });

  it.each([
    [english('Bachelor in civil or chemical engineering'), false],
    [english('Bachelor in engineering'), true],
    [tiengViet('Tốt nghiệp Đại học ngành kỹ thuật ô tô'), false],
    [tiengViet('Tốt nghiệp Đại học khối kỹ thuật (Cơ khí, Điện)'), true],
  ])('one engineering is not any engineering: %s', (post, any) => {
    const degree = items(post).find(({ ask }) => ask.type === 'degree')?.ask;
    expect(degree?.type === 'degree' && degree.fields.includes('4')).toBe(any);
  });

  it.each([
    [english('Understanding of ISO 14001'), false],
    [english('ISO 14001 certificate'), true],
    [tiengViet('Am hiểu hệ thống ISO 14001'), false],
    [tiengViet('Có chứng chỉ ISO 14001'), true],
  ])('a standard to be known asks for no paper: %s', (post, paper) => {
    expect(items(post).some(({ ask }) => ask.type === 'certificate')).toBe(paper);
  });

  it.each([
    [tiengViet('Có kinh nghiệm ít nhất 4 năm về kế toán thuế'), 'kế toán thuế'],
    [tiengViet('Từ 8 tháng kinh nghiệm làm việc trong lĩnh vực logistics'), 'logistics'],
    [english('4 years of experience as a buyer and you know how to lead a tender'), 'buyer'],
  ])('years keep their field and no more: %s', (post, field) => {
    const [years] = items(post).filter(({ ask }) => ask.type === 'years');
    expect(years?.ask.type === 'years' ? years.ask.field : null).toBe(field);
  });
});

describe('verdicts', () => {
  it('a title of the same group of trades is not a similar position', () => {
    expect(titleNearness('Trưởng ca sản xuất', 'Nhân viên bảo trì')).toBeLessThan(0.4);
    expect(titleNearness('Backend Developer', 'Software Engineer')).toBeGreaterThanOrEqual(0.4);
  });

  it('a title with a product is held by who shows the product', () => {
    const job = 'iOS Software Engineer\nRequirements\n- Swift';
    const held = (lines: string) =>
      asked(
        person(lines, 'Git').replace('Operations Specialist', 'Software Engineer'),
        job,
        ({ ask }) => ask.type === 'title',
      );
    expect(held('- Wrote reports in Java')?.verdict).toBe('partly');
    expect(held('- Built an iOS app in Swift')?.verdict).toBe('met');
  });

  it('half of a name proves nothing', () => {
    const vi = asked(
      nguoi('- Gọi điện hẹn phỏng vấn', 'Excel').replace('Chuyên viên vận hành', 'Chuyên viên nhân sự'),
      tiengViet('Biết dùng phần mềm nhân sự'),
      ({ ask }) => ask.type === 'skill' && ask.skillId === 'hris',
    );
    const en = asked(
      person('- Installed shelves for nine store teams', 'Excel'),
      english('Experience in growing people and teams'),
      ({ ask }) => ask.type === 'term',
    );
    expect(vi?.verdict).toBe('not-found');
    expect(en?.verdict === 'met' || en?.verdict === 'partly').toBe(false);
  });

  it('one place of work is not another', () => {
    const found = asked(
      nguoi('- Đứng máy', 'Excel').replace('Công ty CP Sao Sáng', 'Nhà máy Gạch Hưng Long'),
      tiengViet('3 năm kinh nghiệm trong nhà máy giấy'),
      ({ ask }) => ask.type === 'years' && ask.years === 3,
    );
    expect(found?.verdict).toBe('not-found');
  });

  it('what is wished for and done is done', () => {
    const resume = `${nguoi('- Tính lương cho 90 nhân viên', 'Excel')}\n\nMỤC TIÊU\nTrở thành trưởng nhóm C&B`;
    const found = asked(
      resume,
      tiengViet('Nghiệp vụ C&B'),
      ({ ask }) => ask.type === 'skill' && ask.skillId === 'compensation-and-benefits',
    );
    expect(found?.verdict).toBe('met');
  });

  it('the name of a study is a part of what is done', () => {
    const resume = `${person('- Counted stock', 'Excel')}\n\nEducation\nBachelor of Marketing, Exeter University, 2010 - 2014`;
    const job =
      'Operations Specialist\nResponsibilities\n- Tools of marketing\n- Marketing of the spring range\nRequirements\n- Excel';
    const found = asked(resume, job, ({ ask }) => ask.type === 'skill' && ask.skillId === 'marketing');
    expect(found === undefined || found.verdict === 'partly').toBe(true);
  });
});

describe('verdicts on languages, traits and trades', () => {
  it.each([
    ['NGOẠI NGỮ\nTiếng Nhật: giao tiếp đơn giản', tiengViet('Giao tiếp tốt'), 'communication'],
    ['LANGUAGES\nJapanese: basic', english('Communication skills'), 'communication'],
  ])('a level of a language is no trait: %s', (lines, job, skillId) => {
    const found = asked(
      `${nguoi('- Kiểm kho', 'Excel')}\n\n${lines}`,
      job,
      ({ ask }) => ask.type === 'skill' && ask.skillId === skillId,
    );
    expect(found?.verdict).toBe('cannot-tell');
  });

  it.each([
    [
      `${nguoi('- Kiểm kho', 'Excel')}\n\nHỌC VẤN\nCử nhân Ngôn ngữ Nhật - Đại học Hà Nội, 2014 - 2018`,
      tiengViet('Tiếng Nhật'),
    ],
    [
      `${person('- Counted stock', 'Excel')}\n\nEducation\nBA German Studies, University of Leeds, 2010 - 2014`,
      english('German'),
    ],
  ])('a language that was studied is named', (resume, job) => {
    const found = asked(resume, job, ({ ask }) => ask.type === 'language');
    expect(found?.verdict === 'met' || found?.verdict === 'partly').toBe(true);
  });

  it('a controller of a plant is automation, and a sector no design', () => {
    const en = asked(
      person('- Wrote PLC programs for presses', 'Excel'),
      english('Industrial automation'),
      ({ ask }) => ask.type === 'skill',
    );
    expect(en?.verdict === 'met' || en?.verdict === 'partly').toBe(true);
    expect(skills(tiengViet('Có kinh nghiệm trong lĩnh vực sản xuất gỗ, nội thất'))).not.toContain(
      'Interior design',
    );
  });

  it('begun studies of another field are not of this kind', () => {
    const resume = `${person('- Counted stock', 'Excel')}\n\nEducation\nSome college in Marketing\nColumbus College, 2018 - 2019`;
    const found = asked(resume, english('Bachelor degree in law'), ({ ask }) => ask.type === 'degree');
    expect(found?.why.code).not.toBe('degree-part');
  });

  it('whom one works with is told by no title', () => {
    const found = asked(
      person('- Counted stock', 'Excel').replace('Operations Specialist', 'Designation: Buyer'),
      english('Working with designers'),
      ({ ask }) => ask.type === 'term',
    );
    expect(found === undefined || found.verdict === 'cannot-tell').toBe(true);
  });
});

describe('figures, deeds and lines', () => {
  it.each(['Reports in Power BI for the board', 'Stock accuracy went from 91% to 97%'])(
    '%s begins with no deed',
    (line) => expect(startsWithAction(line)).toBe(false),
  );
  it.each(['Báo giảm lao động hằng tháng', 'Đi giao hàng cho đại lý', 'Reported weekly to the board'])(
    '%s begins with one',
    (line) => expect(startsWithAction(line)).toBe(true),
  );
  it('tells a product number from a count', () => {
    expect(hasFigure('Dashboards in Adobe Analytics 4 for the board')).toBe(false);
    expect(hasFigure('Dashboards in Adobe Analytics 4 for 12 stores')).toBe(true);
    expect(hasFigure('Ba năm đứng quầy, hai năm coi kho')).toBe(true);
  });

  it.each([
    ['Báo tăng giảm nhân sự với cơ quan thuế', 'ask-change'],
    ['Lưu trữ hợp đồng lao động theo phòng ban', 'ask-money'],
    ['Worked on the kaizen improvement board', 'ask-change'],
    ['Reconciled the ledger of one client', 'ask-customers'],
  ])('a question fits what was done: %s', (line, unfit) => expect(questionOf(line)).not.toBe(unfit));

  it('places and labels are no lines of work', () => {
    const resume = plainTextDocument(
      'Robin Vale\nrobin.vale@example.com\n\nExperience\nStock Planner\nNorthgate Ltd\nMay 2019 - Present\nLeeds, England, United Kingdom\nKey duties:\n- Planned routes',
    );
    const [position] = parseResume(resume, today).experience;
    expect(position?.title).toBe('Stock Planner');
    const impact = metric(
      report(
        'Robin Vale\nrobin.vale@example.com\n\nExperience\nStock Planner\nNorthgate Ltd\nMay 2019 - Present\nLeeds, England, United Kingdom\nKey duties:\n- Planned routes',
        english('Excel'),
      ),
      'achievement-impact',
    );
    expect(impact?.parts.find(({ code }) => code === 'verbs')?.values).toMatchObject({ count: 1, all: 1 });
  });

  it('tasks below a table of positions tell of the work done now', () => {
    const resume =
      'Lý Thu Hà\nha.ly@example.com\n\nKINH NGHIỆM\n2020 - nay | Công ty CP Sao Sáng | Trưởng kho\n2015 - 2020 | Công ty TNHH Hải Nam | Thủ kho\nNhiệm vụ chính:\n- Kiểm kê 4.000 mã hàng trên SAP\n\nKỸ NĂNG\nExcel';
    const quality = report(resume, tiengViet('Thành thạo SAP')).sections.experience.quality;
    expect(quality.parts.find(({ code }) => code === 'recent')?.values).toMatchObject({ count: 1 });
  });

  it('a page that heads its sections with colons heads its skills so too', () => {
    const one = report(
      'Lý Thu Hà\nha.ly@example.com\n\nhọc vấn:\n2014-2018: đại học hà nội, ngành kế toán\nkinh nghiệm:\n01/2021-nay: nhân viên kho, công ty Sao Sáng\n- kiểm kho cuối ngày\nkỹ năng: SAP, excel',
      tiengViet('Thành thạo SAP'),
    );
    const quality = one.sections.experience.quality;
    expect(quality.parts.find(({ code }) => code === 'used')?.values).toMatchObject({ count: 0 });
    const impact = metric(one, 'achievement-impact');
    expect(impact?.parts.find(({ code }) => code === 'verbs')?.values).toMatchObject({ all: 1 });
  });

  it('two columns typed side by side are read one after the other', () => {
    const lines = [
      'EXPERIENCE                       SKILLS',
      'Northgate Ltd — Stock Planner    Excel',
      'May 2019 – Present               SAP',
      '• Planned 40 routes a day        Tableau',
    ];
    const found = report(`Robin Vale\nrobin.vale@example.com\n${lines.join('\n')}`, english('Excel'));
    const impact = metric(found, 'achievement-impact');
    expect(impact?.parts[0]?.quotes.map(({ quote }) => quote)).toEqual(['Planned 40 routes a day']);
  });
});

describe('what a report claims and advises', () => {
  it('counts the skills used at work in one way', () => {
    for (const one of [
      report(
        person('- Planned routes in Excel, calmly', 'SAP'),
        english('Excel, SAP, Tableau and calm communication'),
      ),
      report(nguoi('- Kiểm kho trên SAP', 'Excel'), tiengViet('Excel, SAP, Tableau, giao tiếp tốt')),
    ]) {
      const used = metric(one, 'experience-relevance')?.parts.find(({ code }) => code === 'skills-used');
      const quality = one.sections.experience.quality.parts.find(({ code }) => code === 'used');
      expect(used?.values).toEqual(quality?.values);
    }
  });

  it('does not call a word missing that stands there as a wish', () => {
    const one = report(
      `${person('- Counted stock', 'Excel')}\n\nObjective\nI would like to work with Tableau`,
      english('Tableau'),
    );
    expect(keywords(one).find(({ job }) => job === 'Tableau')?.form).toBe('exact');
  });

  it('sees what is being learnt, and that who leads works with others', () => {
    const parts = (one: PremiumReport) =>
      (metric(one, 'personality-showcase')?.parts ?? []).filter(({ got }) => got > 0).map(({ code }) => code);
    expect(
      parts(
        report(
          `${person('- Counted stock', 'Excel')}\n\nSummary\nPreparing for the CIPS exam (2027).`,
          english('Excel'),
        ),
      ),
    ).toEqual(['learning']);
    expect(parts(report(nguoi('- Quản lý 6 kế toán viên', 'Excel'), tiengViet('Excel')))).toEqual([
      'teamwork',
    ]);
  });

  it('proposes a summary in the language of the résumé or none', () => {
    const one = report(person('- Counted stock', 'Excel'), english('Excel'));
    expect(premiumTexts(one, 'en').lines['summary-draft']?.proposal).toMatch(/^Operations Specialist, /u);
    expect(premiumTexts(one, 'vi').lines['summary-draft']?.proposal).toBeNull();
  });

  it('one does not name a trade by saying what others do', () => {
    const opening = (summary: string) =>
      metric(
        report(
          `Robin Vale\nrobin.vale@example.com\n\nSummary\n${summary}\n\nExperience\nBuyer, Larkfield Ltd\n01/2021 - present\n- Bought steel`,
          english('Excel'),
        ),
        'summary-effectiveness',
      )?.parts.find(({ code }) => code === 'opening')?.got;
    expect(opening('I make prices that sales managers can defend.')).toBe(0);
    expect(opening('Buyer of steel for nine plants.')).toBe(15);
  });

  it("one's first language is no strength", () => {
    const one = report(
      `${person('- Counted stock', 'Excel')}\n\nLanguages\nEnglish (native), German (fluent)`,
      english('Fluent English and German'),
    );
    const strengths = JSON.stringify(one.sections.strengths.map(({ requirementIds }) => requirementIds));
    const ids = one.requirements.filter(({ ask }) => ask.type === 'language').map(({ id }) => id);
    expect(ids.filter((id) => strengths.includes(`"${id}"`))).toHaveLength(1);
  });
});

describe('departments that one works with', () => {
  it.each([
    tiengViet('Phối hợp với bộ phận kế toán và thiết kế đồ họa'),
    tiengViet('Làm việc chặt chẽ với các phòng kế toán'),
    english('Work closely with the accounting and logistics teams'),
    english('Collaborates with accounting departments'),
  ])('are no skills: %s', (post) => {
    expect(skills(post).filter((name) => /accounting|design|logistics/iu.test(name))).toEqual([]);
  });

  it.each([
    [tiengViet('Thành thạo kế toán, phối hợp với bộ phận kho'), /accounting/iu],
    [english('Experience in accounting; works with the sales team'), /accounting/iu],
  ])('leave what is asked for beside them: %s', (post, wanted) => {
    expect(skills(post).some((name) => wanted.test(name))).toBe(true);
  });
});
