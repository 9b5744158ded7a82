import { describe, expect, it } from '@jest/globals';
import { parseResume } from '../src/resume/parse-resume.js';
import type { ResumeFacts } from '../src/report.js';
import { text, today } from './people.js';
import * as resumes from './vietnamese-resumes.js';

const read = (resume: string): ResumeFacts => parseResume(text(resume), today);
const jobs = ({ experience }: ResumeFacts) =>
  experience.map(({ title, company, dates }) => [title, company, dates]);
const schools = ({ education }: ResumeFacts) =>
  education.map(({ degree, field, institution, dates }) => [degree, field, institution, dates]);

describe('Vietnamese and mixed résumés', () => {
  it('labels, dates before the employer', () => {
    const facts = read(resumes.engineerInConstruction);
    expect(facts.contact).toMatchObject({
      full_name: 'Nguyễn Hoàng Long',
      email: 'long.nguyenhoang@gmail.com',
      phone: '0912.345.678',
      location: '25 Nguyễn Trãi, Thanh Xuân, Hà Nội',
    });
    expect(jobs(facts)).toEqual([
      ['Kỹ sư giám sát công trình', 'Công ty Cổ phần Xây dựng Hòa Bình Minh', 'Tháng 6/2021 – Hiện tại'],
      ['Kỹ sư hiện trường', 'Công ty TNHH Tư vấn Thiết kế An Phú', 'Tháng 7/2018 – Tháng 5/2021'],
    ]);
    expect(schools(facts)).toEqual([
      [null, 'Xây dựng dân dụng và công nghiệp', 'Đại học Xây dựng Hà Nội', '2013 - 2018'],
    ]);
    expect(facts.skills.slice(0, 4)).toEqual(['AutoCAD', 'Revit', 'Microsoft Project', 'Excel']);
    expect(facts.languages).toEqual([{ name: 'Tiếng Anh', level: 'đọc hiểu tài liệu chuyên ngành' }]);
  });

  it('employer first, role and dates on one line', () => {
    const facts = read(resumes.marketerWithBars);
    expect(facts.contact).toMatchObject({
      full_name: 'Đặng Thị Thu Trang',
      location: 'Quận Bình Thạnh, TP.HCM',
    });
    expect(facts.headline).toBe('Chuyên viên Marketing');
    expect(jobs(facts)).toEqual([
      ['Digital Marketing Executive', 'Công ty TNHH Highlight Coffee', '03/2022 - nay'],
      ['Nhân viên Content Marketing', 'Công ty CP Truyền thông Sáng Tạo Việt', '08/2020 - 02/2022'],
    ]);
    expect(facts.education[0]).toMatchObject({ degree: 'Cử nhân Marketing', gpa: '3.4/4.0' });
    expect(facts.languages).toEqual([
      { name: 'Tiếng Anh', level: 'TOEIC 780' },
      { name: 'Tiếng Nhật', level: 'N4' },
    ]);
  });

  it('English headings, Vietnamese text', () => {
    const facts = read(resumes.developerInBothLanguages);
    expect(facts.contact.phone).toBe('(+84) 968 111 222');
    expect(jobs(facts)).toEqual([
      ['Java Developer', 'FPT Software', '07/2021 – Present'],
      ['Fresher Java Developer', 'VNG Corporation', '06/2020 – 06/2021'],
    ]);
    expect(facts.skills.slice(0, 8)).toEqual([
      'Java',
      'SQL',
      'JavaScript',
      'Spring Boot',
      'Hibernate',
      'Docker',
      'Git',
      'Jira',
    ]);
    expect(facts.languages).toEqual([{ name: 'English', level: 'IELTS 6.0' }]);
  });

  it('role, employer and dates on lines of their own, no list signs', () => {
    const facts = read(resumes.receptionistRoleFirst);
    expect(jobs(facts)).toEqual([
      ['Lễ tân khách sạn', 'Khách sạn Mường Thanh Luxury Đà Nẵng', 'T3/2021 - T10/2023'],
      ['Nhân viên phục vụ', 'Nhà hàng Biển Xanh', 'T6/2019 - T2/2021'],
    ]);
    expect(schools(facts)).toEqual([[null, 'Quản trị khách sạn', 'Cao đẳng Du lịch Đà Nẵng', '2016 - 2019']]);
  });

  it('dates above, role and employer parted by a comma, several degrees', () => {
    const facts = read(resumes.managerDatesFirst);
    expect(jobs(facts)).toEqual([
      ['Trưởng phòng Nhân sự', 'Công ty TNHH Dệt may Phong Phú', '2018 – nay'],
      ['Chuyên viên C&B', 'Công ty TNHH Changshin Việt Nam', '2013 – 2018'],
      ['Nhân viên Hành chính Nhân sự', 'Công ty Cổ phần Bibica', '2010 – 2013'],
    ]);
    expect(schools(facts)).toEqual([
      ['Thạc sĩ Quản trị Kinh doanh', null, 'Đại học Mở TP.HCM', '2015 – 2017'],
      ['Cử nhân Luật', null, 'Đại học Luật TP.HCM', '2006 – 2010'],
    ]);
  });

  it('no diacritics at all', () => {
    const facts = read(resumes.internWithoutAccents);
    expect(jobs(facts)).toEqual([
      ['Thuc tap sinh ke toan', 'Cong ty TNHH Thuong mai Dai Nam', '01/2023 - 04/2023'],
    ]);
    expect(facts.education[0]?.degree).toBe('Cu nhan Ke toan');
    expect(facts.skills.slice(0, 4)).toEqual(['Excel', 'Word', 'MISA', 'lam viec nhom']);
  });

  it('NFC and NFD read the same', () => {
    for (const resume of Object.values(resumes)) expect(read(resume.normalize('NFD'))).toEqual(read(resume));
  });
});
