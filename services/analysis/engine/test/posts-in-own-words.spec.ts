import { describe, expect, it } from '@jest/globals';
import { analyse } from '#src/analyse';
import { plainTextDocument } from '#src/document';
import type { OutputLanguage, Report } from '#src/report';

// Posts whose headings, wishes and waivers are in a person's own words, in both languages. All houses are invented.

type Row = Report['requirements'][number];
const rowsOf = (language: OutputLanguage, post: string): Row[] =>
  analyse({
    resume: plainTextDocument(''),
    job: plainTextDocument(post),
    language,
    today: '2026-11-21',
  }).requirements.filter(({ kind }) => kind !== 'title' && kind !== 'level');
const labels = (rows: readonly Row[]): string[] => rows.map(({ label }) => label);
const weighed = (rows: readonly Row[]): [string, string][] =>
  rows
    .map(({ label, importance }): [string, string] => [label, importance])
    .toSorted(([a], [b]) => a.localeCompare(b));
const heads = { en: 'Loom Fitter', vi: 'Thợ dệt chiếu' };

describe('what the employer gives, is and wants sent', () => {
  const posts = {
    en: 'Loom Fitter\nRequirements\n- Two years in textile maintenance\n- Reading of wiring diagrams',
    vi: 'Thợ dệt chiếu\nYêu cầu\n- Ít nhất 2 năm kinh nghiệm vận hành máy dệt\n- Biết nhuộm cói',
  };
  it.each([
    ['en', 'Why people stay with us\n- Scrum evenings, lean crew\n- Learn Figma at our cost'],
    ['en', 'What you will gain\n- A Sage course in your second year\n- Choir, canoe and chess'],
    ['en', 'In exchange we reward you with lessons in Finnish and Illustrator.'],
    ['en', 'You will also receive a tram pass, 30 days off and coaching in negotiation.'],
    ['en', 'Hollow Oak Weavers owns six mills on Odoo and sells to Norway.'],
    ['en', 'A few words about us\nSet up in 1961, we weave for hotels and write our own tools in Kotlin.'],
    ['en', 'What to send\n- Cover letter in English\n- Copies of certificates in Excel'],
    ['vi', 'Chế độ dành cho nhân viên\n- Học Photoshop, tiếng Hoa\n- Xe đưa đón'],
    ['vi', 'Lý do bạn nên về với xưởng chiếu\n- Được kèm kỹ năng lãnh đạo, Tableau\n- Cơm trưa'],
    ['vi', 'Bù lại, tiệm trả lương 11 triệu và cho học tiếng Nhật.'],
    ['vi', 'Vài nét về xưởng\nXưởng có 4 kho, đội lập trình Java riêng ở Nga Sơn.'],
    ['vi', 'Hợp tác xã Cói Vàng bán hàng qua Shopee, dùng phần mềm SAP.'],
    ['vi', 'Bộ hồ sơ cần có\n- Sơ yếu lý lịch, đơn xin việc\n- Bản sao chứng chỉ Word'],
    ['vi', 'Làm việc tại phường Sơn Kỳ, cạnh chợ Hàn.'],
  ] as const)('%s: asks for nothing: %s', (language, paragraph) => {
    const post = posts[language];
    expect(weighed(rowsOf(language, `${post}\n\n${paragraph}`))).toEqual(weighed(rowsOf(language, post)));
  });

  it.each([
    [
      'en',
      'What we give you\n- A pension\n\nThe hands we hope for\n- Xero\n- A clean driving licence',
      ['Xero'],
    ],
    ['en', 'Our story\nWe began in a barn. You must know Xero.', ['Xero']],
    ['en', 'Hollow Oak Weavers is looking for somebody who knows Xero.', ['Xero']],
    ['vi', 'Phúc lợi dành cho bạn\n- Cơm trưa\n\nHành trang của bạn\n- Biết Xero', ['Xero']],
    ['vi', 'Về xưởng chúng tôi\nXưởng ra đời năm 1999. Bạn cần biết Xero.', ['Xero']],
    ['vi', 'Xưởng Cói Vàng cần người biết Xero.', ['Xero']],
    ['en', 'Fluent Norwegian is the language of the floor.', ['Norwegian (fluent)']],
    ['vi', 'Bạn được đào tạo bài bản về Xero.', ['Xero']],
  ] as const)('%s: what is asked beside it is kept: %s', (language, paragraph, expected) => {
    const post = posts[language];
    expect(labels(rowsOf(language, `${post}\n\n${paragraph}`))).toEqual(
      expect.arrayContaining([...expected]),
    );
  });
});

describe('lines above lists', () => {
  const expected = { en: { Xero: 'must', Norwegian: 'nice' }, vi: { Xero: 'must', 'Tiếng Na Uy': 'nice' } };
  it.each([
    [
      'en',
      'You’ll need\n- Xero\n\nYou could also bring\n- Norwegian\n\nOn the table\n- £27,000 and yarn\n- Lessons in Excel',
    ],
    [
      'en',
      'What we hope you bring\n- Xero\n\nA bonus if\n- you speak Norwegian\n\nWhat happens next\n- A call about your Excel sheet',
    ],
    [
      'en',
      'About the person\n- Uses Xero daily\n\nAbout the mill\n- Ninety looms and a shop on Shopify\n\nLovely extras\n- Norwegian',
    ],
    [
      'vi',
      'Tụi mình cần ai?\n- Biết Xero\n\nCó thêm thì quý\n- Tiếng Na Uy\n\nQuà gửi bạn\n- Lớp Excel tối thứ tư',
    ],
    [
      'vi',
      'Về bạn\n- Biết Xero\n\nVề xưởng chiếu\n- Xưởng bán qua Shopee\n\nĐiểm cộng lớn\n- Tiếng Na Uy\n\nỨng tuyển ra sao\n- Gửi CV kèm bảng Excel',
    ],
    [
      'en',
      'Who we would love to meet\n- You know Xero\n\nWhat makes us proud\n- Looms from 1890, books in Odoo\n\nEven better\n- Norwegian',
    ],
    [
      'vi',
      'Xưởng mong bạn\n- Biết Xero\n\nHay hơn nữa nếu có thêm\n- Tiếng Na Uy\n\nBạn được gì\n- Lớp Figma',
    ],
  ] as const)('%s: say what the list is: %s', (language, body) => {
    expect(Object.fromEntries(weighed(rowsOf(language, `${heads[language]}\n\n${body}`)))).toEqual(
      expected[language],
    );
  });
});

it.each(['Gift Wrapper', 'Benefits Clerk', 'Extras Coordinator'])(
  'a title above a list is no heading: %s',
  (title) => {
    expect(labels(rowsOf('en', `${title}\n- You must know Xero\n- Two years in a shop`))).toContain('Xero');
  },
);

describe('must or nice in own words', () => {
  it.each([
    ['en', 'Our dream colleague\n- Xero\n- QGIS, if possible', { Xero: 'must', QGIS: 'nice' }],
    ['en', 'Musts: Xero. Wishes: QGIS.', { Xero: 'must', QGIS: 'nice' }],
    [
      'en',
      'What sets you apart\n- QGIS\n\nWhat you can’t go without\n- Xero',
      { QGIS: 'nice', Xero: 'must' },
    ],
    ['en', 'What you bring\n- Xero\n- Extra credit for QGIS', { Xero: 'must', QGIS: 'nice' }],
    ['en', 'You have used Xero. Knowing QGIS would help.', { Xero: 'must', QGIS: 'nice' }],
    ['en', 'Even better if you have used QGIS.', { QGIS: 'nice' }],
    [
      'vi',
      'Gương mặt chúng tôi mong đợi\n- Biết Xero\n- Cộng điểm khi biết QGIS',
      { Xero: 'must', QGIS: 'nice' },
    ],
    ['vi', 'Bắt buộc: Xero. Mong muốn: QGIS.', { Xero: 'must', QGIS: 'nice' }],
    ['vi', 'Những điểm sáng\n- Biết QGIS\n\nĐiều không thể thiếu\n- Xero', { QGIS: 'nice', Xero: 'must' }],
    ['vi', 'Sẽ là thế mạnh lớn nếu bạn từng dùng QGIS.', { QGIS: 'nice' }],
  ] as const)('%s: %s', (language, body, expected) => {
    expect(weighed(rowsOf(language, `${heads[language]}\n\n${body}`))).toEqual(
      Object.entries(expected).toSorted(([a], [b]) => a.localeCompare(b)),
    );
  });

  it.each([
    ['en', 'Somebody like Aunt May\n- You know Xero'],
    ['en', 'The pair of hands we dream of\n- Xero'],
    ['vi', 'Người bạn đồng hành trong mơ\n- Biết Xero'],
    ['vi', 'Mảnh ghép còn thiếu\n- Biết Xero'],
  ] as const)('%s: a heading asks for nothing: %s', (language, body) => {
    expect(labels(rowsOf(language, `${heads[language]}\n\n${body}`))).toEqual(['Xero']);
  });
});

describe('not needed', () => {
  it.each([
    ['en', 'No need to know QGIS.'],
    ['en', 'You won’t be expected to write Python.'],
    ['en', 'You needn’t speak Danish.'],
    ['en', 'Knowledge of Odoo isn’t required.'],
    ['en', 'No one here asks for a diploma.'],
    ['en', 'Experience with Tableau? No need.'],
    ['vi', 'Không biết QGIS vẫn được.'],
    ['vi', 'Chưa từng dùng Odoo cũng không sao cả.'],
    ['vi', 'Không nhất thiết phải biết tiếng Anh.'],
    ['vi', 'Không ai đòi hỏi bằng cấp.'],
  ] as const)('%s: %s', (language, line) => {
    const asked = { en: 'Requirements', vi: 'Yêu cầu' }[language];
    expect(labels(rowsOf(language, `${heads[language]}\n\n${asked}\n- ${line}\n- Xero`))).toEqual(['Xero']);
  });

  it('what is asked beside it is kept', () => {
    const found = rowsOf('vi', 'Thợ dệt chiếu\n\nYêu cầu\n- Không cần bằng cấp, chỉ cần chăm chỉ\n- Xero');
    expect(labels(found)).toEqual(['Chăm chỉ', 'Xero']);
  });
});

describe('what is said to the reader, in prose beside what the house is', () => {
  const about = {
    en: 'Reed & Rye is a small bakery with two ovens and a stall on the quay. We bake at night and sell out by ten.',
    vi: 'Cói Xanh là tiệm chiếu nhỏ, mở từ 2015 và nay có hai gian hàng cùng sáu nghìn khách quen.',
  };
  it.each([
    ['en', 'You write well, since whoever runs the stall also writes the board.', 'write'],
    ['en', 'You can use Photoshop and you have managed a stall before.', 'Photoshop'],
    ['vi', 'Bạn hợp với Cói Xanh nếu đã có khoảng 2 năm kinh nghiệm bán hàng trực tuyến.', '2 năm'],
    [
      'vi',
      'Bạn biết chỉnh ảnh bằng Photoshop và hiểu SEO đủ để trang của tiệm không bị bỏ hoang.',
      'Photoshop',
    ],
    ['vi', 'Tiệm bán nhiều trên Shopee nên kinh nghiệm vận hành gian hàng ở đó là cần thiết.', 'Shopee'],
  ] as const)('%s: is asked for: %s', (language, sentence, asked) => {
    const rows = rowsOf(language, `${heads[language]}\n\n${about[language]} ${sentence}`);
    expect(rows.some((row) => `${row.label} ${row.sentence}`.includes(asked))).toBe(true);
  });

  it.each([
    ['en', 'You can work at your own pace and you will be given a free loaf.'],
    ['vi', 'Bạn sẽ được học Photoshop và được dùng chiếu thoải mái.'],
  ] as const)('%s: is offered: %s', (language, sentence) => {
    expect(rowsOf(language, `${heads[language]}\n\n${about[language]} ${sentence}`)).toEqual([]);
  });
});
