import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { parseResume } from '../src/resume/parse-resume.js';
import type { Requirement } from '../src/report.js';
import { text, today } from './people.js';

const rows = (resume: string, job: string, language: 'en' | 'vi' = 'en'): readonly Requirement[] =>
  analyse({ resume: text(resume), job: text(job), language, today }).requirements;
const verdicts = (resume: string, job: string, language: 'en' | 'vi' = 'en'): Record<string, string> =>
  Object.fromEntries(rows(resume, job, language).map(({ label, verdict }) => [label, verdict]));
const importance = (job: string, language: 'en' | 'vi' = 'en'): Record<string, string> =>
  Object.fromEntries(rows('', job, language).map(({ label, importance: how }) => [label, how]));

const clerk = (lines: string, employer = 'Northwick Insurance Ltd'): string => `Piet Vanderberg
piet@example.com

Experience
Office Clerk, ${employer}
01/2020 - 05/2026
${lines}

Education
Diploma, Office Administration, Leuven College, 2016 - 2018`;

const clerkVi = (lines: string, employer = 'Công ty TNHH Thương mại Minh Tâm'): string => `PHÙNG THỊ HẠNH
hanh.phung@example.com

Kinh nghiệm làm việc
Nhân viên văn phòng - ${employer}
01/2020 - 05/2026
${lines}

Học vấn
Cao đẳng Công thương, Quản trị văn phòng, 2014 - 2017`;

describe("an employer's name tells its trade and nothing of what was done there", () => {
  it('is no certificate', () => {
    const found = verdicts(
      clerkVi('- Nghe điện thoại, xếp hồ sơ', 'Đại lý hải quan Phương Đông'),
      'Yêu cầu\n- Có chứng chỉ đại lý hải quan\n- Giao tiếp tốt',
      'vi',
    );
    expect(Object.values(found)).not.toContain('met');
  });

  it('is no proof of the trade, unless a post asks for the kind of company', () => {
    const resume = clerk('- Answered the phone and sorted letters', 'Baltic Logistics Group');
    expect(verdicts(resume, 'Requirements\n- Logistics')['Logistics']).toBe('cannot-tell');
    expect(verdicts(resume, 'Requirements\n- Experience in a logistics company')['Logistics']).toBe('met');
  });
});

describe('the same thing in other words', () => {
  it('names in a bracket are examples of what stands before it', () => {
    const job = 'Requirements\n- Electronic medical records (Meditech or Nextgen)';
    expect(verdicts(clerk('- Booked 30 patients a day in Meditech'), job)['Medical records']).toBe('met');
    expect(verdicts(clerk('- Booked 30 patients a day on paper'), job)['Medical records']).not.toBe('met');
  });

  it('a licence is known by the initials of its kind', () => {
    const found = rows(
      clerkVi('- CCHN dược số 0112/HP, cấp 2022'),
      'Yêu cầu\n- Có chứng chỉ hành nghề dược',
      'vi',
    );
    expect(found.find(({ kind }) => kind === 'certificate')?.verdict).toBe('met');
  });

  it('tests that a machine runs are test automation', () => {
    const job = 'Requirements\n- Test automation';
    expect(verdicts(clerk('- Wrote integration tests and ran them each night'), job)['Test automation']).toBe(
      'met',
    );
    expect(
      verdicts(clerkVi('- Viết test tự động cho trang đặt phòng'), 'Yêu cầu\n- Kiểm thử tự động', 'vi')[
        'Kiểm thử tự động'
      ],
    ).toBe('met');
  });

  it('a case that was used counts more than the field that is only listed', () => {
    const resume = `${clerk('- Set up HAProxy before 30 shops')}\n\nSkills\nLoad balancing`;
    const row = rows(resume, 'Requirements\n- Load balancing').find(
      ({ label }) => label === 'Load balancing',
    );
    expect(row?.credit).toBe(0.95);
  });
});

describe('a project within a job is work of that job', () => {
  it.each([
    [
      'en',
      clerk('Project: Ferry tickets (02/2022 - 06/2023)\n- Terraform for two regions'),
      'Requirements\n- Terraform',
    ],
    [
      'vi',
      clerkVi('Dự án: Cổng vé tàu (02/2022 - 06/2023)\n- Viết Terraform cho hai vùng'),
      'Yêu cầu\n- Terraform',
    ],
  ] as const)('%s', (language, resume, job) => {
    const facts = parseResume(text(resume), today);
    expect(facts.experience).toHaveLength(1);
    expect(facts.experience[0]?.bullets.join('\n')).toContain('Terraform');
    const row = rows(resume, job, language).find(({ label }) => label === 'Terraform');
    expect(row?.evidence[0]?.dated).toBe(true);
  });
});

describe('wishes', () => {
  it.each([
    ['Requirements\n- SQL\nNice: Docker, Airflow', 'Docker', 'nice'],
    ['Requirements\n- SQL\n- Additional skills: Docker', 'Docker', 'nice'],
    ['Requirements\n- SQL\n- Knowledge of Docker is highly desirable', 'Docker', 'nice'],
    ['Requirements\n- Experience with Docker is a plus Strong SQL is expected', 'SQL', 'must'],
  ])('%s', (job, label, how) => {
    expect(importance(job)[label]).toBe(how);
  });

  it('a wish behind a comma leaves the years before it a must', () => {
    const all = rows('', 'Requirements\n- At least 3 years of nursing experience, hospice preferred');
    expect(all.find(({ kind }) => kind === 'years')?.importance).toBe('must');
    const vi = rows('', 'Yêu cầu\n- Trên 3 năm kinh nghiệm kế toán, ưu tiên ngành gỗ', 'vi');
    expect(vi.find(({ kind }) => kind === 'years')?.importance).toBe('must');
    expect(vi.filter(({ label }) => label.includes('ưu tiên'))).toEqual([]);
  });

  it('points that are given for a thing make it a wish', () => {
    expect(importance('Yêu cầu\n- Biết SAP; tiếng Hàn được cộng điểm', 'vi')['Tiếng Hàn']).toBe('nice');
  });
});

describe('what is listed', () => {
  it('a bracket ends what an "or" reaches back to', () => {
    const all = rows('', 'Requirements\n- PostgreSQL (replication, backup), Redis or Memcached');
    const group = (label: string) => all.find((row) => row.label === label)?.group;
    expect(group('Redis')).toBeTruthy();
    expect(group('Redis')).toBe(group('Memcached'));
    expect(group('PostgreSQL (replication, backup)')).toBeNull();
  });

  it.each([
    [
      'en',
      "Requirements\n- Bachelor's degree in Economics, Marketing or Law\n- SQL",
      ['Economics', 'Marketing', 'Law'],
    ],
    [
      'vi',
      'Yêu cầu\n- Tốt nghiệp Cao đẳng ngành Kinh tế, Marketing, Luật\n- SQL',
      ['tế', 'Marketing', 'Luật'],
    ],
  ] as const)('fields of a degree are no skills of their own: %s', (language, job, fields) => {
    const listed = rows('', job, language)
      .filter(({ kind }) => kind === 'hard-skill')
      .map(({ label }) => label);
    for (const field of fields) expect(listed.join('|')).not.toContain(field);
  });

  it('a length of work is told by what was done', () => {
    const years = rows('', 'Yêu cầu\n- Tối thiểu 2 năm vận hành máy đóng gói', 'vi').find(
      ({ kind }) => kind === 'years',
    );
    expect(years?.label).toContain('vận hành máy đóng gói');
  });

  it('what the employer says of itself is no row', () => {
    const job = `Requirements
- SQL
- You are curious
Responsibilities
- You run reports for the sales team every Monday
The framework is at an early stage and offers room for growth.
Our customers are banks in four countries and they grow fast.`;
    expect(
      rows('', job)
        .map(({ sentence }) => sentence)
        .join('\n'),
    ).not.toMatch(/early stage|Our customers/);
  });
});

describe('senses of names', () => {
  it.each([
    ['- Handled contracts of cleaners', 'Contract law'],
    ['- Pair programming with two trainees', 'Extreme programming'],
    ['- Worked in a call center for flights', 'Switchboard'],
  ])('%s does not show %s', (line, name) => {
    expect(verdicts(clerk(line), `Requirements\n- ${name}`)[name]).not.toBe('met');
  });

  it('scripts of tests are no screenplays', () => {
    const found = verdicts(
      clerkVi('- Viết 40 kịch bản kiểm thử cho ứng dụng'),
      'Yêu cầu\n- Viết kịch bản',
      'vi',
    );
    expect(found['Viết kịch bản']).not.toBe('met');
  });
});

describe('facts of résumés', () => {
  it("a school's name goes on behind its dash, up to the comma", () => {
    const facts = parseResume(
      text(
        clerkVi('- Nghe điện thoại').replace(
          /Cao đẳng Công thương[^]*/,
          '2012 - 2016: Đại học Kinh tế - Luật, Kiểm toán, loại Giỏi',
        ),
      ),
      today,
    );
    expect(facts.education[0]?.institution).toBe('Đại học Kinh tế - Luật');
  });

  it('a degree, its school and its mark in one run are three facts', () => {
    const facts = parseResume(
      text(
        clerkVi('- Nghe điện thoại').replace(
          /Cao đẳng Công thương[^]*/,
          '2012-2016  Kỹ sư Hóa thực phẩm  Đại học Cần Thơ  Giỏi',
        ),
      ),
      today,
    );
    expect(facts.education[0]).toMatchObject({ degree: 'Kỹ sư Hóa thực phẩm', gpa: 'Giỏi' });
    expect(facts.education[0]?.institution).toContain('Đại học Cần Thơ');
  });

  it('a job under a plain heading, its title and employer joined by a dash', () => {
    const facts = parseResume(
      text(`Hồ Văn Tài
tai.ho@example.com - 0905 555 441

Công việc
Nhân viên giao hàng — Nhà phân phối Tân Phước Lộc (gas, bếp gia đình)
03/2021 đến nay
Giao 60 bình gas mỗi ngày`),
      today,
    );
    expect(facts.experience[0]).toMatchObject({
      title: 'Nhân viên giao hàng',
      start: '03/2021',
    });
  });

  it('what one is stands before where one lives', () => {
    const facts = parseResume(
      text(`AISHA OKORO
Data Analyst, Lagos, Nigeria | aisha@example.com

Experience
Data Analyst, Palmgrove Bank, 2020-01 to now
- Reports in SQL`),
      today,
    );
    expect(facts.contact.location).toBe('Lagos, Nigeria');
  });
});

describe('what a list says of its members', () => {
  it('a similar one will do: the names before it are alternatives', () => {
    const groups = rows('', 'Requirements\n- Asana, Trello or a similar tool\n- SQL').map(
      ({ group }) => group,
    );
    expect(groups.filter((group) => group !== null)).toHaveLength(2);
    const vi = rows('', 'Yêu cầu\n- Dùng MISA, Bravo hoặc phần mềm tương tự', 'vi').map(({ group }) => group);
    expect(vi.filter((group) => group !== null)).toHaveLength(2);
  });

  it('a wish behind a bracket is said of what stands before it and in it', () => {
    const found = importance('Requirements\n- SQL\n- Photo editing (Photoshop, Lightroom) is welcome');
    expect(found['SQL']).toBe('must');
    expect(
      Object.entries(found).filter(([label, how]) => /photo|lightroom/i.test(label) && how !== 'nice'),
    ).toEqual([]);
  });

  it('years or more in a field are years of it', () => {
    const years = rows('', 'Requirements\n- 4 years or more in payroll, public sector preferred').find(
      ({ kind }) => kind === 'years',
    );
    expect(years).toMatchObject({ importance: 'must', label: '4 years of experience: Payroll' });
  });

  it('the field of a licence belongs to its name', () => {
    const licence = rows('', 'Yêu cầu\n- Có chứng chỉ hành nghề đấu giá', 'vi').find(
      ({ kind }) => kind === 'certificate',
    );
    expect(licence?.label).toBe('chứng chỉ hành nghề đấu giá');
  });
});

describe('a soft skill needs a deed', () => {
  it.each([
    ['Yêu cầu\n- Kỹ năng giao tiếp', '- Lắp máy tại 4 xưởng khách hàng', 'Giao tiếp'],
    ['Yêu cầu\n- Kỹ năng giải quyết vấn đề', '- Giải quyết thủ tục nghỉ phép', 'Giải quyết vấn đề'],
    ['Yêu cầu\n- Kỹ năng giao tiếp', '- Repaired pumps in the workshop', 'Giao tiếp'],
  ])('%s by %s', (job, line, name) => {
    const row = rows(clerkVi(line), job, 'vi').find(({ label }) => label.startsWith(name));
    expect(row?.verdict).toBe('cannot-tell');
  });
});
