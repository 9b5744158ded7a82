import { describe, expect, it } from '@jest/globals';
import { parseResume } from '../src/resume/parse-resume.js';
import { text, today } from './people.js';

// What stands among studies and is none, and studies whose lines are ordered in ways that few templates know. All people
// and schools are invented.

const read = (...lines: readonly string[]) => {
  const facts = parseResume(
    text(['Mai Thanh Hòa', 'hoa.mai@example.com | 0912 345 678', '', ...lines].join('\n')),
    today,
  );
  return {
    ...facts,
    studies: facts.education.map(({ degree, institution }) => [degree, institution]),
    firms: facts.experience.map(({ title, company }) => [title, company]),
  };
};

describe('a course is no study', () => {
  it.each([
    ['(2021) Trung tâm Tin học Sao Khuê - CCNP Enterprise', 'Trung tâm Tin học Sao Khuê'],
    ['Học viện Thẩm định Miền Trung | Khóa Nghiệp vụ thẩm định giá | 2019', 'Nghiệp vụ thẩm định giá'],
    ['Tiếng Nhật bậc 3 (B1) - Trường Đại học Hà Thành cấp (2016)', 'Tiếng Nhật bậc 3'],
    ['Meta / Coursera - Front-End Professional Certificate (2022)', 'Front-End Professional Certificate'],
    ['Wound care module, University of Stirling (CPD, 15 credits), 2021', 'Wound care module'],
    ['Chứng chỉ Khai hải quan - Trường Đại học Thương mại Phía Bắc, 2017', 'Khai hải quan'],
    ['Revit course, Delta School of Design, 40 hours, 2015', 'Revit course'],
  ])('%s', (line, name) => {
    const { studies, certifications } = read(
      'HỌC VẤN',
      'Trường Đại học Phú Xuân – Cử nhân Luật, 2010 - 2014',
      line,
    );
    expect(studies).toEqual([['Cử nhân Luật', 'Trường Đại học Phú Xuân']]);
    expect(certifications.join('\n')).toContain(name);
  });

  it('nor is what stands below a line over courses, and studies may follow', () => {
    const { studies } = read(
      'Trình độ đào tạo',
      '1.1. Bồi dưỡng',
      'Quản lý lớp học tích cực - Trường Đại học Sư phạm Tây Bắc (2018)',
      '1.2. Đại học',
      'Cử nhân Toán học',
      'Nơi đào tạo: Trường Đại học Vinh',
    );
    expect(studies).toEqual([['Cử nhân Toán học', 'Trường Đại học Vinh']]);
  });

  it('nor the school above a course, where schools stand above what was studied', () => {
    const { studies } = read(
      'Education',
      'Harlow College',
      'Diploma in Baking · (2010 - 2012)',
      'Atelier Brunel',
      'Short course, Sugar work · (2015 - 2015)',
    );
    expect(studies).toEqual([['Diploma in Baking', 'Harlow College']]);
  });

  it('a degree of an online school stays a study', () => {
    const { studies } = read(
      'Education',
      'MSc in Data Science, University of Colwick (Coursera), 2019 - 2021',
    );
    expect(studies).toHaveLength(1);
  });
});

describe('what was done beside a study opens none', () => {
  it.each([
    'Vice President, FPT Debate Club',
    'One exchange semester at Universidad de Lerma, Spain (2006)',
    '02 - 07/2012\tHọc kỳ trao đổi tại Osaka Minami University (Nhật Bản)',
    'Best student in Botany, awarded by the Faculty of Science',
  ])('%s', (line) => {
    const { studies } = read('Education', 'B.Sc. Biology, Lakeside University, 2003 - 2007', line);
    expect(studies).toEqual([['B.Sc. Biology', 'Lakeside University']]);
  });

  it('`Honors:` and `Activities:` of one study leave the next one where it is', () => {
    const { studies } = read(
      'EDUCATION',
      'Bolton University\tBolton',
      'Bachelor of Arts in History\tMay 2014',
      'Honors: County scholarship',
      'Activities: Student paper, editor',
      'Thornbury High School\tBolton',
      'High School Diploma\tJune 2010',
      'EXPERIENCE',
      'Editor\tMorning Post Ltd\t2015 - 2020',
    );
    expect(studies.map(([, school]) => school)).toEqual(['Bolton University', 'Thornbury High School']);
  });
});

describe('studies in other orders', () => {
  it.each([
    ['2) Tú tài, 2001 – 2004, Trường THPT Lê Lợi (Đông Hà).', 'Tú tài', 'Trường THPT Lê Lợi'],
    ['Universidad del Valle, Puebla: Maestría en Finanzas (2014–2016)', 'Maestría', 'Universidad del Valle'],
    ['ITZM, Facultad de Economía: Licenciatura en Economía (2003–2007)', 'Licenciatura', 'ITZM'],
    [
      'Bachelor of Education, School of Education, Mbale University, 2009',
      'Bachelor of Education',
      'Mbale University',
    ],
    ['Thanaweya Amma, El Nour Secondary School, 2004 (96.2%)', 'Thanaweya Amma', 'El Nour Secondary School'],
  ])('%s', (line, degree, school) => {
    const [study] = read('Education', line).studies;
    expect(study?.[0]).toContain(degree);
    expect(study?.[1]).toContain(school);
    expect(study?.[1]).not.toMatch(/^(?:School|Facultad) /u);
  });

  it('a city behind a dash is no part of a school or a firm', () => {
    const { studies, firms } = read(
      'Work Experience',
      'Cashier',
      'Fernway-Akron, OH',
      'May 2013 to June 2017',
      'Education',
      "Bachelor's in Finance",
      'Lorain State University-Akron, OH',
      'August 2010 to May 2013',
    );
    expect(firms).toEqual([['Cashier', 'Fernway']]);
    expect(studies).toEqual([["Bachelor's in Finance", 'Lorain State University']]);
  });

  it('numbered positions with labels whose signs stand in one column', () => {
    const { firms, contact } = read(
      'Mob: +91 98200 01234',
      'PROFESSIONAL EXPERIENCE',
      '1) Company        : Orion Resins Pvt. Ltd., Pune',
      '   Designation    : Senior Accountant',
      '   Duration       : April 2019 till date',
      '2) Company        : Rao Bhat & Associates, Pune',
      '   Designation    : Accounts Executive',
      '   Duration       : July 2016 to March 2019',
    );
    expect(firms.map(([title]) => title)).toEqual(['Senior Accountant', 'Accounts Executive']);
    expect(firms[0]?.[1]).toContain('Orion Resins');
    expect(contact.location).not.toBe('Mob');
  });

  it('titles and schools in capitals and behind labels, as in the Philippines', () => {
    const { studies, firms } = read(
      'WORK EXPERIENCE',
      'NIGHT AUDITOR',
      'Casa Luntian Resort – Coron, Palawan',
      'June 2018 – Present',
      '• Closed the day for 80 rooms',
      'RESERVATIONS AGENT',
      'Bayfront Suites – Manila',
      'March 2012 – May 2018',
      '• Answered 60 calls a day',
      'EDUCATIONAL ATTAINMENT',
      'Tertiary         :   University of San Roque',
      '                     Bachelor of Science in Tourism',
      '                     2002 – 2006',
      'Secondary        :   Coron National High School',
      '                     1998 – 2002',
      'SKILLS',
      '- Opera PMS',
    );
    expect(firms.map(([title]) => title)).toEqual(['NIGHT AUDITOR', 'RESERVATIONS AGENT']);
    expect(studies.map(([, school]) => school)).toEqual([
      'University of San Roque',
      'Coron National High School',
    ]);
  });

  it('headings in own words part studies from work', () => {
    const { studies, firms } = read(
      'Where I studied',
      'BE Electrical Engineering | Sindh Institute of Technology | 2012–2016',
      '',
      'Where I worked',
      'Northgate Devices — Test Engineer — Nov 2018 to present',
    );
    expect(studies).toHaveLength(1);
    expect(firms).toEqual([['Test Engineer', 'Northgate Devices']]);
  });
});

it('a title of honour is no part of a name', () => {
  const name = (line: string): string | null =>
    parseResume(text(`${line}\nhoa.mai@example.com\n\nEducation\nBA, Lakeside University, 2001`), today)
      .contact.full_name;
  expect(['Eng. Hatem Yusuf Mansour', 'Lic. Ana Robles Peña', 'ThS. DS. PHẠM NGỌC DIỆP'].map(name)).toEqual([
    'Hatem Yusuf Mansour',
    'Ana Robles Peña',
    'PHẠM NGỌC DIỆP',
  ]);
});
