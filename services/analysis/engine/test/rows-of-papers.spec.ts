import { describe, expect, it } from '@jest/globals';
import { cvOf } from '../src/cv/cv-of.js';
import { plainTextDocument } from '../src/document.js';
import { parseResume } from '../src/resume/parse-resume.js';
import { asked, nguoi, person, report, today } from './read-lines.js';

// Rows of certificates, of languages and of contact facts, each with what belongs to it.

const en = (rest: string): string => `${person('- Kept 40 hosts up', 'Docker')}\n\n${rest}`;
const vi = (rest: string): string => `${nguoi('- Vận hành 40 máy', 'Excel')}\n\n${rest}`;
const read = (resume: string) => parseResume(plainTextDocument(resume), today);
const papers = (resume: string): string[] =>
  cvOf(report(resume, 'Requirements\n- Docker'))
    .sections.filter(({ kind }) => kind === 'certifications')
    .flatMap(({ entries }) => entries.flatMap(({ lines }) => lines.map(({ text }) => text)));

describe('rows of certificates', () => {
  it('run together are cut behind each year', () => {
    expect(
      papers(en('CERTIFICATES\nScrum Master II, 2020 ITIL Foundation, 2018 Lean Green Belt, 2022')),
    ).toEqual(['Scrum Master II, 2020', 'ITIL Foundation, 2018', 'Lean Green Belt, 2022']);
    expect(papers(en('COURSES\nWound Care Update (2019) · Infection Control (2021)'))).toEqual([
      'Wound Care Update (2019)',
      'Infection Control (2021)',
    ]);
  });

  it('keep until when they are valid and who gave them', () => {
    expect(
      papers(en('TICKETS\nForklift counterbalance\tlapsed March 2024\nRope access level 1\tin-house\t2022')),
    ).toEqual(['Forklift counterbalance, lapsed March 2024', 'Rope access level 1, in-house, 2022']);
    expect(
      papers(
        vi(
          'CHỨNG CHỈ\nVận hành nồi hơi\tcấp 05/2021, hết 05/2025\nSơ cứu tại chỗ\tnhà máy tổ chức\t2023\nGiàn giáo\tnhư trên\t2024',
        ),
      ),
    ).toEqual([
      'Vận hành nồi hơi, cấp 05/2021, hết 05/2025',
      'Sơ cứu tại chỗ, nhà máy tổ chức, 2023',
      'Giàn giáo, như trên, 2024',
    ]);
  });

  it('a grade, a degree that was left and a heading are none', () => {
    expect(papers(vi('CHỨNG CHỈ\nXếp loại giỏi\nSơ cứu tại chỗ, 2023'))).toEqual(['Sơ cứu tại chỗ, 2023']);
    expect(papers(en('CERTIFICATES\nA BA in history, left after two years\nITIL Foundation, 2018'))).toEqual([
      'ITIL Foundation, 2018',
    ]);
  });

  it('what is said behind one is none', () => {
    expect(
      papers(
        en(
          'CERTIFICATES\nFirst aid at work, Red Cross. Level 2: applied twice, no place yet. Rescue swimmer, 2022.',
        ),
      ),
    ).toEqual(['First aid at work, Red Cross', 'Rescue swimmer, 2022']);
    expect(papers(vi('CHỨNG CHỈ\nPha chế bậc 1, Hội Cà phê. Bậc 2 đã nộp đơn, lớp chưa mở.'))).toEqual([
      'Pha chế bậc 1, Hội Cà phê',
    ]);
  });

  it('that lapsed or are to come were not won', () => {
    const { awards, certifications } = read(
      en('AWARDS\nBest stand, Leeds Show 2019\nITIL Foundation, lapsed\nCISSP, exam booked for May'),
    );
    expect(awards).toEqual(['Best stand, Leeds Show 2019']);
    expect(certifications).toEqual(['ITIL Foundation, lapsed', 'CISSP, exam booked for May']);
  });

  it('papers that no scholar wrote', () => {
    const { certifications, activities } = read(
      en('PAPERS\nITIL Foundation, 2018\nCISSP, lapsed\nAzure Administrator, 2021'),
    );
    expect(certifications).toHaveLength(3);
    expect(activities).toEqual([]);
  });
});

describe('languages', () => {
  const of = (resume: string) => read(resume).languages;

  it('the name of one is not how well another is known', () => {
    expect(of(en('LANGUAGES\nEnglish, Hausa, Kanuri'))).toEqual([
      { name: 'English', level: null },
      { name: 'Hausa', level: null },
      { name: 'Kanuri', level: null },
    ]);
  });

  it('signs are a language', () => {
    expect(of(en('LANGUAGES\nSpanish for the market, BSL level 2')).map(({ name }) => name)).toEqual([
      'Spanish',
      'BSL',
    ]);
  });

  it('a few words of one are said of that one', () => {
    expect(of(en('LANGUAGES\nTwi (mother tongue), Pidgin, a handful of Welsh'))).toEqual([
      { name: 'Twi', level: 'mother tongue' },
      { name: 'Pidgin', level: null },
      { name: 'Welsh', level: 'a handful' },
    ]);
  });

  it('stand without their first word below their heading', () => {
    expect(of(vi('NGOẠI NGỮ\nTày, Việt (như nhau)\nNhật: giao tiếp hằng ngày, khoảng N4'))).toEqual([
      { name: 'Việt', level: 'như nhau' },
      { name: 'Nhật', level: 'giao tiếp hằng ngày, khoảng N4' },
    ]);
  });

  it('of a home are known well', () => {
    for (const [resume, post] of [
      [en('LANGUAGES\nWelsh (home), English (home too)'), 'Requirements\n- Fluent Welsh'],
      [vi('NGOẠI NGỮ\nTiếng Khmer (ở nhà), tiếng Anh (B1)'), 'Yêu cầu\n- Thông thạo tiếng Khmer'],
    ] as const)
      expect(asked(resume, post, ({ ask }) => ask.type === 'language')?.verdict).toBe('met');
  });

  it('are no activity, wherever they are told', () => {
    const { languages, activities } = read(vi('HOẠT ĐỘNG\nNói được vài câu tiếng Khmer\nHiến máu 4 lần'));
    expect(languages).toEqual([{ name: 'tiếng Khmer', level: 'Nói được vài câu' }]);
    expect(activities).toEqual(['Hiến máu 4 lần']);
  });
});

describe('grades', () => {
  const details = (study: string): string[] =>
    cvOf(report(en(`EDUCATION\n${study}`), 'Requirements\n- Docker'))
      .sections.filter(({ kind }) => kind === 'education')
      .flatMap(({ entries }) => entries.map(({ title, detail }) => `${title} ${detail}`));

  it('are whole, with their scale', () => {
    expect(details('BSc Botany, University of Leeds, 2014 - 2017, second class, lower').join()).toMatch(
      /second class, lower/iu,
    );
    expect(details('BSc Botany, University of Leeds, 2014 - 2017 (GPA 3.9 of 5)').join()).toContain(
      '3.9 of 5',
    );
  });
});

describe('contact facts and lists', () => {
  it('a number with a single figure behind its country, a name at a place of code', () => {
    const { contact } = read(
      'Mara Koval\n+31 6 4441 2087 | mara@example.com | github: mara-k\n\nEXPERIENCE\nTester, Larkfield Ltd\n01/2021 - present\n- Tested',
    );
    expect(contact.phone).toBe('+31 6 4441 2087');
    expect(contact.links).toEqual(['github: mara-k']);
  });

  it('a product of three words between commas is one', () => {
    const { skills } = read(person('- Kept 40 hosts up', 'Java, Spring Data JPA, Redis, Docker, Git'));
    expect(skills).toContain('Spring Data JPA');
  });

  it('a denial goes on from the name before it', () => {
    const lines = read(
      person('- Kept 40 hosts up', 'Revit: can open a model, cannot build one\nExcel'),
    ).skillLines;
    expect(lines?.[0]).toEqual({ label: 'Revit', items: ['can open a model, cannot build one'] });
  });
});
