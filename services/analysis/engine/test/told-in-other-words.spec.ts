import { describe, expect, it } from '@jest/globals';
import { analyse } from '#src/analyse';
import { plainTextDocument } from '#src/document';
import type { OutputLanguage, Verdict } from '#src/report';

const person = (line: string): string =>
  `Kim Vale\nkim.vale@example.com\n\nExperience\nOperations Assistant, Green Lane Ltd\n01/2020 - 12/2023\n- ${line}`;
const nguoi = (line: string): string =>
  `Trần Thu Hà\nha.tran@example.com\n\nKinh nghiệm làm việc\nNhân viên vận hành, Công ty TNHH Lá Xanh\n01/2020 - 12/2023\n- ${line}`;

function verdicts(language: OutputLanguage, ask: string, line: string): Verdict[] {
  const [post, resume] =
    language === 'vi'
      ? [`Nhân viên vận hành\n\nYêu cầu:\n- ${ask}`, nguoi(line)]
      : [`Operations Assistant\n\nRequirements:\n- ${ask}`, person(line)];
  const { requirements } = analyse({
    resume: plainTextDocument(resume),
    job: plainTextDocument(post),
    language,
    today: '2026-11-21',
  });
  return requirements.filter(({ kind }) => kind !== 'title').map(({ verdict }) => verdict);
}

describe('what is told in other words is shown', () => {
  it.each([
    ['vi', 'Hút đờm dãi cho người bệnh', 'Hút đàm, lấy ven, đo sinh hiệu cho NB', 'met'],
    ['vi', 'Chăm sóc bệnh nhân thở máy', 'Theo dõi NB thở máy ban đêm', 'partly'],
    ['vi', 'Làm việc với nhà cung cấp', 'Gọi NCC mỗi tuần để chốt lịch giao', 'met'],
    ['en', 'Experience with vendor quotations', 'Compared quotes of three suppliers each week', 'met'],
  ] as const)('%s: %s / %s', (language, ask, line, verdict) => {
    expect(verdicts(language, ask, line)).toContain(verdict);
  });

  it.each([
    ['en', 'Presentation of budgets', 'Worked there to the present'],
    ['vi', 'Chăm sóc khách hàng', 'Đếm hàng trong kho mỗi tối'],
    ['en', 'Supplier audits', 'Served customers at the till'],
  ] as const)('%s: %s is not told by %s', (language, ask, line) => {
    expect(verdicts(language, ask, line)).not.toContain('met');
  });
});

describe('a negation right before what is named', () => {
  it.each([
    ['vi', 'Lập trình PLC', 'Đấu tủ điện. Không lập trình PLC, việc này có người khác làm'],
    ['vi', 'Hàn TIG', 'Cắt phôi; chưa tự hàn TIG'],
    ['en', 'Welding', "I measured parts. I don't weld, the shop next door does"],
    ['en', 'Programming PLCs', 'Wired cabinets. Never really programmed PLCs'],
  ] as const)('%s: %s / %s', (language, ask, line) => {
    expect(verdicts(language, ask, line)).not.toContain('met');
    expect(verdicts(language, ask, line)).not.toContain('partly');
  });

  it.each([
    ['vi', 'Vận hành máy CNC', 'Vận hành máy CNC, không để xảy ra sự cố nào'],
    ['en', 'Forklift driving', 'Forklift driving without a single accident'],
  ] as const)('%s: praise stays: %s / %s', (language, ask, line) => {
    expect(verdicts(language, ask, line)).toContain('met');
  });
});

describe('little knowledge in a person’s own words is partly', () => {
  it.each([
    ['en', 'Azure', 'AWS daily, a little Azure'],
    ['en', 'Kotlin', 'Can read Kotlin but would not claim to write it'],
    ['en', 'MATLAB', 'Python at work, MATLAB (university only)'],
    ['en', 'Tableau', 'Tableau at class level'],
    ['en', 'AUTOSAR', 'AUTOSAR in two days (overview seminar)'],
    ['vi', 'SolidWorks', 'Vẽ AutoCAD hằng ngày; SolidWorks mới tự học'],
    ['vi', 'Photoshop', 'Photoshop (biết cắt ảnh, chưa tự làm banner)'],
    ['vi', 'Google Analytics', 'Google Analytics: tự học qua video'],
  ] as const)('%s: %s / %s', (language, ask, line) => {
    expect(verdicts(language, ask, line)).toContain('partly');
  });

  it.each([
    ['en', 'Excel', 'Excel models for twelve sites, but not the audit of them'],
    ['vi', 'Excel', 'Lập bảng Excel cho cả xưởng, không trễ hạn lần nào'],
  ] as const)('%s: %s / %s stays met', (language, ask, line) => {
    expect(verdicts(language, ask, line)).toContain('met');
  });
});

describe('circumstances that a résumé tells', () => {
  const form = `Lương Văn Bảo\nbao@example.com\n\nI. BẢN THÂN\nSinh ngày: 17/09/1991\nSức khỏe: tốt\n\nKinh nghiệm làm việc\nTổ trưởng, Công ty TNHH Lá Xanh\n01/2020 - 12/2023\n- Phân ca và kèm việc 7 anh em`;
  const said = (ask: string): Verdict[] =>
    analyse({
      resume: plainTextDocument(form),
      job: plainTextDocument(`Tổ trưởng\n\nYêu cầu:\n- ${ask}`),
      language: 'vi',
      today: '2026-11-21',
    }).requirements.flatMap(({ kind, verdict }) => (kind === 'title' || kind === 'level' ? [] : [verdict]));

  it.each([
    ['Tuổi từ 25 - 38', 'met'],
    ['Tuổi từ 18 - 30', 'not-found'],
    ['Từng quản lý nhóm từ 5 người trở lên', 'met'],
    ['Từng quản lý nhóm từ 20 người trở lên', 'partly'],
  ])('%s: %s', (ask, verdict) => {
    expect(said(ask)).toContain(verdict);
  });
});

describe('what the name of a study, a unit or a sign is taken for', () => {
  const report = (language: OutputLanguage, resume: string, post: string) =>
    analyse({
      resume: plainTextDocument(resume),
      job: plainTextDocument(post),
      language,
      today: '2026-11-21',
    }).requirements;

  it('the name of a study is no trait and no task', () => {
    const resume = `Kim Vale\nkim.vale@example.com\n\nEducation\nBSc Media & Communication with Business Software, Acacia College, 2012 - 2015\n\nExperience\nClerk, Green Lane Ltd\n01/2020 - 12/2023\n- Filed letters`;
    const found = report(
      'en',
      resume,
      'Clerk\n\nRequirements\n- Clear communicator\n- Update business software daily',
    );
    expect(found.filter(({ kind }) => kind !== 'title').map(({ verdict }) => verdict)).not.toContain('met');
  });

  it('a unit of time that both name shows nothing', () => {
    const found = report(
      'vi',
      nguoi('Đi tỉnh 2 lần, mỗi lần 3 tuần'),
      'Giáo viên\n\nMô tả công việc\n- Dạy 24 tiết/tuần',
    );
    expect(found.filter(({ kind }) => kind !== 'title').map(({ verdict }) => verdict)).not.toContain('met');
  });

  it('a paper that is said not to be there is not met by the work itself', () => {
    const found = report(
      'vi',
      nguoi('Chạy xe nâng dầu được chứ chưa có chứng chỉ'),
      'Thủ kho\n\nYêu cầu\n- Có chứng chỉ vận hành xe nâng',
    );
    expect(found.filter(({ kind }) => kind !== 'title').map(({ verdict }) => verdict)).toEqual(['not-found']);
  });

  it('letters that a sign ties are a part of the title', () => {
    const found = report(
      'vi',
      nguoi('Lập PO').replace('Nhân viên vận hành', 'Nhân viên mua hàng'),
      'Chuyên viên C&B\n\nYêu cầu\n- Tiếng Anh',
    );
    expect(found.find(({ kind }) => kind === 'title')?.verdict).toBe('not-found');
  });
});
