import { describe, expect, it } from '@jest/globals';
import { analyse } from '#src/analyse';
import { plainTextDocument } from '#src/document';
import { readJob } from '#src/job/read-job';
import type { Report } from '#src/report';

// Who seeks whom in one line, choices and lengths of work, in both languages. All houses are invented.

const post = (line: string, asks: readonly string[] = ['Some care']): string =>
  [line, '', 'Requirements', ...asks.map((ask) => `- ${ask}`)].join('\n');
const rowsOf = (language: 'en' | 'vi', ask: string): Report['requirements'] =>
  analyse({
    resume: plainTextDocument(''),
    job: plainTextDocument(
      language === 'en' ? post('Loom Fitter', [ask]) : `Thợ dệt chiếu\n\nYêu cầu\n- ${ask}`,
    ),
    language,
    today: '2026-11-21',
  }).requirements.filter(({ kind }) => kind !== 'title' && kind !== 'level');

describe('the line that says who seeks whom', () => {
  it.each([
    ['Vacancy at Marrow Lane Dairy: Churn Keeper (part time)', 'Churn Keeper', 'Marrow Lane Dairy'],
    ['JOB OPENING: Ferry Steward | Deadline 3 June', 'Ferry Steward', null],
    ['Come and join Hollow Oak Weavers as our next Loom Fitter', 'Loom Fitter', 'Hollow Oak Weavers'],
    ['Hollow Oak Weavers needs a Dye House Hand for its Hull mill', 'Dye House Hand', 'Hollow Oak Weavers'],
    [
      'Hollow Oak Weavers recruits 2 Bobbin Winders, closing date 3 June',
      'Bobbin Winders',
      'Hollow Oak Weavers',
    ],
    ['Marrow Lane Dairy is recruiting: Churn Keeper, Hull', 'Churn Keeper', 'Marrow Lane Dairy'],
    ['Marrow Lane Dairy is hiring a Milk Tester in York', 'Milk Tester', 'Marrow Lane Dairy'],
    ['Night Baker wanted, Hull, apply by 3 June', 'Night Baker', null],
    [
      'Tiệm hoa Lá Bàng cần tuyển 03 Thợ cắm hoa, gửi hồ sơ về hoa@labang.example',
      'Thợ cắm hoa',
      'Tiệm hoa Lá Bàng',
    ],
    [
      'GẤP! Quán Cơm Tấm Mộc tìm 2 bạn Phụ bếp ca sáng, gọi 0900 111 222',
      'Phụ bếp ca sáng',
      'Quán Cơm Tấm Mộc',
    ],
    ['Tuyển dụng vị trí: Thợ sơn mài (Xưởng Vóc Đỏ), nhận hồ sơ đến 15/7', 'Thợ sơn mài', null],
    [
      '[Huế] Công ty TNHH Nón Lá Xanh tuyển Nhân viên kho - lương 8 triệu',
      'Nhân viên kho',
      'Công ty TNHH Nón Lá Xanh',
    ],
    ['Cơ hội việc làm: Thợ đan lưới tại Xưởng Lưới Cá Bạc', 'Thợ đan lưới', 'Xưởng Lưới Cá Bạc'],
    [
      'Trường mầm non Ong Vàng thông báo tuyển dụng Giáo viên nhạc năm học 2027',
      'Giáo viên nhạc',
      'Trường mầm non Ong Vàng',
    ],
  ])('%s', (line, title, company) => {
    const { facts } = readJob(plainTextDocument(post(line)));
    expect([facts.title, facts.company]).toEqual([title, company]);
  });

  it.each([
    'We are looking for people who love wool',
    'Our mill needs a clean floor',
    'Xưởng Cói Vàng tìm niềm vui trong từng sợi cói',
    'Job opportunities at Marrow Lane Dairy',
    'Quán Lá cần bạn có mặt lúc 6 giờ',
  ])('names no title: %s', (line) => {
    expect(readJob(plainTextDocument(post(line))).facts.title).toBeNull();
  });
});

describe('one of several', () => {
  it.each([
    ['en', 'Bazel, Gradle, or Pants', ['Bazel', 'Gradle', 'Pants']],
    ['en', 'One of these three: Zendesk, Freshdesk, Intercom', ['Zendesk', 'Freshdesk', 'Intercom']],
    ['en', 'Preferably Norwegian, else Finnish', ['Norwegian', 'Finnish']],
    ['en', 'Metabase, Tableau or something similar', ['Metabase', 'Tableau']],
    ['en', 'Adobe InDesign/Scribblio', ['Adobe InDesign', 'Scribblio']],
    ['vi', 'Thạo 1 trong 2: Tableau, Metabase', ['Tableau', 'Metabase']],
    ['vi', 'Biết Zendesk, Freshdesk hoặc loại tương tự', ['Zendesk', 'Freshdesk']],
  ] as const)('%s: %s', (language, ask, names) => {
    const found = rowsOf(language, ask).filter(({ kind }) => kind !== 'years');
    expect(found.map(({ label }) => label)).toEqual(names);
    expect(new Set(found.map(({ group }) => group)).size).toBe(1);
    expect(found[0]?.group).not.toBeNull();
  });
});

describe('lengths of work', () => {
  it.each([
    ['vi', '4 năm kinh nghiệm nuôi ong', ['4 năm kinh nghiệm: nuôi ong']],
    ['vi', '3 năm kinh nghiệm dệt lụa', ['3 năm kinh nghiệm: dệt lụa']],
    ['vi', 'Tối thiểu 4 năm thêu tay', ['4 năm kinh nghiệm: thêu tay']],
    [
      'vi',
      '2 năm làm tài xế và 3 năm làm thủ kho',
      ['2 năm kinh nghiệm: tài xế', '3 năm kinh nghiệm: thủ kho'],
    ],
    [
      'vi',
      '2 năm kinh nghiệm bán vé và 2 năm kinh nghiệm kiểm vé',
      ['2 năm kinh nghiệm: bán vé', '2 năm kinh nghiệm: kiểm vé'],
    ],
    ['vi', 'Có 2 năm kinh nghiệm thu ngân', ['2 năm kinh nghiệm: thu ngân']],
    ['en', '3 years in upholstery', ['3 years of experience: upholstery']],
    ['en', '6 years (2 as a shift leader)', ['6 years of experience', '2 years of experience: shift leader']],
  ] as const)('%s: %s', (language, ask, labels) => {
    expect(rowsOf(language, ask).map(({ label }) => label)).toEqual(labels);
  });

  it.each([
    ['en', '3 years in business and growing'],
    ['en', 'You will stay 2 years with us'],
    ['vi', '2 năm bảo hành cho mỗi khung dệt'],
  ] as const)('%s: no length of work: %s', (language, line) => {
    expect(rowsOf(language, line).filter(({ kind }) => kind === 'years')).toEqual([]);
  });
});
