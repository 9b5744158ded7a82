import { describe, expect, it } from '@jest/globals';
import { plainTextDocument } from '../../src/document.js';
import { parseResume } from '../../src/resume/parse-resume.js';
import { today } from '../people.js';

const read = (text: string) => parseResume(plainTextDocument(text), today);

describe('a life told in paragraphs', () => {
  it('is read in English', () => {
    const facts = read(`Greta Lindqvist
greta.l@example.com / (212) 555-0133 / Duluth, Minnesota

Since May 2019 I have been a bakery manager at Northern Rye House, where I plan the night shift. Before that, from 2014 to 2019, I worked as a baker for Superior Crust Company, shaping loaves and running the ovens.

I earned a Diploma in Baking Science from the Lake Institute of Food in 2014, after leaving Duluth High School in 2012.

I am used to sourdough, lamination, oven maintenance and stock ordering.`);
    expect(facts.experience.map(({ title, company }) => [title, company])).toEqual([
      ['bakery manager', 'Northern Rye House'],
      ['baker', 'Superior Crust Company'],
    ]);
    expect(facts.education.map(({ institution }) => institution)).toEqual([
      'Lake Institute of Food',
      'Duluth High School',
    ]);
    expect(facts.skills).toEqual(expect.arrayContaining(['sourdough', 'lamination', 'stock ordering']));
    expect(facts.contact.location).toBe('Duluth, Minnesota');
  });

  it('is read in Vietnamese', () => {
    const facts = read(`Hồ Thị Kim Liên
Điện thoại: 0901 222 333. Email: kimlien@example.com

Tôi tốt nghiệp cử nhân Kế toán tại Trường Đại học Quy Nhơn năm 2012. Từ năm 2012 đến năm 2018 tôi làm kế toán kho tại Công ty TNHH Gỗ Bình An, theo dõi nhập xuất. Từ tháng 4/2018 đến nay tôi làm kế toán trưởng tại Công ty CP Thủy sản Hải Vân.

Tôi thành thạo lập báo cáo thuế, quyết toán năm và phần mềm MISA.`);
    expect(facts.experience.map(({ title, company }) => [title, company])).toEqual([
      ['kế toán kho', 'Công ty TNHH Gỗ Bình An'],
      ['kế toán trưởng', 'Công ty CP Thủy sản Hải Vân'],
    ]);
    expect(facts.education[0]).toMatchObject({ institution: 'Trường Đại học Quy Nhơn' });
    expect(facts.skills).toEqual(expect.arrayContaining(['lập báo cáo thuế', 'quyết toán năm']));
  });
});

describe('forms of labelled rows', () => {
  it('name the employer below the duties', () => {
    const facts = read(`Ilka Novak

Work experience
Dates\t2016 – 2020
Occupation or position held\tSignal fitter
Main activities and responsibilities\tTesting relays; fault reports
Name and address of employer\tMoravia Rail Works
Education and training
Dates\t2012 – 2016
Title of qualification awarded\tVocational diploma, electrician
Name and type of organisation providing education and training\tSPŠ Olomouc`);
    expect(facts.experience).toMatchObject([{ title: 'Signal fitter', company: 'Moravia Rail Works' }]);
    expect(facts.education).toMatchObject([
      { degree: 'Vocational diploma, electrician', institution: 'SPŠ Olomouc' },
    ]);
  });

  it('begin the jobs without a heading', () => {
    const facts = read(`Ravi Menon
Present Employer : Coral Textiles Pvt. Ltd.
Designation : Dyeing Supervisor
Duration : Mar 2016 till date`);
    expect(facts.experience).toMatchObject([
      { title: 'Dyeing Supervisor', company: 'Coral Textiles Pvt. Ltd.' },
    ]);
  });
});

it('an employer in capitals between its title and an open end is no heading', () => {
  const facts = read(`maya pillai

WORK EXPERIENCE

Payroll Executive

ZENTRIX

Present

EDUCATION

B.Com

Calicut University

2015

SKILLS

Tally (2 years), Excel (Less than 1 year)`);
  expect(facts.experience).toMatchObject([{ title: 'Payroll Executive', company: 'ZENTRIX' }]);
});

describe('a name that ends like a verb', () => {
  it('is an employer and no line of what was done', () => {
    const { experience } = read(`Tan Wei
Experience
Perunding Sentosa Sdn Bhd (Johor Bahru)
Design Engineer\t06/2012 - 06/2014
- Designed drains for housing estates`);
    expect(experience.map(({ title, company }) => [title, company])).toEqual([
      ['Design Engineer', 'Perunding Sentosa Sdn Bhd (Johor Bahru)'],
    ]);
  });
});
