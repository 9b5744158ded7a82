import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { parseResume } from '../src/resume/parse-resume.js';
import { text, today } from './people.js';

// Studies and lengths of work as people write them who had no template. All people are invented.

const studies = (resume: string) =>
  parseResume(text(resume), today).education.map(({ degree, field, institution, start, end, dates }) => ({
    degree,
    field,
    institution,
    start,
    end,
    dates,
  }));
const head =
  'Ida Brook\nida@example.com | 020 7946 0022 | Hull\n\nEXPERIENCE\nBaker, Larkmoor Mill Ltd\n01/2020 - present\n- Baked 300 loaves a day\n\nEDUCATION\n';
const dau =
  'Lò Thị Xen\nxen@example.com | 0912 000 333 | Sơn La\n\nKINH NGHIỆM\nThợ may, Công ty TNHH May Sông Mã\n01/2020 - nay\n- May 20 áo một ngày\n\nHỌC VẤN\n';

describe('a school', () => {
  it('ends where the next sentence begins', () => {
    const [first] = studies(
      `${head}2023 – now\tLevel 3 Diploma in Bakery, Humber and Wolds ETB. Four of six units done`,
    );
    expect(first?.institution).toBe('Humber and Wolds ETB');
  });

  it('that taught a part of an apprenticeship is its school', () => {
    const [first] = studies(
      `${head}Plumbing apprenticeship, 6,000 hours, card 2020. Hessle Community College (theory part), 2016-2020`,
    );
    expect(first).toMatchObject({
      degree: 'Plumbing apprenticeship',
      institution: 'Hessle Community College',
    });
  });

  it('is no paper', () => {
    const found = studies(`${head}BA History, University of Hull, 2012 – 2015`);
    expect(found).toHaveLength(1);
  });
});

describe('subjects', () => {
  it('stay a list', () => {
    const [first] = studies(
      `${head}2009\tWAEC school certificate, St Anne's Secondary School, Ibadan: five credits including Physics and Art`,
    );
    expect(first?.field === null || first?.field === 'five credits including Physics and Art').toBe(true);
  });
});

describe('a study that goes on', () => {
  it.each([
    `${dau}Cao đẳng Điện công nghiệp (vừa học vừa làm)\tTrường Cao đẳng Sơn La\tvào 2024, năm thứ hai, chưa xong`,
    `${head}HND Baking (part time)\tHessle College\tstarted 2024, second year, not finished`,
  ])('has the year as its start', (resume) => {
    const [first] = studies(resume);
    expect([first?.start, first?.end]).toEqual(['2024', null]);
    expect(first?.degree ?? '').toMatch(/^[^(]*(?:\([^()]*\))?$/u);
  });

  it('whose end is told keeps it', () => {
    const [first] = studies(`${dau}Cử nhân Kế toán, Trường Đại học Tây Bắc, tốt nghiệp vào 2016`);
    expect([first?.start, first?.end]).toEqual([null, '2016']);
  });
});

describe('years', () => {
  const years = (resume: string, job: string) =>
    analyse({ resume: text(resume), job: text(job), language: 'vi', today }).requirements.find(
      ({ kind }) => kind === 'years',
    );
  const dev = (title: string) =>
    `Lò Thị Xen\nxen@example.com | 0912 000 333 | Sơn La\n\nTÓM TẮT\nMình viết phần mềm.\n\nKINH NGHIỆM\n${title}, Công ty TNHH Phần mềm Mường\n03/2018 - nay\n- Viết API cho kho hàng`;

  it('of work on the server are those of a backend developer', () => {
    const row = years(
      dev('Backend Developer'),
      'Lập trình viên Java\n\nYêu cầu\n- ít nhất 4 năm lập trình phía máy chủ',
    );
    expect(row?.verdict).toBe('met');
    const other = years(
      dev('Kế toán trưởng'),
      'Lập trình viên Java\n\nYêu cầu\n- ít nhất 4 năm lập trình phía máy chủ',
    );
    expect(other?.verdict).not.toBe('met');
  });

  it('in the trade are counted in the trade of the post', () => {
    const boats = `${dau.slice(0, dau.indexOf('KINH NGHIỆM'))}KINH NGHIỆM\nThợ sơn ô tô, Xưởng ô tô Sông Mã\n01/2019 - nay\n- Sơn 6 xe một tuần\n\nĐi biển, ghe Năm Hạt trong nghề cá\n2010 - 2018\n- Kéo lưới`;
    const row = years(boats, 'Thợ sơn ô tô\n\nYêu cầu\n- tối thiểu 5 năm trong nghề');
    expect(row?.verdict).toBe('met');
    expect(row?.evidence.map(({ quote }) => quote).join()).not.toMatch(/biển|ghe/u);
  });
});
