import { describe, expect, it } from '@jest/globals';
import { analyse } from '#src/analyse';
import { plainTextDocument } from '#src/document';
import type { OutputLanguage, Report } from '#src/report';

// Each class of misreading in words of its own, in both languages: posts and what they ask. All people are invented.
// Layouts, accusations, advice, title lines and names are in `twelve-classes-people.spec.ts`.

const today = '2026-11-21';
type Row = Report['requirements'][number];

const life = {
  en: (work: string, more = '') => `Tilda Marsh\ntilda.marsh@example.com\n\nExperience\n${work}\n\n${more}`,
  vi: (work: string, more = '') =>
    `Vũ Thị Nhài\nnhai.vu@example.com\n\nKinh nghiệm làm việc\n${work}\n\n${more}`,
};
const work = {
  en: (line: string, title = 'Assistant', dates = '01/2018 - 12/2023') =>
    `${title}, Heron Works Ltd\n${dates}\n- ${line}`,
  vi: (line: string, title = 'Nhân viên', dates = '01/2018 - 12/2023') =>
    `${title}, Công ty TNHH Cánh Cò\n${dates}\n- ${line}`,
};
const heads = { en: 'Yard Clerk', vi: 'Nhân viên bãi' };
const asked = { en: 'Requirements', vi: 'Yêu cầu' };
const idle = { en: life.en(work.en('Swept the yard')), vi: life.vi(work.vi('Quét bãi')) };

const rowsOf = (language: OutputLanguage, post: string, resume: string = idle[language]): Row[] =>
  analyse({
    resume: plainTextDocument(resume),
    job: plainTextDocument(post),
    language,
    today,
  }).requirements.filter(({ kind }) => kind !== 'title' && kind !== 'level');
/** What a post is read to ask in one line, without the line that makes it a post. */
const rowsFor = (language: OutputLanguage, ask: string, resume?: string): Row[] =>
  rowsOf(language, `${heads[language]}\n\n${asked[language]}\n- ${ask}\n- Fortran`, resume).filter(
    ({ sentence }) => !sentence.includes('Fortran'),
  );
const labels = (rows: readonly Row[]): string[] => rows.map(({ label }) => label);
const verdicts = (rows: readonly Row[]): string[] => rows.map(({ verdict }) => verdict);

describe('class 1: words of another sense or language', () => {
  it.each([
    ['en', 'You keep the rest of the tea warm.', ['REST APIs']],
    ['en', 'Help wrap gifts at the counter.', ['WRAP']],
    ['en', 'Our helm is in the safe hands of Julia.', ['Helm', 'SAFe', 'Julia']],
    ['vi', 'Không tự tiện mang đồ về.', ['Tiện']],
    ['vi', 'Giữ bếp chung sạch, không để cơm nguội qua đêm.', ['Nấu ăn', 'Nguội']],
  ] as const)('%s: %s asks for no skill of that name', (language, line, names) => {
    const found = labels(rowsFor(language, line));
    for (const name of names) expect(found).not.toContain(name);
  });

  it.each([
    ['en', 'Experience with REST APIs', 'Rinsed cups and let the rest dry'],
    ['en', 'Lean manufacturing', 'Helped old guests lean on the rail'],
    ['vi', 'Biết hàn', 'Dọn phòng cho khách Hàn Quốc'],
    ['vi', 'Biết nấu ăn', 'Lau bếp chung của nhà trọ'],
  ] as const)('%s: “%s” is not shown by “%s”', (language, ask, line) => {
    const found = verdicts(rowsFor(language, ask, life[language](work[language](line))));
    expect(found).not.toContain('met');
    expect(found).not.toContain('partly');
  });
});

describe('class 2: what is offered, told or said by law', () => {
  const posts = {
    en: 'Pottery Teacher\nRequirements\n- Two years of teaching experience\n- Glazing and kiln firing',
    vi: 'Giáo viên gốm\nYêu cầu\n- Ít nhất 2 năm kinh nghiệm dạy học\n- Biết tráng men, nung lò',
  };
  it.each([
    ['en', 'What’s in it for you\n- Dental plan, cycle scheme\n- Spanish lessons and Photoshop evenings'],
    ['en', 'Clay & Co does not tolerate discrimination on grounds of belief, disability or family status.'],
    ['en', 'As an inclusive employer we make adjustments for disabled applicants during recruitment.'],
    ['vi', 'Bạn nhận được gì?\n- Được đào tạo kỹ năng lãnh đạo, Photoshop\n- Cơm trưa, gửi xe'],
    ['vi', 'Xưởng cam kết môi trường không phân biệt tôn giáo hay khuyết tật trong tuyển dụng.'],
    ['vi', 'Nộp hồ sơ trực tiếp tại phòng Nhân sự hoặc phòng Kế toán, mang theo CMND.'],
  ] as const)('%s: asks for nothing: %s', (language, paragraph) => {
    const post = posts[language];
    expect(labels(rowsOf(language, `${post}\n\n${paragraph}`))).toEqual(labels(rowsOf(language, post)));
  });
});

describe('class 3: must or nice without the known headings', () => {
  it.each([
    ['en', 'Your toolkit\n- Zendesk\n- Pipedrive', { Zendesk: 'must', Pipedrive: 'must' }],
    [
      'en',
      'confident in Zendesk, able to work weekends\nPipedrive is a bonus',
      { Zendesk: 'must', 'work weekends': 'must', Pipedrive: 'nice' },
    ],
    [
      'en',
      'What you need to succeed\n- Right to work in Ireland\n- Rota with late shifts\n- ideally some Metabase',
      { 'Right to work in Ireland': 'must', 'late shifts': 'must', Metabase: 'nice' },
    ],
    [
      'vi',
      'rành Zendesk, siêng năng, có laptop riêng\nbiết Pipedrive thì tốt hơn',
      { Zendesk: 'must', 'Siêng năng': 'must', 'có laptop riêng': 'must', Pipedrive: 'nice' },
    ],
    [
      'vi',
      'Anh/chị cần\n- Lý lịch rõ ràng\n- Đi tỉnh thường xuyên\n- Ưu ái người biết tiếng Na Uy',
      { 'Lý lịch rõ ràng': 'must', 'Đi tỉnh thường xuyên': 'must', 'Tiếng Na Uy': 'nice' },
    ],
  ] as const)('%s: %s', (language, body, expected) => {
    const found = rowsOf(language, `${heads[language]}\n\n${body}`);
    expect(found.map(({ label, importance }) => [label, importance])).toEqual(
      expect.arrayContaining(Object.entries(expected)),
    );
  });
});

describe('class 4: denied, wished, being learned, done by others, not needed', () => {
  it.each([
    ['en', 'Experience with Magento', 'Not yet worked with Magento'],
    ['en', 'Experience with Magento', 'Hope to move into Magento next year'],
    ['en', 'Knowledge of Metabase', 'Enrolled in a Metabase course until June'],
    ['en', 'Experience with Pipedrive', 'Supported clients using Pipedrive'],
    ['vi', 'Có kinh nghiệm dùng Lightroom', 'Chưa từng mở Lightroom, ảnh do bên ngoài làm'],
    ['vi', 'Biết QGIS', 'Mong được học thêm QGIS'],
    ['vi', 'Biết Metabase', 'Đang theo học khóa Metabase đến tháng 6'],
    ['vi', 'Có kinh nghiệm Haskell', 'Hỗ trợ khách hàng dùng Haskell'],
  ] as const)('%s: “%s” is not met by “%s”', (language, ask, line) => {
    const found = verdicts(rowsFor(language, ask, life[language](work[language](line))));
    expect(found).toHaveLength(1);
    expect(found).not.toContain('met');
  });

  it.each([
    ['en', 'Fluency in Norwegian is not required.'],
    ['vi', 'Không bắt buộc biết Pipedrive.'],
  ] as const)('%s: asks for nothing: %s', (language, line) => {
    expect(labels(rowsFor(language, line))).toEqual([]);
  });
});

describe('class 5: alternatives and lists', () => {
  it.each([
    ['en', 'Either Slovak or Estonian', 'Swept', 'Languages\nEstonian: fluent', ['Slovak', 'Estonian']],
    [
      'en',
      'One of the following (Zendesk, Freshdesk,\nIntercom, HubSpot)',
      'Answered tickets in Intercom',
      '',
      ['Zendesk', 'Freshdesk', 'Intercom', 'HubSpot'],
    ],
    ['en', 'MATLAB, Octave or similar', 'Filtered signals in Octave', '', ['MATLAB', 'Octave']],
    [
      'vi',
      'Tiếng Ba Lan hoặc tiếng Séc',
      'Xếp hàng',
      'Ngoại ngữ\nTiếng Séc: thành thạo',
      ['Tiếng Ba Lan', 'Tiếng Séc'],
    ],
    [
      'vi',
      'Biết ít nhất một phần mềm (Zendesk, Freshdesk,\nIntercom, HubSpot)',
      'Trả lời khách trên Intercom',
      '',
      ['Zendesk', 'Freshdesk', 'Intercom', 'HubSpot'],
    ],
    ['vi', 'Có bằng CFA hay FRM', 'Xếp hàng', 'Chứng chỉ\nFRM, 2020', ['CFA', 'FRM']],
  ] as const)('%s: one of them will do: %s', (language, ask, line, more, names) => {
    const found = rowsFor(language, ask, life[language](work[language](line), more));
    expect(labels(found)).toEqual(names);
    const [group] = found.map((row) => row.group);
    expect(group).not.toBeNull();
    expect(found.every((row) => row.group === group)).toBe(true);
    expect(verdicts(found)).toContain('met');
  });

  it.each([
    ['en', 'Good with outlook, word', 'Wrote letters in Word and Outlook'],
    ['vi', 'Tin học văn phòng (word, outlook tốt)', 'Soạn thư bằng Word và Outlook'],
  ] as const)('%s: small letters and brackets are read: %s', (language, ask, line) => {
    const found = rowsFor(language, ask, life[language](work[language](line)));
    expect(labels(found)).toEqual(expect.arrayContaining(['Microsoft Outlook', 'Microsoft Word']));
    expect(new Set(verdicts(found))).toEqual(new Set(['met']));
  });
});

describe('class 6: years', () => {
  it.each([
    ['en', '4 years of cheese making', 'Cheese Maker', '01/2014 - 12/2022', ['met']],
    ['en', '5+ years of mushroom growing experience', 'Guard', '01/2014 - 12/2022', ['not-found']],
    [
      'en',
      '3 years of tram driving and 3 years of fleet dispatch',
      'Tram Driver',
      '01/2016 - 12/2021',
      ['met', 'not-found'],
    ],
    ['en', 'At least 5 years of roofing', 'Roofer', '02/2019 - present', ['met']],
    ['vi', '4 năm kinh nghiệm làm phô mai', 'Tài xế xe buýt', '01/2014 - 12/2022', ['not-found']],
    ['vi', '3 năm kinh nghiệm làm nến', 'Thợ làm nến', 'T1/2021 - hiện nay', ['met']],
    ['vi', 'Ít nhất 4 năm kinh nghiệm làm nón', 'Thợ làm nón', '02/2019 - hiện tại', ['met']],
  ] as const)('%s: %s: %s, %s', (language, ask, title, dates, expected) => {
    const more = { en: 'Did the daily round', vi: 'Làm việc hằng ngày' };
    const found = rowsFor(language, ask, life[language](work[language](more[language], title, dates)));
    expect(found.map(({ kind, verdict }) => [kind, verdict])).toEqual(
      expected.map((verdict) => ['years', verdict]),
    );
  });
});

describe('class 7: a kind is shown by its case', () => {
  it.each([
    ['en', 'Infrastructure as code', 'Built networks with Pulumi', ''],
    ['en', 'Message queues', 'Sent orders through ActiveMQ', ''],
    ['en', 'CRM software', 'Kept clients in Pipedrive', ''],
    ['en', 'Knowledge of French', 'Swept', 'Certificates\nDALF C1'],
    ['vi', 'Hàng đợi thông điệp', 'Gửi đơn qua ActiveMQ', ''],
    ['vi', 'Phần mềm CAD', 'Vẽ bằng CATIA', ''],
    ['vi', 'Tiếng Pháp', 'Xếp hàng', 'Chứng chỉ\nDALF C1'],
  ] as const)('%s: “%s”: %s %s', (language, ask, line, more) => {
    const found = rowsFor(language, ask, life[language](work[language](line), more));
    expect(verdicts(found)).toEqual(['met']);
  });
});
