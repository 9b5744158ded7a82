import { describe, expect, it } from '@jest/globals';
import { parseResume } from '../src/resume/parse-resume.js';
import { text, today } from './people.js';

// Tables and forms whose page names its fields: a seaman's ships, an official's form, a bio-data sheet. All people are invented.

const read = (lines: readonly string[]) => parseResume(text(lines.join('\n')), today);
const jobs = (lines: readonly string[]) =>
  read(lines).experience.map(({ title, company, start, end }) => [title, company, start, end]);

const captain = [
  'PEDERSEN, ARNE LUIS',
  'arne@example.com · +47 555 01 63 22',
  '',
  'SEA SERVICE',
  'Vessel\tType\tRank\tThrough (agency)\tSigned on\tSigned off',
  'Havørn\tFerry, 2,100 GRT\tChief Mate (promoted aboard)\tFjordcrew AS\t04 Dec 2021\t29 Aug 2023',
  'Lom\tReefer\tSecond Mate\tTern Manning Inc.\t02 Feb 2018\t30 Oct 2021',
  '',
  'CERTIFICATES',
  'Certificate\tNo. / issued by\tIssued\tValid until',
  'Deck watch, STCW II/1\tNMA\t11/2019\t11/2029',
  'Fire fighting\tsame\t06/2016\t06/2021 EXPIRED',
];

describe('a table whose columns name post, employer and two dates', () => {
  it('is read by its columns', () => {
    expect(jobs(captain)).toEqual([
      ['Chief Mate', 'Fjordcrew AS', '04 Dec 2021', '29 Aug 2023'],
      ['Second Mate', 'Tern Manning Inc.', '02 Feb 2018', '30 Oct 2021'],
    ]);
  });

  it('of papers gives one entry a row', () => {
    const { certifications } = read(captain);
    expect(certifications).toHaveLength(2);
    expect(certifications[1]).toMatch(/Fire fighting.*EXPIRED/u);
  });

  it('below a name in capitals, the family’s first', () =>
    expect(read(captain).contact.full_name).toBe('PEDERSEN, ARNE LUIS'));
});

const official = [
  'SƠ YẾU LÝ LỊCH',
  'Họ và tên: LỤC THỊ MÂY\tGiới tính: Nữ',
  'Điện thoại: 0935 000 246\tThư điện tử: may@example.vn',
  '',
  '3. Quá trình công tác',
  'Từ tháng: 7/2021\tĐến tháng: nay',
  'Đơn vị: Trạm Khuyến nông xã Tà Chải (cụm ba)',
  'Chức danh: Khuyến nông viên',
  'Nhiệm vụ: Hướng dẫn 60 hộ trồng quế.',
  'Từ tháng: 3/2016\tĐến tháng: 6/2021',
  'Đơn vị: Hợp tác xã Quế Na Hối',
  'Chức danh: Thủ kho',
  'Nhiệm vụ: Nhập xuất 40 tấn quế một vụ.',
  '4. Khen thưởng',
  'Giấy khen năm 2023.',
];

describe('a form with a label before each field', () => {
  it('is read by its labels, its dates in two cells', () => {
    const { experience } = read(official);
    expect(experience.map(({ title, company, dates, bullets }) => [title, company, dates, bullets])).toEqual([
      ['Khuyến nông viên', 'Trạm Khuyến nông xã Tà Chải', '7/2021 – nay', ['Hướng dẫn 60 hộ trồng quế.']],
      ['Thủ kho', 'Hợp tác xã Quế Na Hối', '3/2016 – 6/2021', ['Nhập xuất 40 tấn quế một vụ.']],
    ]);
    expect(experience.every(({ unsure }) => unsure === undefined)).toBe(true);
  });

  it('in two cells a row holds no pause, no reason for leaving and nobody who was reported to', () => {
    const sheet = [
      'BIO-DATA',
      'Name in full: Meenakshi Raman Iyer',
      'E-mail: meena@example.in',
      '',
      'Experience: 8 years',
      'Employer\tNeelam Dyes Private Limited, Unit II',
      'From – To\t17-06-2021 – till date',
      'Post held\tOfficer – Stores',
      'Reporting to\tManager – Stores',
      'Nature of duties\tReceipts and issues of dyes. Stock count every quarter.',
      'Reason for leaving\tGrowth',
      'Employer\t(maternity – not employed)',
      'From – To\t12-2019 – 05-2021',
      'Employer\tLotus Public School',
      'From – To\t06-2015 – 11-2019',
      'Post held\tLibrary assistant',
    ];
    expect(jobs(sheet).map(([title, company]) => [title, company?.split(',')[0]])).toEqual([
      ['Officer – Stores', 'Neelam Dyes Private Limited'],
      ['Library assistant', 'Lotus Public School'],
    ]);
    expect(read(sheet).contact.full_name).toBe('Meenakshi Raman Iyer');
    expect(JSON.stringify(read(sheet).experience)).not.toMatch(/Growth|Manager|maternity/u);
  });
});

it('titles that no list knows stand below the employer whose years hold theirs', () => {
  const lines = [
    'Lục Thị Mây',
    'may@example.vn | 0935 000 246',
    '',
    'Chặng đường',
    'Ngân hàng TMCP Suối Chảy – chi nhánh Mường Khương\t08/2016 – hiện tại',
    'Coi kho quỹ\t04/2021 – hiện tại',
    '- Đếm tiền',
    'Giao dịch viên\t08/2016 – 03/2021',
    '- Nhận tiền gửi',
  ];
  expect(jobs(lines).map(([title, company]) => [title, company])).toEqual([
    ['Coi kho quỹ', 'Ngân hàng TMCP Suối Chảy'],
    ['Giao dịch viên', 'Ngân hàng TMCP Suối Chảy'],
  ]);
});
