import { describe, expect, it } from '@jest/globals';
import { languagesIn, languageByFolded } from '../src/catalogue/languages.js';
import { skillById } from '../src/catalogue/skills.js';
import type { Ask, Item } from '../src/job/item.js';
import { readDocument } from '../src/layout/read-text.js';
import { judge } from '../src/match/judge.js';
import type { Judgement } from '../src/match/judgement.js';
import { Mentions, placesOf } from '../src/match/mentions.js';
import { startsWithAction } from '../src/report/actions.js';
import { resumeOf } from '../src/resume/parse-resume.js';
import { languageOf } from '../src/text/language.js';
import { text } from './people.js';

/** The verdict on one ask, however a post would have put it. */
function judged(content: string, ask: Ask, title: string | null = null, sentence = ''): Judgement {
  const read = readDocument(text(content));
  const resume = resumeOf(read, '2026-11-21');
  const mentions = new Mentions(placesOf(resume));
  const item: Item = { id: 'r1', ask, importance: 'must', group: null, sentence, span: { start: 0, end: 0 } };
  const facts = { title, company: null, location: null };
  return judge(item, { resume, mentions, written: languageOf(read.text) }, { facts, skillIds: [] });
}
const verdict = (...args: Parameters<typeof judged>): string => judged(...args).verdict;

const years = (count: number, field: string | null): Ask => ({
  type: 'years',
  years: count,
  field,
  skillIds: [],
});
const term = (name: string, kind?: 'tool' | 'soft-skill' | 'hard-skill'): Ask =>
  kind === undefined ? { type: 'term', text: name } : { type: 'term', text: name, kind };
const language = (name: string, level: number | null): Ask => {
  const [match] = languagesIn(name);
  return { type: 'language', language: languageByFolded(match![0])!, level, levelText: null };
};

const baker = (lines: string, more = ''): string =>
  `Jo Marsh\njo.marsh@example.com | 0900 000 111\n\nSummary\nBaker with a love of rye bread.\n\nExperience\nPastry Cook, Golden Crust Bakery\n01/2019 - 12/2023\n${lines}\n\nEducation\nBachelor of Arts, Hill College, 2014 - 2018${more}`;
const thoTien = (lines: string, more = ''): string =>
  `Phan Văn Lực\nluc.phan@example.com | 0912 000 111\n\nKinh nghiệm làm việc\nThợ tiện - Công ty TNHH Cơ khí Đông Sơn\n02/2018 - 12/2023\n${lines}\n\nHọc vấn\nCao đẳng Cơ khí - Trường Cao đẳng Công nghiệp (2014 - 2017)${more}`;

describe('a word of the post that people tell by a figure', () => {
  it('many floors are a high-rise building, few are not', () => {
    expect(verdict(baker('- Baked for a tower of 22 storeys'), term('high-rise projects'))).toBe('met');
    expect(verdict(baker('- Baked for a house of 3 storeys'), term('high-rise projects'))).not.toBe('met');
    expect(verdict(thoTien('- Lắp lan can cho chung cư 18 tầng'), term('nhà cao tầng'))).toBe('met');
    expect(verdict(thoTien('- Lắp lan can cho nhà 3 tầng'), term('nhà cao tầng'))).not.toBe('met');
  });
});

describe('one shared word is no proof of a phrase', () => {
  it('known names that cover a part of it show a part', () => {
    expect(verdict(baker('- Sales of 40 cakes a week'), term('tropical fish sales'))).not.toBe('met');
    expect(verdict(baker('- Sales of 40 cakes a week'), term('cake sales'))).toBe('met');
    expect(verdict(thoTien('- Sản xuất trục thép'), term('sản xuất nhang trầm'))).not.toBe('met');
    expect(verdict(thoTien('- Sản xuất trục thép'), term('sản xuất trục'))).toBe('met');
  });
});

describe('years respect their field', () => {
  it('other work does not count', () => {
    expect(verdict(baker('- Baked bread'), years(3, 'B2B sales'))).toBe('not-found');
    expect(verdict(thoTien('- Tiện chi tiết'), years(3, 'kế toán thuế'))).toBe('not-found');
  });
  it('the field counts by title, by what was done and by the employer’s trade', () => {
    expect(verdict(baker('- Baked bread'), years(3, 'a Pastry Cook'))).toBe('met');
    expect(verdict(baker('- Decorated wedding cakes'), years(3, 'cake decorating'))).toBe('met');
    expect(verdict(baker('- Baked bread'), years(3, 'a bakery'))).toBe('met');
    expect(verdict(thoTien('- Tiện chi tiết'), years(3, 'cơ khí'))).toBe('met');
  });
  it('a field that names none is any relevant work', () => {
    expect(verdict(baker('- Baked bread'), years(3, 'a similar role'), 'Pastry Cook')).toBe('met');
  });
  it('years told in words are believed, unless the dates show far less', () => {
    const told = baker('- Baked bread').replace(
      'Baker with a love',
      'Over twelve years of experience in baking, a love',
    );
    expect(verdict(told, years(8, null), 'Pastry Cook')).toBe('met');
    const short = told.replace('12/2023', '06/2019');
    expect(judged(short, years(8, null), 'Pastry Cook').why.code).toBe('years-claimed');
    const vi = thoTien('- Tiện chi tiết').replace(
      'Kinh nghiệm làm việc',
      'Tóm tắt\nHơn 9 năm kinh nghiệm nghề tiện.\n\nKinh nghiệm làm việc',
    );
    expect(judged(vi, years(8, 'tiện')).why.code).toBe('years-said');
  });
});

describe('studies', () => {
  const degree = (level: 1 | 2 | 3 | 4 | 5): Ask => ({ type: 'degree', level, fields: [], related: false });
  it('a higher degree covers a lower one; an unfinished one is a part', () => {
    expect(verdict(baker('- Baked'), degree(1))).toBe('met');
    expect(verdict(thoTien('- Tiện'), degree(2))).toBe('met');
    expect(verdict(thoTien('- Tiện'), degree(4))).toBe('partly');
    const some = baker('- Baked').replace('Bachelor of Arts, Hill College', 'Some college, Hill College');
    expect(verdict(some, degree(3))).toBe('partly');
    const running = thoTien('- Tiện').replace(
      'Cao đẳng Cơ khí - Trường Cao đẳng Công nghiệp (2014 - 2017)',
      'Cử nhân Quản trị - Đại học Tây Đô (dự kiến tốt nghiệp 2030)',
    );
    expect(verdict(running, degree(4))).toBe('partly');
  });
  it('a certificate in preparation is not held', () => {
    const asked: Ask = { type: 'certificate', id: 'pmp', name: 'PMP' };
    expect(verdict(baker('- Baked', '\n\nCertificates\nPMP, 2022'), asked)).toBe('met');
    expect(verdict(baker('- Baked', '\n\nCertificates\nPMP (in preparation)'), asked)).toBe('partly');
    expect(verdict(baker('- Baked', '\n\nCertificates\nDo not hold a PMP'), asked)).toBe('not-found');
  });
});

describe('languages on one scale', () => {
  it.each([
    ['Languages\nJapanese: JLPT N2', 'japanese', 4, 'met'],
    ['Languages\nJapanese: JLPT N4', 'japanese', 4, 'partly'],
    ['Languages\nKorean (TOPIK 5)', 'korean', 5, 'met'],
    ['Languages\nGerman - A2', 'german', null, 'partly'],
    ['Languages\nNo French', 'french', null, 'not-found'],
    ['Ngoại ngữ\nTiếng Trung: HSK 4', 'chinese', 4, 'met'],
    ['Ngoại ngữ\nTiếng Anh: cơ bản', 'english', 4, 'partly'],
  ] as const)('%s', (section, name, level, expected) => {
    expect(verdict(baker('- Baked', `\n\n${section}`), language(name, level))).toBe(expected);
  });
});

describe('phrases of the post', () => {
  const shop = baker(
    '- Planned shifts and counted stock cycles every Friday\n- Prepared user-acceptance tests with the till supplier\n- Never worked with laminated dough machines',
    '\n\nSkills\nSourdough, Excel (basic)',
  );
  it.each([
    ['shift planning', 'met'],
    ['cycle counts', 'met'],
    ['UAT', 'met'],
    ['sourdough', 'met'],
    ['laminated dough machine', 'not-found'],
    ['chocolate tempering', 'not-found'],
    ['positive attitude', 'cannot-tell'],
    ['able to keep everyone calm on busy days and nights', 'cannot-tell'],
  ])('%s is %s', (name, expected) => expect(verdict(shop, term(name))).toBe(expected));

  it.each([
    ['đọc bản vẽ kỹ thuật', 'met'],
    ['bảo trì máy', 'met'],
    ['An toàn lao động', 'met'],
    ['máy xung điện', 'not-found'],
    ['chịu khó học hỏi', 'cannot-tell'],
  ])('%s là %s', (name, expected) =>
    expect(
      verdict(
        thoTien(
          '- Đọc các bản vẽ kỹ thuật, bảo trì định kỳ máy tiện\n- Chưa từng vận hành máy xung điện',
          '\n\nKỹ năng\nATLĐ, dùng thước cặp',
        ),
        term(name),
      ),
    ).toBe(expected),
  );
});

describe('teams led', () => {
  it.each([
    [baker('- Led a team of 14 bakers'), 'manage a team of 10 people', 'met'],
    [baker('- Supervised 6 staff'), 'managing 10+ employees', 'partly'],
    [thoTien('- Phụ trách tổ tiện 24 người'), 'quản lý từ 20 người trở lên', 'met'],
    [thoTien('- Chưa từng quản lý 20 người'), 'quản lý từ 20 người trở lên', 'not-found'],
  ])('%#', (resume, ask, expected) => expect(verdict(resume, term(ask))).toBe(expected));
});

describe('skills of the catalogue', () => {
  const ask = (id: string): Ask => ({ type: 'skill', skill: skillById.get(id)! });
  it('a basic level is a part', () => {
    expect(verdict(baker('- Baked', '\n\nSkills\nExcel (basic)'), ask('microsoft-excel'))).toBe('partly');
    expect(verdict(thoTien('- Tiện', '\n\nKỹ năng\nAutoCAD cơ bản'), ask('autocad'))).toBe('partly');
  });
  it('what is learnt is a part, what is wished for is none', () => {
    expect(verdict(baker('- Currently learning Python'), ask('python'))).toBe('partly');
    expect(verdict(baker('- Would love to work with Python'), ask('python'))).toBe('not-found');
    expect(verdict(thoTien('- Mong muốn được học Python'), ask('python'))).toBe('not-found');
  });
  it('what a customer runs is not the person’s', () => {
    expect(verdict(baker('- Our customers use Salesforce'), ask('salesforce'))).toBe('not-found');
  });
  it('a soft skill is met where it is shown, and never missing', () => {
    expect(verdict(baker('- Supervised a team of six bakers'), ask('leadership'))).toBe('met');
    expect(verdict(thoTien('- Quản lý tổ 8 công nhân'), ask('leadership'))).toBe('met');
    expect(verdict(baker('- Baked bread'), ask('leadership'))).toBe('cannot-tell');
  });
});

describe('conditions', () => {
  const ask = (condition: Extract<Ask, { type: 'condition' }>['condition'], words: string): Ask => ({
    type: 'condition',
    condition,
    text: words,
  });
  it.each([
    [baker('- Baked', '\n\nOther\nValid driving licence, own car'), ask('licence', 'driving licence'), 'met'],
    [baker('- Baked', '\n\nOther\nNo driving licence'), ask('licence', 'driving licence'), 'not-found'],
    [baker('- Worked night shifts'), ask('shift', 'night shift'), 'met'],
    [baker('- Baked bread'), ask('travel', 'travel up to 30%'), 'cannot-tell'],
    [thoTien('- Làm ca đêm'), ask('shift', 'đi ca đêm'), 'met'],
    [thoTien('- Tiện chi tiết'), ask('health', 'sức khỏe tốt'), 'cannot-tell'],
  ])('%#', (resume, asked, expected) => expect(verdict(resume, asked)).toBe(expected));
});

describe('lines that begin with what was done', () => {
  it.each([
    'Provided first aid',
    'Implemented a rota',
    'Developed recipes',
    'Managed stock',
    'Successfully ran two shops',
    'Leading a team',
    'Oversaw deliveries',
    'Lập kế hoạch ca',
    'Đã xây dựng quy trình',
    'Gia công chi tiết',
    'Trực tiếp giảng dạy lớp 5',
  ])('%s', (line) => expect(startsWithAction(line)).toBe(true));
  it.each([
    'Marketing budget of the shop',
    'Responsible for ovens',
    'Advanced baking',
    'Chịu trách nhiệm doanh số',
    'Tiền mặt và sổ sách',
  ])('not: %s', (line) => expect(startsWithAction(line)).toBe(false));
});
