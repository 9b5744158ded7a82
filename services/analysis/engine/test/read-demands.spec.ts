import { describe, expect, it } from '@jest/globals';
import { plainTextDocument } from '../src/document.js';
import type { OutputLanguage } from '../src/report.js';
import { readJob } from '../src/job/read-job.js';
import { labelOf, rowLabelOf, wordsOf } from '../src/report/labels.js';
import { english, tiengViet } from './read-lines.js';

// What a report says a post asks for is what the post asks for: classes of false demands in other words, in both languages.

const labels = (post: string, language: OutputLanguage): string[] =>
  readJob(plainTextDocument(post)).items.map((item) => labelOf(item, wordsOf(language)));

describe('a label stands in the post', () => {
  it.each([
    [tiengViet('Soạn hợp đồng lao động, phép năm'), 'Soạn hợp đồng lao động'],
    [tiengViet('Kinh nghiệm xây dựng thang bảng lương, KPI'), 'KPI'],
    [tiengViet('Biết các công cụ 7 QC tools'), '7 QC tools'],
    [tiengViet('Am hiểu Thông tư 133'), 'Thông tư 133'],
    [tiengViet('Quyết đoán, công tâm'), 'Quyết đoán'],
    [tiengViet('Nhanh nhẹn, hoạt bát'), 'Nhanh nhẹn, hoạt bát'],
    [tiengViet('Trình bày trang bìa, trang in'), 'trang in'],
    [tiengViet('Biết sắp xếp công việc'), 'Sắp xếp công việc'],
    [tiengViet('Phân tích được dòng tiền'), 'Phân tích dòng tiền'],
    [tiengViet('Biết phần mềm kế toán (MISA SME, Bravo)'), 'MISA SME'],
  ])('%s', (post, wanted) => expect(labels(post, 'vi')).toContain(wanted));

  it.each([
    [english('Kotlin or similar programming languages'), 'Similar programming languages'],
    [english('Growth hacking'), 'Growth hacking'],
    [english("Bachelor's degree in interior architecture"), "Bachelor's degree: interior architecture"],
    [english('Master degree in international relations'), "Master's degree: international relations"],
    [english('Willingness to learn new tools'), 'Willingness to learn new tools'],
    [english('Energized and pragmatic'), 'Energized'],
  ])('%s', (post, wanted) => expect(labels(post, 'en')).toContain(wanted));

  it('letters that stand for words are told with the words', () => {
    const [item] = readJob(plainTextDocument(tiengViet('Biết làm BHXH, thuế TNCN'))).items.filter(
      ({ ask }) => ask.type === 'skill',
    );
    expect(item && rowLabelOf(item, wordsOf('vi'))).toBe('Bảo hiểm xã hội (BHXH)');
    expect(item && labelOf(item, wordsOf('en'))).toBe('Social insurance');
  });

  it.each([
    [
      tiengViet('Tốt nghiệp Trung cấp trở lên ngành kỹ thuật (Hàn, Nguội)'),
      'vi',
      'Bằng trung cấp trở lên: kỹ thuật (Hàn, Nguội)',
    ],
    [english('Bachelor or master degree in physics'), 'en', "Bachelor's degree or higher: physics"],
    [english('A PhD degree in physics'), 'en', 'Doctorate: physics'],
    [english('A master’s degree in law or similar'), 'en', "Master's degree: law"],
  ] as const)('a degree keeps its reach and its field: %s', (post, language, wanted) => {
    expect(labels(post, language)).toContain(wanted);
  });
});

const reads = (post: string, language: OutputLanguage, wanted: readonly string[]): void =>
  expect(labels(post, language).slice(1, 1 + wanted.length)).toEqual(wanted);

describe('one demand is listed once', () => {
  it.each([
    [english('4 years of experience in customer service'), ['4 years of experience: customer service']],
    [english('Databases, both relational databases and NoSQL'), ['Relational databases', 'NoSQL']],
    [english('Passion for teaching'), ['Passion for teaching']],
    [
      english('3 years as a buyer, including 1 year managing a team of four'),
      ['3 years of experience: buyer', '1 year of experience: managing a team of four'],
    ],
  ])('%s', (post, wanted) => reads(post, 'en', [...wanted, '2 years of experience: operations']));

  it.each([
    [
      tiengViet('Tối thiểu 4 năm kinh nghiệm làm kế toán tại doanh nghiệp dệt may'),
      ['4 năm kinh nghiệm: kế toán tại doanh nghiệp dệt may'],
    ],
    [
      tiengViet('6 năm kinh nghiệm trong nhà máy giấy, trong đó 3 năm quản lý từ 40 người trở lên'),
      ['6 năm kinh nghiệm: nhà máy giấy', '3 năm kinh nghiệm: quản lý từ 40 người trở lên'],
    ],
  ])('%s', (post, wanted) => reads(post, 'vi', [...wanted, '2 năm kinh nghiệm']));

  it.each([
    [
      'Buyer\nRequirements\n- 3 years of experience as a buyer\n- Excel',
      ['3 years of experience: buyer', 'Microsoft Excel'],
      'en',
    ],
    [
      'Vị trí: Thủ kho\nYêu cầu\n- 3 năm kinh nghiệm ở vị trí thủ kho\n- Excel',
      ['3 năm kinh nghiệm: thủ kho', 'Microsoft Excel'],
      'vi',
    ],
  ] as const)('years in the position stand for the position: %s', (post, wanted, language) =>
    expect(labels(post, language)).toEqual(wanted),
  );

  it('examples are one choice with what they are examples of, and leave what is asked for by itself', () => {
    const items = readJob(
      plainTextDocument(
        'Operations Specialist\nRequirements\n- Behavior-driven development\n- Agile practice in software development process e.g. Scrum Kanban BDD',
      ),
    ).items;
    const groupOf = (id: string) =>
      items.find(({ ask }) => ask.type === 'skill' && ask.skill.id === id)?.group;
    expect(groupOf('behavior-driven-development')).toBeNull();
    expect(groupOf('scrum')).not.toBeNull();
    expect([groupOf('agile'), groupOf('kanban')]).toEqual(Array(2).fill(groupOf('scrum')));
    expect(groupOf('sdlc')).toBeUndefined();
  });

  it('a tax is declared and settled: neither stands for the other', () => {
    const post = `${tiengViet('Đã làm quyết toán thuế')}\nMô tả công việc\n- Kê khai thuế hằng tháng`;
    expect(labels(post, 'vi')).toEqual(expect.arrayContaining(['Quyết toán thuế', 'Kê khai thuế']));
  });

  it.each([
    [
      tiengViet('Tối thiểu 4 năm kinh nghiệm ở vị trí liên quan, ưu tiên biết SAP'),
      'vi',
      '4 năm kinh nghiệm',
    ],
    [
      english(
        '4 years of experience as an inspector of moulds in all phases such as casting cooling trimming and final release',
      ),
      'en',
      '4 years of experience: inspector of moulds in all phases such as casting cooling trimming and final release',
    ],
  ] as const)('years keep their field whole or have none: %s', (post, language, wanted) =>
    expect(labels(post, language)).toContain(wanted),
  );

  it('what is asked for with years of it as a product is asked for by itself', () => {
    expect(labels(english('4 years of experience with PostgreSQL'), 'en')).toContain('PostgreSQL');
  });
});

describe('no demand is swallowed', () => {
  it.each([
    [
      tiengViet('Ưu tiên người có bằng lái xe, từng đi tu nghiệp tại Đức, nhà ở Dĩ An'),
      'từng đi tu nghiệp tại Đức',
    ],
    [tiengViet('Ưu tiên người có bằng lái xe, từng đi tu nghiệp tại Đức, nhà ở Dĩ An'), 'nhà ở Dĩ An'],
    [tiengViet('Biết bán vé số lượng lớn được cộng điểm'), 'bán vé số lượng lớn'],
    [tiengViet('Giao tiếp: Khá/Tốt'), 'Giao tiếp'],
    [tiengViet('Trực 2 ca mỗi ngày, giỏi Excel'), 'Trực 2 ca mỗi ngày'],
    [tiengViet('Ca làm việc linh động'), 'Ca làm việc linh động'],
    [tiengViet('Ưu tiên người đã làm ở doanh nghiệp dệt may'), 'Làm ở doanh nghiệp dệt may'],
    [
      tiengViet('Đã làm thủ kho (ưu tiên các bạn đi ra từ các hệ thống lớn, ưu tiên biết SAP)'),
      'đi ra từ các hệ thống lớn',
    ],
  ])('%s', (post, wanted) => expect(labels(post, 'vi')).toContain(wanted));

  it.each([
    [english('Tracking of parcels'), 'Tracking of parcels'],
    [english('Excel, tracking of parcels, tidy shelves'), 'tidy shelves'],
    [english('Strong negotiation and verbal communication skills'), 'Negotiation'],
    [english('Knowledge of other cloud platforms for hospitals'), 'Other cloud platforms'],
  ])('%s', (post, wanted) => expect(labels(post, 'en')).toContain(wanted));
});

describe('each member of a list of demands stands in a row', () => {
  const members = {
    vi: [
      'thành thạo Excel',
      'từng đi tu nghiệp tại Đức',
      'biết quấn mô tơ cuộn lớn',
      'cẩn thận',
      'có bằng lái xe B2',
      'nhà ở Dĩ An',
      'tiếng Anh giao tiếp',
      'quen đứng máy bện cáp',
    ],
    en: [
      'Excel',
      'coiling of heavy cables',
      'punctual',
      'a driving licence',
      'fluent German',
      'winding of large motors',
      'own tools',
    ],
  } as const;
  const pairs = <T>(all: readonly T[]): (readonly [T, T])[] =>
    all.flatMap((a) => all.filter((b) => b !== a).map((b) => [a, b] as const));

  it.each(['vi', 'en'] as const)('%s', (language) => {
    const post = language === 'vi' ? tiengViet : english;
    for (const [a, b] of pairs<string>(members[language])) {
      const line = `${a}, ${b}`;
      const { items, read } = readJob(plainTextDocument(post(line)));
      const start = read.text.indexOf(line);
      const rows = items.filter(({ span }) => span.start >= start && span.end <= start + line.length);
      const told = rows.map((item) => labelOf(item, wordsOf(language)).toLowerCase()).join(' | ');
      for (const member of [a, b])
        expect([
          line,
          told,
          member.split(' ').some((word) => word.length > 2 && told.includes(word.toLowerCase())),
        ]).toEqual([line, told, true]);
    }
  });
});

describe('importance', () => {
  it('a tag of a board is a demand where the post speaks of its tags', () => {
    const importance = (line: string) =>
      readJob(
        plainTextDocument(
          `Cook\nTechnologies python javascript Job description\nRequirements\n- ${line}\n- Two years of experience in a kitchen`,
        ),
      ).items.find(({ ask }) => ask.type === 'skill' && ask.skill.id === 'javascript')?.importance;
    expect(importance('Knife skills')).toBe('nice');
    expect(importance('Python')).toBe('must');
  });

  it.each([english('Tracking of parcels is a plus'), tiengViet('Biết gói quà là một lợi thế')])(
    'a line that wishes is no must: %s',
    (post) => {
      const [item] = readJob(plainTextDocument(post)).items.filter(({ sentence }) =>
        /plus|lợi thế/u.test(sentence),
      );
      expect(item?.importance).toBe('nice');
    },
  );
});

it('a title keeps the speciality in its bracket', () => {
  const { facts } = readJob(
    plainTextDocument('CÔNG TY CP SAO SÁNG TUYỂN CHUYÊN VIÊN KẾ TOÁN (THUẾ)\nYêu cầu\n- Excel'),
  );
  expect(facts.title).toBe('CHUYÊN VIÊN KẾ TOÁN (THUẾ)');
});

describe('what a post asks for is neither cut nor taken apart', () => {
  it.each([
    [tiengViet('Ưu tiên người ở Thủ Đức – Bình Thạnh'), 'vi', /Thủ Đức – Bình Thạnh/u],
    [tiengViet('Thành thạo PowerPoint (hiệu ứng, biểu đồ)'), 'vi', /PowerPoint \(hiệu ứng, biểu đồ\)/u],
    [english('Excel (lookups, pivot tables)'), 'en', /Excel \(lookups, pivot tables\)/u],
    [
      tiengViet('Lập báo cáo theo yêu cầu của Trưởng phòng').replace('Yêu cầu', 'Mô tả công việc'),
      'vi',
      /báo cáo theo yêu cầu của Trưởng phòng/u,
    ],
    [
      tiengViet('Ca làm việc linh động\n- Đối với Part-time: từ 4 tiếng/ngày, 6 ngày/tuần'),
      'vi',
      /^Đối với Part-time: từ 4 tiếng\/ngày, 6 ngày\/tuần$/u,
    ],
    [
      tiengViet('Thu thập số liệu của các chi nhánh, kiểm tra hóa đơn').replace('Yêu cầu', 'Mô tả công việc'),
      'vi',
      /Thu thập số liệu của các chi nhánh/u,
    ],
    [english('Analytical data-driven and pragmatic mindset'), 'en', /^Analytical$/u],
    [english('You are a team player when it comes to cooperation with suppliers'), 'en', /^Team player$/u],
  ] as const)('%s', (post, language, wanted) =>
    expect(labels(post, language)).toContainEqual(expect.stringMatching(wanted)),
  );

  it.each([
    [
      english('You are calm when it comes to cooperation with internal and external stakeholders'),
      /stakeholder/iu,
    ],
    [english('A pragmatic mindset that fits in with a growth hacking approach'), /growth/iu],
    [
      english('Agile practice in software development process, e.g. Scrum or Kanban'),
      /development process/iu,
    ],
  ] as const)('nothing but that: %s', (post, unwanted) =>
    expect(
      labels(post, 'en').filter((label) => unwanted.test(label) && label.split(' ').length <= 4),
    ).toEqual([]),
  );

  it('papers in a bracket behind a paper are papers', () => {
    const { items } = readJob(
      plainTextDocument(tiengViet('Ưu tiên chứng chỉ hành nghề kế toán (VACPA, ACCA)')),
    );
    const papers = items.filter(({ ask }) => ask.type === 'certificate');
    expect(papers.map(({ ask }) => ask.type === 'certificate' && ask.name)).toEqual(
      expect.arrayContaining(['VACPA', 'ACCA']),
    );
    expect(new Set(papers.map(({ group }) => group)).size).toBe(1);
  });

  it('"in one or in the other" is one wish', () => {
    const { items } = readJob(
      plainTextDocument(english('Experience in retail or in logistics is preferred')),
    );
    const wished = items.filter(({ importance }) => importance === 'nice');
    expect(wished.length).toBeGreaterThan(1);
    expect(new Set(wished.map(({ group }) => group)).size).toBe(1);
    expect(wished[0]?.group).not.toBeNull();
  });

  it.each([
    'Larkfield is seeking hydraulic engineers process engineers and piping engineers.',
    'Larkfield is looking for pipe welders.',
  ])('several people are sought by a title too: %s', (line) =>
    expect(readJob(plainTextDocument(`${line}\nRequirements\n- Welding`)).facts.title).toMatch(
      /engineers|welders/u,
    ),
  );
});
