import { describe, expect, it } from '@jest/globals';
import { crews, feedbackOn, part, quote } from './told-feedback.js';

// Of all sentences that could stand for a part the one is quoted that bears it best.

const { feedback, reports } = feedbackOn(crews);
/** What the post asks for. */
const asked = { requirementIds: reports.en.requirements.map(({ id }) => id) };

const kiln = {
  en: 'Last winter the small kiln burned uneven. I moved the shelves, I changed two elements and I wrote the firing down.',
  vi: 'Mùa đông năm ngoái lò nhỏ nung không đều. Em dời kệ, em thay hai dây đốt và em ghi lại mẻ nung.',
};

describe('the quoted act', () => {
  it.each([
    [
      'en',
      'I did glazing in 2021. I mixed the glaze, tested it on nine tiles and wrote the recipe down.',
      'I mixed',
    ],
    ['en', 'I’ve been in kilns for years, as was my father. I fired forty pots a week.', 'I fired'],
    ['vi', 'Em pha men hồi 2021. Em thử trên chín viên gạch, ghi công thức và dán lên cửa lò.', 'Em thử'],
  ] as const)('is the sentence with most of them, %s: %s', (language, said, expected) => {
    expect(quote(feedback(language, 'proud-of', said), 'action')).toContain(expected);
  });

  it.each([
    'Lò thì em biết hết, kiểu nào cũng nung, em tự tin là giỏi và làm rất nhanh so với mọi người.',
    'Em để ý men rất kỹ, lúc nào em cũng xem từng cái bình và hiểu tính từng loại đất sét.',
  ])('is none that somebody claims of every day: %s', (said) => {
    const judged = feedback('vi', 'proud-of', said);
    expect(part(judged, 'action').count).toBe(0);
    expect(judged.level).toBe(1);
  });
});

describe('the quoted result', () => {
  it.each([
    [
      'en',
      'The pots came out even, 38 of 40 were sold. The problem was nobody had looked for 8 years.',
      'pots',
    ],
    ['en', 'We broke one shelf and it was back in eleven minutes. We ended up with 38 good pots.', '38 good'],
    ['en', 'In the end 38 pots were sold. We met twice after the sale was over, and it cost me trust.', '38'],
    ['vi', 'Nhờ vậy 38 bình bán được. Vấn đề là ba năm nay không ai xem lại kệ, mất 12 mẻ.', '38'],
  ] as const)('is neither what was wrong nor a mishap, %s: %s', (language, said, expected) => {
    const judged = feedback(language, 'proud-of', `${kiln[language]} ${said}`);
    expect(quote(judged, 'result')).toContain(expected);
  });

  it.each([
    ['en', 'My boss has said he’ll sign for the new kiln.'],
    ['en', 'The owner helped me with the wires.'],
  ] as const)('is no promise and nobody’s help, %s: %s', (language, said) => {
    expect(part(feedback(language, 'proud-of', `${kiln[language]} ${said}`), 'result').count).toBe(0);
  });

  it('shows its figure, also where that stands in the next sentence', () => {
    const judged = feedback(
      'en',
      'proud-of',
      `${kiln.en} In the end the pots were even. 38 of 40 had no crack.`,
    );
    expect(part(judged, 'result').count).toBe(2);
    expect(quote(judged, 'result')).toContain('38 of 40');
  });
});

describe('the quoted sentence to the question', () => {
  it('has an act in it and denies nothing', () => {
    const said =
      'Excel is not my strongest, to be frank. Last year the price list was wrong. I built it again in Excel with one row per pot.';
    expect(quote(feedback('en', 'weak-must', said, asked), 'relevance')).toContain('I built it');
  });
});

describe('the quoted lesson', () => {
  it.each([
    ['en', 'After that I changed the sheet so that the cone is asked on day one.', 'After that'],
    ['en', 'I now open the ten worst glazes with the owner every January.', 'I now open'],
    [
      'en',
      'The owner saw it in March and since then it hangs at the door. Next time I would ask first.',
      'Next',
    ],
    ['vi', 'Sau việc ấy em thêm một cột nhiệt độ vào sổ để không lặp lại.', 'thêm một cột'],
  ] as const)('is also a lasting change, %s: %s', (language, said, expected) => {
    expect(quote(feedback(language, 'mistake', `${kiln[language]} ${said}`), 'lesson')).toContain(expected);
  });
});

describe('when it was', () => {
  it('is no "every day", and nothing that is still to come', () => {
    const daily =
      'Kilns, yes of course, every day, I am very strong in them and can do practically everything.';
    expect(part(feedback('en', 'proud-of', daily), 'situation').count).toBe(0);
    const later = 'I rang the old clients and got photos of their pots. I reckon the form goes in by August.';
    expect(part(feedback('en', 'proud-of', later), 'situation').count).toBe(0);
  });

  it('is a feast that has just been', () => {
    const said = 'Nung gốm thì em làm hằng ngày. Dịp Trung thu vừa rồi em nung 40 cái đèn.';
    expect(quote(feedback('vi', 'proud-of', said), 'situation')).toContain('Trung thu');
  });
});

describe('a tool', () => {
  it('is spoken of in its own words', () => {
    const said = 'The price list came in nine forms. I built a workbook with one row per pot and a lookup.';
    const judged = feedback('en', 'weak-must', said, asked);
    expect(quote(judged, 'relevance')).toContain('workbook');
    expect(part(judged, 'relevance').got).toBe(14);
  });
});
