import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { text } from './people.js';

// What a post calls by its kind or by a noun, and a person shows by an instance, a title or a verb; and what looks like it
// and shows nothing.

const person = (lines: string, title: string): string =>
  `Ines Halvorsen\nines.h@example.com | 0911 222 333\n\nExperience\n${title}, Larkmoor Ltd\n03/2018 - 10/2024\n- ${lines}\n\nEducation\nBachelor of Arts, Lund College, 2013 - 2017`;
const nguoi = (lines: string, title: string): string =>
  `Đỗ Thị Nhàn\nnhan.do@example.com | 0988 111 222\n\nKinh nghiệm làm việc\n${title} - Công ty TNHH Nhựa An Phú\n03/2018 - 10/2024\n- ${lines}\n\nHọc vấn\nCử nhân - Trường Đại học Mở (2013 - 2017)`;

type Case = readonly [language: 'en' | 'vi', ask: string, line: string, title?: string];

function verdicts([language, ask, line, title]: Case): string[] {
  const [resume, post] =
    language === 'en'
      ? [
          person(line, title ?? 'Specialist'),
          `Process Specialist\n\nRequirements\n- ${ask}\n- Knowledge of Fortran`,
        ]
      : [
          nguoi(line, title ?? 'Chuyên viên'),
          `Chuyên viên quy trình\n\nYêu cầu\n- ${ask}\n- Biết lập trình Fortran`,
        ];
  return analyse({ resume: text(resume), job: text(post), language, today: '2026-11-21' })
    .requirements.filter(({ sentence }) => ask.includes(sentence.replace(/^- /, '')))
    .map(({ verdict }) => verdict);
}

const shown: Readonly<Record<string, readonly Case[]>> = {
  'a whole by its parts': [
    ['en', 'Full-stack development', 'Vue.js pages and a Django service for bookings'],
    ['en', 'Full stack experience', 'Svelte on the screen, Laravel on the server'],
    ['vi', 'Biết lập trình fullstack', 'Làm trang bán vé bằng Angular và Spring Boot'],
  ],
  'a kind by its instances': [
    ['en', 'Microsoft stack', 'Services in C# with SQL Server'],
    ['en', 'Knowledge of cloud platforms', 'Ran Lambda and S3 for the shop'],
    ['en', 'Experience with web frameworks', 'Booking pages in Flask'],
    ['en', 'Familiar with modern development tools', 'Git and Postman every day'],
    ['en', 'Software architecture', 'Cut a monolith into microservices'],
    ['en', 'Object-oriented programming', 'Order services in Kotlin for six years'],
    ['en', 'QA experience', 'Wrote 300 test cases and ran regression before each release'],
    ['vi', 'Có kinh nghiệm với nền tảng cloud', 'Vận hành hệ thống trên Azure'],
    ['vi', 'Biết hệ quản trị cơ sở dữ liệu', 'PostgreSQL cho trang bán vé'],
  ],
  'a trade by its title': [
    ['en', 'QA', 'Led a group of four', 'Lead Test Engineer'],
    ['en', 'Plumbing experience', 'Heating in 200 flats', 'Plumber'],
    ['en', 'Experience in nursing', 'Night duty on ward 4', 'Registered Nurse'],
    ['en', 'Recruiting experience', 'Forty starters a year', 'Talent Acquisition Specialist'],
    ['vi', 'Kinh nghiệm giảng dạy', 'Lớp 5 với 30 em', 'Giáo viên tiểu học'],
    ['vi', 'Kinh nghiệm lái xe', 'Giao hàng nội thành', 'Tài xế'],
    ['vi', 'Có kinh nghiệm kiểm thử phần mềm', 'Bản phát hành hằng tuần', 'Kỹ sư kiểm thử'],
  ],
  'a noun by its verb': [
    ['en', 'Deployment', 'I deploy the shop twice a week'],
    ['en', 'Translation', 'Translated technical documents for 3 makers'],
    ['en', 'Cleaning', 'Clean 14 rooms a day'],
    ['en', 'Data entry', 'Entered 300 orders a day'],
    ['en', 'Report writing', 'Wrote weekly reports for the board'],
    ['en', 'Maintenance of machines', 'Maintain 12 packing machines'],
    ['en', 'Requirements analysis', 'Analysed the requirements of the bank'],
    ['en', 'Event organisation', 'Organised 20 events a year'],
    ['en', 'Order processing', 'Process 200 orders a day'],
    ['vi', 'Dựng video', 'Cắt ghép clip ngắn cho trang bán hàng'],
    ['vi', 'Nhập liệu', 'Nhập 300 đơn mỗi ngày vào Excel'],
    ['vi', 'Kinh nghiệm soạn thảo hợp đồng', 'Soạn hợp đồng cho 30 khách mỗi năm'],
  ],
  'a circumstance by how one has worked': [
    ['en', 'Available for travel', 'Travelled to 14 client sites a year'],
    ['en', 'Willing to work in shifts', 'Kept the plant running in three shifts'],
    ['vi', 'Sẵn sàng đi công tác', 'Bám công trình ở 5 tỉnh'],
  ],
};
const notShown: Readonly<Record<string, readonly Case[]>> = {
  'a whole by one part, or by a part that was only studied': [
    ['en', 'Full-stack development', 'Built the React screens of a shop'],
    ['en', 'Full-stack development', 'React screens; Django only at university'],
    ['vi', 'Biết lập trình fullstack', 'Làm giao diện bằng Vue.js; Laravel chỉ học ở trường'],
  ],
  'a suite by one product, or by another of the same maker': [
    ['en', 'Microsoft stack', 'Wrote letters in Microsoft Word'],
    ['vi', 'Công nghệ Microsoft', 'Soạn thảo bằng Microsoft Word'],
  ],
  'a trade by those one worked with': [
    ['en', 'QA', 'Worked with QA engineers on releases', 'Sales Representative'],
    ['en', 'Teaching experience', 'Sold books to teachers', 'Sales Representative'],
  ],
  'a verb that is denied, wished for, read about, or another’s': [
    ['en', 'Deployment', 'No experience with deployment yet'],
    ['en', 'Deployment', 'Would like to deploy services some day'],
    ['en', 'Deployment', 'Services deployed by the platform team'],
    ['en', 'Data migration', 'Read about data migration'],
    ['vi', 'Kinh nghiệm triển khai phần mềm', 'Muốn được triển khai phần mềm'],
    ['vi', 'Kinh nghiệm dịch thuật', 'Chưa từng dịch tài liệu'],
    ['vi', 'Kinh nghiệm di chuyển dữ liệu', 'Đọc tài liệu về di chuyển dữ liệu'],
  ],
  'a verb with another object, or the words under another head': [
    ['en', 'Cleaning', 'Cleaned data in Python'],
    ['en', 'Deployment', 'Deployed troops and funds'],
    ['en', 'Driving experience', 'Drove growth of 12% across three markets'],
    ['en', 'Product design', 'Sold products of a design studio'],
    ['vi', 'Nhập liệu', 'Nhập kho 200 mã hàng mỗi ngày'],
  ],
};

describe.each(Object.entries(shown))('%s is shown', (_, cases) => {
  it.each(cases)('%s: %s / %s', (...one) => {
    const said = verdicts(one);
    expect(said).toContain('met');
    expect(said).not.toContain('not-found');
  });
});

describe.each(Object.entries(notShown))('not shown: %s', (_, cases) => {
  it.each(cases)('%s: %s / %s', (...one) => {
    const said = verdicts(one);
    expect(said).not.toEqual([]);
    expect(said).not.toContain('met');
  });
});
