import { describe, expect, it } from '@jest/globals';
import type { Phrase } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import type { Study } from './education.js';
import type { Position } from './experience.js';
import { withProperEmployers, withProperSchools } from './proper-names.js';

const phrase = (text: string): Phrase => ({ text, start: 0, end: text.length });
const block = (text: string, heading: boolean): Block => ({
  ...phrase(text),
  cells: [phrase(text)],
  bullet: false,
  bold: heading,
  size: null,
  heading,
  page: 1,
  indent: null,
});
const study = (institution: string, degree: string | null): Study => ({
  degree: degree === null ? null : phrase(degree),
  field: null,
  institution: phrase(institution),
  gpa: null,
  dates: null,
  blocks: [],
});
const schools = (institution: string, heading = false, degree: string | null = 'BSc') =>
  withProperSchools([study(institution, degree)], [block(institution, heading)]).map(
    (one) => one.institution?.text ?? null,
  );

describe('a school', () => {
  it.each([
    ['Đang học liên thông Kỹ thuật ô tô, Trường Đại học Sông Hậu (dự kiến 2028)', 'Trường Đại học Sông Hậu'],
    ['Khoa Thủy sản – Trường Đại học Sông Hậu, Cần Thơ', 'Trường Đại học Sông Hậu'],
    ['University of Marlow. Thesis: Tides in narrow bays', 'University of Marlow'],
    ['Marlow College (evening course)', 'Marlow College'],
    ['BSc (Hons) Nursing, University of Marlow', 'University of Marlow'],
  ])('alone: %s', (written, name) => expect(schools(written)).toEqual([name]));

  it.each([
    'Trường Đại học Kinh tế - Đại học Huế',
    'University of Marlow, Faculty of Engineering',
    'School of Law - University of Marlow',
    'St. Mary’s College (Kent)',
    'The Marlow Academy',
    'Trường Đại học Công nghiệp Thực phẩm Thành phố Hồ Chí Minh, Khoa Quản trị Kinh doanh và Du lịch Quốc tế',
    'Govt. Boys School, Marlow',
  ])('keeps its name: %s', (written) => expect(schools(written)).toEqual([written]));

  it('is no sentence, and no heading', () => {
    expect(schools('I teach the small ones to swim at the college pool.')).toEqual([null]);
    expect(schools('GPA')).toEqual([null]);
    expect(schools('Odds and ends', true)).toEqual([null]);
    expect(schools('Odds and ends', true, null)).toEqual([]);
    expect(schools('Marlow College', true)).toEqual(['Marlow College']);
  });

  it('has the place at which it stands', () => {
    const written = 'Đang học liên thông Kỹ thuật ô tô, Trường Đại học Sông Hậu (dự kiến 2028)';
    const [one] = withProperSchools([study(written, null)], [block(written, false)]);
    const { start = 0, end = 0, text } = one?.institution ?? {};
    expect(written.slice(start, end)).toBe(text);
  });
});

describe('an employer', () => {
  const employer = (company: string, heading = false) => {
    const position = { title: null, company: phrase(company) } as Position;
    return withProperEmployers([position], [block(company, heading)])[0]?.company?.text ?? null;
  };
  it.each(['At home', 'Làm tại nhà, mười khách quen', 'I kept the books of my uncle'])(
    'is not: %s',
    (written) => expect(employer(written)).toBeNull(),
  );
  it.each(['Home Bargains', 'Tiệm may Nhà Bé', 'WE Soda', 'My Little Nursery Ltd'])('is: %s', (written) =>
    expect(employer(written)).toBe(written),
  );
  it('is no remark on the title in front of it', () => {
    const written = 'Cook (freelance)';
    const [title, company] = [
      { text: 'Cook', start: 0, end: 4 },
      { text: 'freelance', start: 6, end: 15 },
    ];
    const position = { title, company } as Position;
    const [read] = withProperEmployers([position], [block(written, false)]);
    expect([read?.title?.text, read?.company]).toEqual([written, null]);
    const named = withProperEmployers([position], [block('Cook, freelance', false)]);
    expect(named[0]?.company?.text).toBe('freelance');
  });
  it('is no heading of another section', () => {
    expect(employer('Odds and ends', true)).toBeNull();
    expect(employer('Marlow Bakery', true)).toBe('Marlow Bakery');
  });
});
