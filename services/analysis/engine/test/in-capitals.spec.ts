import { describe, expect, it } from '@jest/globals';
import { plainTextDocument } from '../src/document.js';
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
