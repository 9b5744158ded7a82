import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { plainTextDocument } from '../src/document.js';
import { readJob } from '../src/job/read-job.js';
import type { PremiumReport } from '../src/premium/premium-report.js';
import { hasFigure } from '../src/report/writing.js';
import { startsWithAction } from '../src/report/actions.js';
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

// Classes of false lines that were found by reading reports line by line, in other words and in both languages.

describe('what a post asks for', () => {
  it.each([
    [english('Spanish B2 or conversational Korean'), ['spanish:4', 'korean:3']],
    [english('Fluent in Dutch and Italian'), ['dutch:5', 'italian:5']],
    [tiengViet('Tiếng Hàn TOPIK 4 hoặc tiếng Trung giao tiếp'), ['korean:4', 'chinese:3']],
    [tiengViet('Tiếng Nhật N2 hoặc tiếng Anh'), ['japanese:4', 'english:null']],
  ])('a level belongs to its own language: %s', (post, levels) => {
    const found = items(post).flatMap(({ ask }) =>
      ask.type === 'language' ? [`${ask.language.id}:${String(ask.level)}`] : [],
    );
    expect(found).toEqual(levels);
  });

  it.each([
    [tiengViet('Tốt nghiệp Đại học khối ngành kinh tế (Tài chính, Marketing, Logistics,...)')],
    [english('Bachelor in engineering (mechanical, electrical, automation, etc.)')],
  ])('fields of study in a bracket are no skills: %s', (post) => {
    expect(skills(post).filter((name) => !/operation|vận hành/iu.test(name))).toEqual([]);
  });

  it.each([
    [english('Version control tools (Bitbucket, GitLab, SVN, etc.)')],
    [tiengViet('Công cụ quản lý phiên bản (Bitbucket, GitLab, SVN, v.v)')],
  ])('products as examples are alternatives: %s', (post) => {
    const groups = items(post).flatMap(({ ask, group }) =>
      ask.type === 'skill' && ['GitLab', 'Bitbucket'].includes(ask.skill.en) ? [group] : [],
    );
    expect(groups).toHaveLength(2);
    expect(new Set(groups).size).toBe(1);
    expect(groups[0]).not.toBeNull();
  });

  it.each([
    [tiengViet('Đã dạy IELTS (Speaking, Writing) hoặc từng làm gia sư sẽ được ưu tiên'), 'nice'],
    [english('A degree in law, history or similar is welcome but not required'), 'nice'],
    [english('Bachelor degree in law or history'), 'must'],
  ])('a wish is a wish: %s', (post, importance) => {
    const [first] = items(post).filter(
      ({ ask, sentence }) =>
        ask.type !== 'years' && !/operations$|Chuyên viên/u.test(sentence) && ask.type !== 'title',
    );
    expect(first?.importance).toBe(importance);
  });

  it.each([
    ['Experience level: Mid-Level, Senior', ['Mid-Level', 'Senior']],
    ['MySQL administration', ['Administration']],
    ["Bonus if you've done sound design", ["if you've done sound design", "you've done sound design"]],
  ])('ranks and clauses are no skills: %s', (line, unwanted) => {
    expect(skills(english(line)).filter((name) => unwanted.includes(name))).toEqual([]);
  });

  it.each([
    ['PLC programming (Siemens, Omron or Delta)', ['Siemens', 'Omron', 'Delta']],
    ['Lean manufacturing or TPM', ['TPM']],
    ['QC of incoming goods', ['Quality management']],
  ])('names in a bracket and short forms are asked for: %s', (line, wanted) => {
    expect(skills(english(line))).toEqual(expect.arrayContaining(wanted));
  });

  it.each([
    'Designer\nRequirements\n- Photoshop\nIt would be an advantage if you have\n- Blender',
    'Nhân viên thiết kế\nYêu cầu\n- Thành thạo Photoshop\nSẽ là lợi thế nếu bạn có\n- Kỹ năng dùng Blender',
  ])('a line that opens wishes makes wishes of what follows: %s', (post) => {
    const last = items(post).at(-1);
    expect([last?.importance, last?.ask.type === 'duty']).toEqual(['nice', false]);
  });

  it.each(['Clear communication with production teams', 'Phối hợp tốt với các phòng ban'])(
    'with whom one works is no skill: %s',
    (line) => {
      const post = /ố/u.test(line) ? tiengViet(line) : english(line);
      expect(skills(post).filter((name) => /teams|phòng ban/u.test(name))).toEqual([]);
    },
  );

  it.each([
    [english('Trend research, colour theory, Photoshop or Affinity Photo'), 'Photoshop'],
    [tiengViet('Kế toán kho, Bravo hoặc Fast'), 'Bravo'],
  ])('a choice of products is no choice of anything else: %s', (post, product) => {
    const found = items(post);
    const group = found.find((item) => label(item).includes(product))?.group ?? null;
    const members = found.filter((item) => group !== null && item.group === group).map(label);
    expect(members.some((name) => /research|theory|Inventory|kho/iu.test(name))).toBe(false);
  });

  it('reads years under a heading that says experience', () => {
    const years = items('Kế toán kho\nĐIỀU KIỆN\nKinh nghiệm: từ 04 năm ở vị trí kế toán kho').find(
      ({ ask }) => ask.type === 'years',
    );
    expect(years?.ask).toMatchObject({ years: 4 });
  });

  it.each([
    [english('Certificate in purchasing (CIPS, ISM)')],
    [tiengViet('Có chứng chỉ hành nghề kế toán (ACCA, CPA)')],
    [english('HR software (Workday HCM, BambooHR, etc.)')],
    [tiengViet('Biết dùng phần mềm quản lý kho (SAP EWM, 3PLink,...)')],
  ])('names in a bracket are one choice: %s', (post) => {
    const groups = items(post)
      .slice(0, -1)
      .flatMap(({ ask, group }) => (ask.type !== 'years' && group !== null ? [group] : []));
    expect(groups.length).toBeGreaterThan(1);
    expect(new Set(groups).size).toBe(1);
  });

  it.each([
    'Data Analyst\nRequirements\n- Experience with dashboards (such as Tableau, Looker or Qlik)\nResponsibilities\n- Build reports in Tableau, Looker or Metabase',
    'Chuyên viên dữ liệu\nYêu cầu\n- Thành thạo Tableau, Looker hoặc Qlik\nMô tả công việc\n- Xây dựng báo cáo bằng Tableau, Looker hoặc Metabase',
  ])('a choice named again adds no demand: %s', (post) => {
    const named = items(post).filter((item) => ['Tableau', 'Metabase'].includes(label(item)));
    expect(named).toHaveLength(2);
    expect(named[0]?.group).not.toBeNull();
    expect(named[0]?.group).toBe(named[1]?.group);
  });

  it.each([
    [english('Experience with modern build tools (such as Gradle or Maven)'), ['modern', 'popular']],
    [english('Runs the packing lines and the packaging machines'), ['Packing']],
    [tiengViet('Vận hành dây chuyền đóng gói'), ['Packing']],
  ])('praise and the trade of a machine are no skills: %s', (post, unwanted) => {
    expect(skills(post).filter((name) => unwanted.includes(name))).toEqual([]);
  });

  it.each([
    [
      'We are looking for an ambitious and reliable Warehouse Supervisor who leads a shift.',
      'Warehouse Supervisor',
    ],
    ['Vị trí tuyển: Nhân viên bán hàng nhiệt tình, năng động\nYêu cầu\n- Biết Excel', 'Nhân viên bán hàng'],
  ])('a title holds no praise: %s', (post, title) => {
    expect(readJob(plainTextDocument(post)).facts.title).toBe(title);
  });

  it('keeps a title whole whose second half goes on in small letters', () => {
    const post = 'Vị trí tuyển: Nhân viên thiết kế – dựng phim\nYêu cầu\n- Biết dùng Photoshop';
    expect(readJob(plainTextDocument(post)).facts.title).toBe('Nhân viên thiết kế – dựng phim');
  });
});

describe('verdicts', () => {
  it('financial statements are reports', () => {
    const vi = asked(
      nguoi('- Lập BCTC quý cho 3 chi nhánh', 'Excel'),
      tiengViet('Lập báo cáo'),
      ({ ask }) => ask.type === 'skill' && ask.skillId === 'reporting',
    );
    const en = asked(
      person('- Prepared financial statements each quarter', 'Excel'),
      english('Reporting skills'),
      ({ ask }) => ask.type === 'skill' && ask.skillId === 'reporting',
    );
    expect([vi?.verdict, en?.verdict]).toEqual(['met', 'met']);
  });

  it('who only reads a language has no lower level', () => {
    const vi = asked(
      nguoi('- Kiểm kho', 'Tiếng Anh: đọc tài liệu cơ bản'),
      tiengViet('Tiếng Anh nói, viết cơ bản'),
      ({ ask }) => ask.type === 'language',
    );
    const en = asked(
      person('- Counted stock', 'German: basic reading level'),
      english('Basic spoken and written German'),
      ({ ask }) => ask.type === 'language',
    );
    expect([vi?.why.code, en?.why.code]).toEqual(['language-reading', 'language-reading']);
  });

  it('years in either of two fields need one', () => {
    const job = english('Four years of experience in procurement or inventory planning');
    const resume = person('- Bought steel', 'Excel').replace('Operations Specialist', 'Procurement Officer');
    expect(asked(resume, job, ({ ask }) => ask.type === 'years' && ask.years === 4)?.verdict).toBe('met');
  });

  it('years in a field of two names need both', () => {
    const job = tiengViet('Tối thiểu 3 năm vận hành máy tiện CNC');
    expect(
      asked(
        nguoi('- Vận hành máy đóng gói', 'Excel'),
        job,
        ({ ask }) => ask.type === 'years' && ask.years === 3,
      )?.verdict,
    ).toBe('not-found');
  });

  it.each([
    [person('- Programmed label printers', 'Excel'), english('Programming of robots')],
    [nguoi('- Lập trình máy in nhãn', 'Excel'), tiengViet('Lập trình robot hàn')],
  ])('a deed alone is no part of what was done', (resume, job) => {
    const found = asked(resume, job, ({ ask }) => ask.type === 'term' && /robot/iu.test(ask.text));
    expect(found?.verdict === 'partly' || found?.verdict === 'met').toBe(false);
  });

  it.each([
    [person('- Ran two Omron and Siemens lathes', 'Excel'), english('PLC programming (Siemens or Omron)')],
    [
      nguoi('- Đứng 3 máy phay hệ Siemens', 'Excel'),
      tiengViet('Lập trình PLC (Siemens, Schneider hoặc Omron)'),
    ],
  ])('a maker is no proof of one thing it makes', (resume, job) => {
    const found = asked(resume, job, ({ ask }) => ask.type === 'skill' && ask.skillId === 'plc');
    expect(found?.verdict).toBe('not-found');
  });

  it.each([
    [nguoi('- Nhập liệu', 'eBH, Excel'), tiengViet('Nắm vững Luật Lao động, Luật BHXH')],
    [nguoi('- Nhập liệu', 'eBH, Excel'), tiengViet('Có chứng chỉ hành nghề nhân sự')],
  ])('a program is no part of a law or a licence', (resume, job) => {
    const found = report(resume, job).requirements.filter(({ ask }) => /term|certificate/u.test(ask.type));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ verdict }) => verdict === 'partly' || verdict === 'met')).toEqual([]);
  });

  it('a similar tool will do where the post says so', () => {
    const job = english('Unit tests with Jasmine or similar');
    const found = asked(
      person('- Wrote unit tests in Jest', 'Jest, Angular'),
      job,
      ({ ask }) => ask.type === 'skill' && ask.skillId === 'jasmine',
    );
    expect(found?.verdict === 'not-found').toBe(false);
  });
});

describe('figures and deeds', () => {
  it.each([
    'Ran the 5S programme on the packing line',
    'Audited against ISO 14001 and IATF 16949',
    'Lập trình máy 4 trục theo tiêu chuẩn TCVN 5574',
    'Áp dụng 6S và 5 Why tại xưởng',
  ])('%s holds no figure', (line) => expect(hasFigure(line)).toBe(false));
  it.each(['Cut waste by 8 tonnes', 'Giảm 12 ca làm thêm', 'Kèm 7 thợ mới'])('%s holds one', (line) =>
    expect(hasFigure(line)).toBe(true),
  );
  it('a line that begins with a figure begins with no deed', () => {
    expect(startsWithAction('400 hosts, mail and backup')).toBe(false);
    expect(startsWithAction('12 chuyến hàng mỗi ngày')).toBe(false);
  });
  it.each(['Co-developed the price list', 'Re-wrote the manual'])('%s begins with a deed', (line) =>
    expect(startsWithAction(line)).toBe(true),
  );
});

describe('what a report claims and advises', () => {
  const measure = (one: PremiumReport, id: string) => one.sections.metrics.find((metric) => metric.id === id);

  it('does not advise a position that nothing like was held', () => {
    const foreign = report(
      `Robin Vale\nrobin.vale@example.com\n\nSummary\nBaker with nine years at the oven, bread and pastry.\n\nExperience\nBaker, Golden Crust\n2015 - present\n- Baked 400 loaves a day`,
      'Tax Lawyer\nRequirements\n- Tax law\n- Drafting of opinions',
    );
    expect(JSON.stringify(foreign.sections)).not.toContain('"summary-title"');
  });

  it('calls a duty silent only where no line shares a word with it', () => {
    const job =
      'Quản đốc xưởng\nMô tả công việc\n- Bố trí nhân lực, theo dõi tiến độ đơn hàng\nYêu cầu\n- Kinh nghiệm quản lý xưởng may';
    const told = report(nguoi('- Bố trí nhân lực theo ca', 'Excel'), job);
    expect(JSON.stringify(told.sections)).not.toContain('"duty-silent"');
  });

  it('sees work with others and small beginnings', () => {
    const vi = measure(
      report(nguoi('- Tính giá vốn cùng kế toán trưởng', 'Excel'), tiengViet('Excel')),
      'personality-showcase',
    );
    const en = measure(
      report(person('- Set up kanban boards with the purchasing team', 'Excel'), english('Excel')),
      'personality-showcase',
    );
    const shown = (found: typeof vi): string[] =>
      (found?.parts ?? []).filter(({ got }) => got > 0).map(({ code }) => code);
    expect(shown(vi)).toEqual(['teamwork']);
    expect(shown(en)).toEqual(['initiative', 'teamwork']);
  });

  const basis = (resume: string, job: string, language: 'en' | 'vi', id: string) =>
    analyse({ resume: plainTextDocument(resume), job: plainTextDocument(job), language, today }).metrics.find(
      (metric) => metric.id === id,
    )?.basis;

  it('counts as shown only what a line shows', () => {
    const vi = basis(
      nguoi('- Kiểm kho', 'Excel, trung thực'),
      tiengViet('Trung thực, nhiệt tình'),
      'vi',
      'soft-skills',
    );
    const en = basis(
      person('- Counted stock', 'Excel, leadership'),
      english('Leadership, communication'),
      'en',
      'soft-skills',
    );
    expect(vi).toMatch(/^Có đủ dẫn chứng cho 0\/2 .*, 1 kỹ năng mới được nêu/u);
    expect(en).toMatch(/^0 of 2 .*, 1 named or shown in part\.$/u);
  });

  it('counts no positions where the post names no title', () => {
    const resume = person('- Counted stock', 'Excel');
    const untitled = 'Requirements\n- Excel\n- Two years of experience';
    expect(basis(resume, untitled, 'en', 'experience-relevance')).toMatch(
      /^The post has no single job title to compare with; /u,
    );
    expect(basis(resume, untitled, 'vi', 'experience-relevance')).toMatch(
      /^Tin tuyển dụng không có một chức danh rõ để so sánh; /u,
    );
  });

  it('compares years of the field asked for, not all years', () => {
    const resume = person('- Counted stock', 'Excel').replace(
      '\n\nSkills',
      '\n\nPastry Chef, Golden Crust\n01/2000 - 12/2020\n- Baked bread\n\nSkills',
    );
    const claimed = report(resume, english('Excel'));
    expect(claimed.sections.career.overqualified).toBeNull();
  });

  it('quotes a recent line for what was used lately', () => {
    const resume = person('- Planned routes in Excel', 'SAP').replace(
      'Experience\n',
      'Experience\nStock Planner, Northgate Ltd\n02/2012 - 03/2015\n- Kept 40 price lists in Excel\n\n',
    );
    const quality = report(resume, english('Excel')).sections.experience.quality;
    const quoted = quality.parts.find(({ code }) => code === 'recent')?.quotes.map(({ quote }) => quote);
    expect(quoted).toEqual(['Planned routes in Excel']);
  });

  it('sees mentors, and no friendliness in a thing', () => {
    const resume = `${person('- Counted stock', 'Excel')}\n\nVolunteering\nMentor, Coding Club Larkfield, since 2021\n\nAbout\nPlanner of budget-aware, numbers-friendly reports`;
    const found = report(resume, english('Excel'));
    const teaching = measure(found, 'personality-showcase')?.parts.find(({ code }) => code === 'teaching');
    expect(teaching?.got).toBeGreaterThan(0);
    expect(JSON.stringify(measure(found, 'soft-skills'))).not.toContain('sociability');
    const vi = `${nguoi('- Kiểm kho', 'Excel')}\n\nHOẠT ĐỘNG\nGia sư lớp học tình thương, 2020 - 2021`;
    const taught = measure(report(vi, tiengViet('Excel')), 'personality-showcase');
    expect(taught?.parts.find(({ code }) => code === 'teaching')?.got).toBeGreaterThan(0);
  });

  it('letters that an ampersand ties are no language, a resident no public relations', () => {
    const resume = `${person('- Site engineer (C&S) for two towers', 'Excel')}\nMalaysian (Singapore PR since 2020)`;
    const extra = JSON.stringify(measure(report(resume, english('Excel')), 'additional-skills'));
    expect(extra).not.toMatch(/"quote":"(?:C|PR)"/u);
  });
});
