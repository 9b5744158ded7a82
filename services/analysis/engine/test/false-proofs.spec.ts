import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { text } from './people.js';

interface Life {
  readonly title?: string;
  readonly more?: string;
}
const person = (line: string, { title = 'Shift Engineer', more = '' }: Life = {}): string =>
  `Mara Lindqvist\nmara.l@example.com | 0911 222 333\n\nExperience\n${title}, Nordal Plant\n03/2018 - 10/2024\n${line}\n\nEducation\nBachelor of Engineering, Lund College, 2013 - 2017\n\n${more}`;
const nguoi = (line: string, { title = 'Kỹ thuật viên', more = '' }: Life = {}): string =>
  `Đặng Thị Hoa\nhoa.dang@example.com | 0988 111 222\n\nKinh nghiệm làm việc\n${title} - Công ty TNHH Nhựa An Phú\n03/2018 - 10/2024\n${line}\n\nHọc vấn\nKỹ sư Cơ khí - Trường Đại học Công nghiệp (2013 - 2017)\n\n${more}`;

function verdicts(language: 'en' | 'vi', ask: string, resume: string): string[] {
  const post =
    language === 'en'
      ? `Process Specialist\n\nRequirements\n- ${ask}\n- Knowledge of Fortran`
      : `Chuyên viên quy trình\n\nYêu cầu\n- ${ask}\n- Biết lập trình Fortran`;
  return analyse({ resume: text(resume), job: text(post), language, today: '2026-11-21' })
    .requirements.filter(({ sentence }) => ask.includes(sentence.replace(/^- /, '')))
    .map(({ verdict }) => verdict);
}

type Case = readonly ['en' | 'vi', string, string];

const shown: Readonly<Record<string, readonly Case[]>> = {
  'a certificate among papers': [
    ['vi', 'Có chứng chỉ Kế toán trưởng', nguoi('- Lập báo cáo', { more: 'Chứng chỉ\nChứng chỉ KTT, 2019' })],
    [
      'vi',
      'Có thẻ an toàn lao động nhóm 3',
      nguoi('- Sửa máy', { more: 'Chứng chỉ\nThẻ an toàn lao động nhóm 3' }),
    ],
    ['en', 'NEBOSH certificate', person('- Audited', { more: 'Certificates\nNEBOSH, 2020' })],
  ],
  'a field that is practised': [
    ['en', 'Experience in payroll', person('- Ran payroll for 300 people in the payroll system')],
    ['vi', 'Có kinh nghiệm tính lương', nguoi('- Tính lương cho 300 công nhân trên phần mềm')],
    ['en', 'Experience in welding', person('- Fixed frames', { title: 'Welder' })],
  ],
  'one kind of call': [
    ['en', 'Outbound calls', person('- Made 40 cold calls a day')],
    ['vi', 'Có kinh nghiệm gọi outbound', nguoi('- Mỗi ngày 60 cuộc cold call')],
  ],
  'years after a qualification': [
    [
      'en',
      '3 years post-apprenticeship experience in maintenance',
      person('- Preventive maintenance of presses'),
    ],
  ],
  'languages of which one is asked beside another': [
    ['en', 'English and Yoruba or Igbo', person('- Spoke', { more: 'Languages\nEnglish - fluent' })],
    [
      'vi',
      'Tiếng Anh và tiếng Nhật hoặc tiếng Hàn',
      nguoi('- Dịch', { more: 'Ngoại ngữ\nTiếng Anh: IELTS 7.0' }),
    ],
  ],
};
const notShown: Readonly<Record<string, readonly Case[]>> = {
  'a certificate by working beside its holder, or by a title': [
    ['vi', 'Có chứng chỉ Kế toán trưởng', nguoi('- Lập báo cáo thuế cùng KTT')],
    ['vi', 'Có chứng chỉ Kế toán trưởng', nguoi('- Lập báo cáo', { title: 'Kế toán trưởng' })],
    ['en', 'Chief accountant certificate', person('- Reconciled ledgers with the chief accountant')],
    ['en', 'PMP certification required', person('- Reported to a PMP certified manager')],
  ],
  'a certificate of another grade or field': [
    [
      'vi',
      'Có chứng chỉ hành nghề giám sát hạng II',
      nguoi('- Giám sát', { more: 'Chứng chỉ\nCCHN giám sát hạng III, 2019' }),
    ],
    ['vi', 'Có chứng chỉ hành nghề dược', nguoi('- Bán hàng', { more: 'Chứng chỉ\nCCHN điều dưỡng, 2019' })],
    [
      'en',
      'Practising certificate in pharmacy',
      person('- Sold', { more: 'Certificates\nPractising certificate in nursing, 2019' }),
    ],
  ],
  'a family of standards by a title': [
    ['en', 'Knowledge of Eurocodes', person('- Designed beams', { title: 'Structural Engineer' })],
    ['vi', 'Am hiểu TCVN', nguoi('- Vẽ bản vẽ', { title: 'Kỹ sư kết cấu' })],
  ],
  'a field by a product that serves it, a client or goods': [
    ['en', 'Experience in accounting', person('- Built billing modules for 300 shops in Java')],
    ['vi', 'Có kinh nghiệm về kế toán', nguoi('- Lập trình phân hệ kế toán cho phần mềm ERP')],
    ['en', 'Background in insurance', person('Client: Kestrel Mutual Insurance\n- Wrote test cases')],
    ['vi', 'Hiểu biết về tài chính', nguoi('Khách hàng: Công ty Tài chính Hưng Thịnh\n- Viết kiểm thử')],
    ['en', 'Experience in welding', person('- Sold welding machines')],
    ['vi', 'Biết may công nghiệp', nguoi('- Bán máy may công nghiệp')],
  ],
  'initials that are another thing’s': [
    ['en', 'Knowledge of PMS', person('- Ran pump maintenance schedules')],
    ['vi', 'Biết sử dụng PMS', nguoi('- Ran pump maintenance schedules')],
  ],
  'what somebody says that they cannot or will not do': [
    ['en', 'Experience with Workday', person('- Could not take part in the Workday launch')],
    ['en', 'Experience with Odoo', person('- I was unable to join the Odoo training before I left')],
    [
      'en',
      'Able to work night shifts',
      person('- Ran line 2', { more: 'Summary\nI am unable to work night shifts.' }),
    ],
    [
      'en',
      'Willing to relocate to Hue',
      person('- Ran line 2', { more: 'Summary\nI do not wish to relocate.' }),
    ],
    ['vi', 'Làm được ca đêm', nguoi('- Sửa máy', { more: 'Mục tiêu\nKhông nhận làm ca đêm' })],
    ['vi', 'Sử dụng Odoo', nguoi('- Chưa được tham gia triển khai Odoo')],
  ],
  'half of a compound': [
    ['en', 'Make-up skills', person('- Gave make-up lessons to five pupils')],
    ['vi', 'Biết trang điểm', nguoi('- Bán bàn trang điểm gỗ')],
  ],
};

describe.each(Object.entries(shown))('%s is proof', (_, cases) => {
  it.each(cases)('%s: %s', (language, ask, resume) => {
    expect(verdicts(language, ask, resume)).toContain('met');
  });
});

describe.each(Object.entries(notShown))('no proof: %s', (_, cases) => {
  it.each(cases)('%s: %s', (language, ask, resume) => {
    const said = verdicts(language, ask, resume);
    expect(said).not.toEqual([]);
    expect(said).not.toContain('met');
  });
});

describe('what twenty reports on strangers taught', () => {
  const worker = (more: string): string =>
    `Lê Văn Tú\ntu.le@example.com | 0903 444 555\n\nMục tiêu\nMuốn làm lâu dài, sau 2 năm học thêm lái xe nâng.\n\nKinh nghiệm làm việc\nNhân viên kho - Công ty TNHH Nhựa An Phú\n03/2018 - 10/2024\nXếp hàng lên kệ theo mã và ghi sổ mỗi ngày\nTheo dõi nhiệt độ kho lạnh ba ca mỗi ngày\n\n${more}`;
  const clerk = (more: string): string =>
    `Ann Reed\nann.reed@example.com | 0911 222 333\n\nObjective\nI want to grow here and after 2 years learn forklift driving.\n\nExperience\nClerk, Nordal Plant\n03/2018 - 10/2024\n- Counted stock\n\n${more}`;

  it('a length of time in a wish claims nothing', () => {
    expect(verdicts('vi', 'Biết lái xe nâng', worker(''))).toEqual(['not-found']);
    expect(verdicts('en', 'Forklift driving', clerk(''))).not.toContain('met');
  });
  it('a school written short has its rank', () => {
    const ask = 'Tốt nghiệp trung cấp trở lên';
    expect(verdicts('vi', ask, worker('Học vấn\nCĐ Kinh tế Đối ngoại, 2014 - 2017'))).toContain('met');
    expect(verdicts('vi', ask, worker('Học vấn\nTHPT Lê Lợi, 2011 - 2014'))).not.toContain('met');
  });
  it('a field behind its school counts', () => {
    const ask = 'Tốt nghiệp cao đẳng ngành Công nghệ thực phẩm';
    const studied = (field: string): string => worker(`Học vấn\nĐại học Nông Lâm, ngành ${field}, 2014–2018`);
    expect(verdicts('vi', ask, studied('Công nghệ thực phẩm'))).toContain('met');
    expect(verdicts('vi', ask, studied('Luật'))).toEqual(['partly']);
  });
  it('a language with its level counts below the studies too', () => {
    const studies = 'Education\nBA History, Hill College, 2012 - 2015\n\nDanish: native. Norwegian: fluent';
    expect(verdicts('en', 'Fluent Danish', clerk(studies))).toContain('met');
    const hoc = 'Học vấn\nCao đẳng Nghề, 2014 - 2017\n\nTiếng Nhật: JLPT N2';
    expect(verdicts('vi', 'Tiếng Nhật giao tiếp tốt', worker(hoc))).toContain('met');
  });
  it('tasks without bullets stay apart', () => {
    const [row] = analyse({
      resume: text(worker('')),
      job: text('Nhân viên kho lạnh\n\nYêu cầu\n- Theo dõi nhiệt độ kho lạnh\n- Biết SAP'),
      language: 'vi',
      today: '2026-11-21',
    }).requirements.filter(({ sentence }) => sentence.includes('nhiệt độ'));
    expect(row?.evidence.map(({ quote }) => quote)).toEqual(['Theo dõi nhiệt độ kho lạnh ba ca mỗi ngày']);
  });
  it('a long way of saying that meets nothing is not called missing', () => {
    const long =
      'You will be a valued part of a curious team that shapes how our partners think about colour and light';
    expect(verdicts('en', long, clerk(''))).not.toContain('not-found');
  });
});
