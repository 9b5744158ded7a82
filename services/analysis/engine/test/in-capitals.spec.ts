import { describe, expect, it } from '@jest/globals';
import { type Document, plainTextDocument } from '../src/document.js';
import { parseResume } from '../src/resume/parse-resume.js';
import { today } from './read-lines.js';

// A résumé set wholly in capitals is read as one in small letters, and given back as it stands there.

const english = `Nora Pike
nora.pike@example.com | 07700 900 412

Where I have worked
Harbour Bakery, Whitby - Head Baker\tMar 2019 - now
Baked 900 loaves a night, trained four apprentices, ordered flour and yeast.
Kept the ovens within two degrees. Wrote the recipes down for the first time.
Moor Mill, Pickering - Baker\t2014 - 2019
Sourdough, rye and a hundred hot cross buns before six.

Education
Scarborough College, NVQ Level 3 Baking\t2012 - 2014

Tickets
Food hygiene level 3\t2022

Hobbies
Fell running, cello`;
const tiengViet = `Trịnh Thị Hoa Lý
ly.trinh@example.com | 0912 555 301

Kinh nghiệm làm việc
Công ty CP May Sông Thương - Tổ trưởng may\t03/2019 - nay
Quản lý 24 công nhân, chia hàng đầu ca và kiểm hàng cuối ca.
Giảm hàng lỗi từ 6% xuống 2% trong một năm.
Xưởng may Tân Mỹ - Công nhân may\t2014 - 2019
May áo sơ mi, áo khoác theo đơn hàng xuất khẩu.

Học vấn
Trường Cao đẳng Công nghiệp Dệt May Hà Nội, Cao đẳng Công nghệ may\t2011 - 2014

Sở thích
Thêu tay, nấu ăn`;

const upper = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.includes('@') ? line : line.toUpperCase()))
    .join('\n');
const read = (text: string) => parseResume(plainTextDocument(text), today);

describe.each([
  ['en', english],
  ['vi', tiengViet],
])('a résumé in capitals (%s)', (_, text) => {
  it('has the same work and studies', () => {
    const [small, large] = [read(text), read(upper(text))];
    const facts = ({ experience, education }: typeof small) => ({
      work: experience.map(({ title, company, dates }) => [title, company, dates].join(' / ').toUpperCase()),
      studies: education.map(({ degree, institution }) => [degree, institution].join(' / ').toUpperCase()),
    });
    expect(facts(large)).toEqual(facts(small));
    expect(facts(large).work).toHaveLength(2);
    expect(large.interests).toHaveLength(2);
    expect(large.awards).toEqual([]);
  });

  it('gives back what stands there', () => {
    const whole = upper(text);
    const { experience, contact, interests, skills, certifications } = read(whole);
    for (const fact of [
      contact.full_name,
      contact.email,
      ...experience.flatMap(({ title, company, dates, bullets }) => [title, company, dates, ...bullets]),
      ...(interests ?? []),
      ...skills,
      ...certifications,
    ])
      if (fact !== null) expect(whole).toContain(fact);
  });
});

const letter = 5;
const size = 9;
/** A page of rows: `#` before a heading in bold, a tab before dates in a column at the right. */
const page = (...rows: readonly string[]): Document => ({
  kind: 'pdf',
  truncated: false,
  pages: [
    {
      width: 595,
      height: 842,
      lines: rows.flatMap((row, i) =>
        row.split('\t').map((cell, column) => {
          const bold = cell.startsWith('#');
          const text = bold ? cell.slice(1) : cell;
          const box = {
            x: column === 0 ? 40 : 440,
            y: 40 + 13 * i,
            width: text.length * letter,
            height: size,
          };
          return { role: 'text' as const, spans: [{ text, box, size, bold, hidden: null }] };
        }),
      ),
    },
  ],
});

describe('a page in capitals with dates at the right', () => {
  it('has its work as work, its rows joined, and nothing of it as a prize or a skill', () => {
    const read = parseResume(
      page(
        '#ORLA FENWICK-SHAW',
        'COSTUME & WARDROBE / LEEDS LS6 / 07700 900 733 / ORLA.FS@EXAMPLE.COM / SHE, HER',
        '#HOUSES AND COMPANIES',
        'THE MILL YARD, LEEDS – DEPUTY WARDROBE SUPERVISOR\tNOV 2021 – NOW',
        'DRESSED 9 PRODUCTIONS, 260 PERFORMANCES, UP TO 70 CHANGES A NIGHT. KEPT',
        'THE BIBLE OF COSTUMES, DAILY LISTS, REPAIRS FOR 22 ACTORS BEFORE THE',
        'HALF. STEPPED UP AS SUPERVISOR FOR THREE WEEKS WHEN MINE BROKE HER ARM.',
        'TALL SHIP TOURING LTD, HULL – WARDROBE ASSISTANT\t2018 – 2020',
        'TWO SEASONS, NINE SHOWS A WEEK. WASHING, IRONING, ONE WALKING OAK TREE',
        '(ITS HYDRAULICS WERE THE CARPENTER’S). DROVE THE VAN.',
        '#TAUGHT BY',
        'LEEDS ARTS UNIVERSITY – BA COSTUME AND SET DESIGN\t2015 – 2018',
        '#TICKETS',
        'EMERGENCY FIRST AID AT WORK\tMAY 2024',
        'LADDERS AND STEPS\tRAN OUT JUNE 2023',
        '#TONGUES',
        'ENGLISH (HOME), WELSH (HOME TOO), ITALIAN FOR ORDERING CLOTH, BSL LEVEL 2',
        '#WHEN THE WORKROOM IS SHUT',
        'BRASS BAND, SEA SWIMMING, COMMITTEE OF THE BEESTON ALLOTMENTS (UNPAID, SINCE 2022)',
        'REFEREES: PAT OAKES, HEAD OF WARDROBE, THE MILL YARD – NUMBER ON REQUEST',
      ),
      today,
    );
    expect(read.experience.map(({ company }) => company)).toEqual([
      'THE MILL YARD',
      expect.stringContaining('TALL SHIP TOURING LTD'),
    ]);
    expect(read.experience[0]?.bullets).toHaveLength(1);
    expect(read.experience[0]?.bullets[0]).toMatch(/^DRESSED 9 .* KEPT THE BIBLE .* HER ARM\.$/u);
    expect(read.awards).toEqual([]);
    expect(read.projects).toEqual([]);
    const skills = [...read.skills, ...(read.skillLines ?? []).flatMap(({ items }) => items)].join(' | ');
    expect(skills).not.toMatch(/DRESSED|CHANGES|OAKES|BRASS|COMMITTEE/u);
    expect(read.certifications).toEqual(['EMERGENCY FIRST AID AT WORK', 'LADDERS AND STEPS']);
    expect(read.languages.map(({ name }) => name)).toEqual(['ENGLISH', 'WELSH', 'ITALIAN', 'BSL']);
    expect(read.activities.join()).toContain('COMMITTEE OF THE BEESTON ALLOTMENTS');
  });
});
