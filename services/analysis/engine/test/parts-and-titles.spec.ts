import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { cvOf } from '../src/cv/cv-of.js';
import { premiumReport } from '../src/premium.js';
import { text, today } from './people.js';

// What a title, a denied part, a language or an edition says of a demand that is larger or another one. All people are invented.

const rows = (resume: string, post: string, language: 'en' | 'vi') =>
  analyse({ resume: text(resume), job: text(post), today, language }).requirements;
const quotes = (resume: string, post: string, language: 'en' | 'vi', label: string): string[] =>
  rows(resume, post, language)
    .filter((row) => row.label.includes(label) || (row.kind === 'duty' && row.sentence.includes(label)))
    .flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
const verdict = (resume: string, post: string, language: 'en' | 'vi', label: string) =>
  rows(resume, post, language).find((row) => row.label.includes(label))?.verdict;

const lorry = `Tom Barley
tom@example.com | Ely

Experience
Logistics Planner, Fen Haulage Ltd
03/2018 - present
- Answered drivers and kept the diary

Education
Diploma in Transport, Ely College, 2012`;

describe('a title', () => {
  it('is no part of a task or of a longer name', () => {
    const post =
      'Planner\n\nRequirements\n- Logistics system implementation\n- Logistics reconciliations and posting of freight at month end';
    for (const label of ['implementation', 'reconciliations'])
      expect(quotes(lorry, post, 'en', label).join(' ')).not.toContain('Logistics Planner');
  });

  it('of a buyer shows procurement, now and for its years', () => {
    const buyer = lorry.replace('Logistics Planner', 'Senior Buyer');
    const post = 'Lead\n\nRequirements\n- 5 years of experience in procurement';
    expect(rows(buyer, post, 'en').find(({ kind }) => kind === 'years')?.verdict).toBe('met');
  });

  it('of a nurse is clinical work', () => {
    const nurse = `Lý Thị Bông
bong@example.com | Cần Thơ

Kinh nghiệm
Điều dưỡng, Bệnh viện Hoa Gạo
03/2016 - nay
- Theo dõi sinh hiệu cho 20 giường

Học vấn
Cao đẳng Điều dưỡng, Trường Cao đẳng Y tế Cần Thơ, 2015`;
    const post = 'Điều dưỡng trưởng\n\nYêu cầu\n- Tối thiểu 5 năm kinh nghiệm lâm sàng';
    expect(rows(nurse, post, 'vi').find(({ kind }) => kind === 'years')?.verdict).toBe('met');
  });
});

const pay = `Võ Thị Cúc
cuc@example.com | Vinh

Kinh nghiệm
Chuyên viên tiền lương, Công ty CP May Lụa
03/2018 - nay
- Rà soát bậc lương của khối gián tiếp
- Chưa làm việc với lương 3P
- Sửa màn hình WinCC Basic cho 3 máy cắt

Ngoại ngữ
Tiếng Hoa: nói được vài câu. Tiếng Anh: đọc email ngắn, chưa nói được.

Học vấn
Cao đẳng Quản trị mạng máy tính, Trường Cao đẳng Nghề Vinh, 2015

Chứng chỉ
Sơ cứu ban đầu`;
const asks = (line: string) => `Nhân viên\n\nYêu cầu\n- ${line}`;

describe('a part', () => {
  it('that is denied denies no whole', () =>
    expect(verdict(pay, asks('Biết xây dựng thang bảng lương'), 'vi', 'thang bảng lương')).not.toBe(
      'not-found',
    ));

  it('in a product’s edition is no low level', () =>
    expect(verdict(pay, asks('Biết WinCC'), 'vi', 'WinCC')).toBe('met'));

  it('of first aid is no CPR', () =>
    expect(verdict(pay, asks('Thành thạo CPR'), 'vi', 'CPR')).toBe('not-found'));

  it('of a field’s name is the field', () =>
    expect(
      rows(pay, asks('Tốt nghiệp cao đẳng ngành CNTT, mạng máy tính'), 'vi').find(
        ({ kind }) => kind === 'degree',
      )?.verdict,
    ).toBe('met'));
});

describe('a language', () => {
  it('that is read only has a level, whatever is said of the one before it', () =>
    expect(
      rows(pay, asks('Giao tiếp được bằng tiếng Anh'), 'vi').find(({ kind }) => kind === 'language')?.reason,
    ).toMatch(/thấp hơn|chỉ nêu khả năng đọc/u));

  it('that is read is enough where reading is asked for', () => {
    const reader = pay.replace('đọc email ngắn, chưa nói được', 'đọc tài liệu kỹ thuật');
    expect(
      rows(reader, asks('Đọc hiểu tài liệu tiếng Anh'), 'vi').find(({ kind }) => kind === 'language')
        ?.verdict,
    ).toBe('met');
  });

  it('shows nothing of the task that names it', () => {
    const post = `Clerk\n\nYour tasks\n- Build lasting ties with growers, many of whom speak Polish`;
    const clerk = `${lorry}\n\nLanguages\nPolish (basic)`;
    expect(
      quotes(clerk, post, 'en', 'Build lasting').filter((quote) => quote.includes('Polish')).length,
    ).toBeLessThan(2);
    expect(rows(clerk, post, 'en').find(({ kind }) => kind === 'duty')?.evidence ?? []).toEqual([]);
  });
});

it('a CV lists unseen what only a line of work names, and neither who gave a course nor a wish as a summary', () => {
  const cook = `Bùi Thị Lành
lanh@example.com | Huế

Mục tiêu
Mong muốn\tĐược làm bếp chính lâu dài

Kinh nghiệm
Phụ bếp, Nhà hàng Sen Vàng
03/2018 - nay
- Đón đoàn đánh giá HACCP ba lần

Kỹ năng
Nấu món Huế, Excel

Chứng chỉ
Lớp vệ sinh bếp nâng cao
Trung tâm Dạy nghề Hương Giang`;
  const { summary, sections } = cvOf(
    premiumReport({ resume: text(cook), job: text(asks('Biết HACCP')), today }),
  );
  const lines = (kind: string) =>
    sections
      .filter((one) => one.kind === kind)
      .flatMap(({ entries }) => entries.flatMap((entry) => entry.lines));
  expect(lines('skills').find(({ text: line }) => line === 'HACCP')?.shown ?? false).toBe(false);
  expect(lines('certifications').map(({ text: line }) => line)).toEqual(['Lớp vệ sinh bếp nâng cao']);
  expect(summary?.text ?? '').not.toMatch(/^Được làm/u);
});

it.each([
  ['pottery', 'Potter'],
  ['carpentry', 'Head Carpenter'],
  ['masonry', 'Stone Mason'],
  ['welding', 'Welder'],
])('years of %s are those of a %s', (field, title) => {
  const maker = lorry.replace('Logistics Planner', title);
  const post = `Lead\n\nRequirements\n- 4 years of experience in ${field}`;
  expect(rows(maker, post, 'en').find(({ kind }) => kind === 'years')?.verdict).toBe('met');
});

it('years of machinery are not those of a machine operator', () => {
  const other = lorry.replace('Logistics Planner', 'Machine Operator');
  const post = `Lead\n\nRequirements\n- 4 years of experience in machinery`;
  expect(rows(other, post, 'en').find(({ kind }) => kind === 'years')?.verdict).not.toBe('met');
});

describe('what is asked for and told otherwise', () => {
  it('a paper is no line of work that has some of its words', () => {
    const boss = pay.replace('Rà soát bậc lương', 'Quản lý sáu thợ mộc, xếp ca cho xưởng');
    const post = asks('Đã có chứng chỉ quản lý xưởng mộc');
    expect(quotes(boss, post, 'vi', 'chứng chỉ quản lý xưởng mộc').join(' ')).not.toContain('xếp ca');
  });

  it('to speak a language asks for the language alone', () =>
    expect(rows(pay, asks('Giao tiếp cơ bản bằng tiếng Nhật'), 'vi').map(({ kind }) => kind)).not.toContain(
      'soft-skill',
    ));

  it('a little of a thing describes no task', () => {
    const beginner = pay.replace('Sơ cứu ban đầu', 'Về Montessori mới đọc sách');
    const post = asks('Những cô đã học phương pháp Montessori và từng dạy lớp ghép nhiều độ tuổi');
    expect(rows(beginner, post, 'vi').find(({ kind }) => kind === 'duty')?.verdict ?? 'not-found').not.toBe(
      'partly',
    );
  });

  it('years of which no line tells the kind are not called of another kind', () => {
    const post = 'Lead\n\nRequirements\n- 5 years of experience in beekeeping';
    const reason = rows(lorry, post, 'en').find(({ kind }) => kind === 'years')?.reason ?? '';
    expect(reason).not.toMatch(/none of it/u);
  });

  it('a leading hand leads a crew', () => {
    const hand = lorry.replace('Logistics Planner', 'Leading Hand Carpenter');
    const level = rows(hand, 'Site Supervisor\n\nRequirements\n- Carpentry', 'en').find(
      ({ kind }) => kind === 'level',
    );
    expect(level?.verdict ?? 'met').toBe('met');
  });
});

it.each([
  ['TOEIC 480', 'partly'],
  ['TOEIC 505', 'met'],
])('%s where TOEIC 500 is asked for: %s', (score, expected) => {
  const tested = pay
    .replace('Sơ cứu ban đầu', `${score} (5/2026)`)
    .replace(' Tiếng Anh: đọc email ngắn, chưa nói được.', '');
  expect(
    rows(tested, asks('Tiếng Anh TOEIC 500 trở lên'), 'vi').find(({ kind }) => kind === 'language')?.verdict,
  ).toBe(expected);
});
