import { describe, expect, it } from '@jest/globals';
import { assess } from '../../src/interview/assess.js';
import { figuresIn } from '../../src/interview/figures.js';
import type { PartId, Question, QuestionCode } from '../../src/interview/interview.js';
import { english, nguoi, person, report, tiengViet } from '../read-lines.js';

// What strangers found in feedback on answers, in other words: acts in the present and of "we", names taken for figures,
// plans and how they are measured, stories beside the question.

const reports = {
  en: report(person('- Looked after 30 beehives with two helpers', 'Excel'), english('Excel')),
  vi: report(nguoi('- Chăm sóc 30 tổ ong cùng hai phụ việc', 'Excel'), tiengViet('Excel')),
};
type Language = keyof typeof reports;
const feedback = (language: Language, code: QuestionCode, answer: string, more: Partial<Question> = {}) => {
  const question: Question = { no: 1, code, requirementIds: [], quotes: [], ...more };
  return assess({ report: reports[language], question, asked: 'Please tell us.', answer });
};
const part = ({ parts }: ReturnType<typeof feedback>, id: PartId) => parts.find((one) => one.id === id)!;
const numbers = (text: string): string[] => figuresIn(text).map(({ number }) => number);

describe('acts', () => {
  it.each([
    [
      'en',
      'Last week the oven went out in the middle of the lunch. I call the gas company, I move the trays to the small oven and I tell every table how long it takes. Nobody left the room without food.',
    ],
    [
      'vi',
      'Tuần trước lò nướng tắt giữa giờ trưa. Em gọi hãng gas, em chuyển khay qua lò nhỏ và em báo từng bàn phải đợi bao lâu. Không khách nào bỏ về mà chưa ăn.',
    ],
  ] as const)('in the present are acts, %s', (language, answer) => {
    const judged = feedback(language, 'proud-of', answer);
    expect(part(judged, 'action').count).toBeGreaterThanOrEqual(3);
    expect(judged.level).toBeGreaterThanOrEqual(4);
  });

  it('of every day are acts of whoever says who they are', () => {
    const said =
      'Tôi đang làm thủ thư ở thư viện huyện. Hằng ngày tôi xếp sách trả, tôi cấp thẻ cho bạn đọc và cuối tuần tôi kể chuyện cho thiếu nhi.';
    expect(part(feedback('vi', 'walk-through', said), 'action').count).toBeGreaterThanOrEqual(2);
  });

  it.each([
    [
      'en',
      'We emptied the cellar in two evenings. We carried the crates up, we threw out what was broken and we painted the walls. The smell went down within a month.',
    ],
    [
      'vi',
      'Tụi em dọn hầm trong hai buổi tối. Tụi em khuân thùng lên, tụi em bỏ đồ hư rồi sơn lại tường. Một tháng sau hết hẳn mùi.',
    ],
  ] as const)('of "we" are told as such, with what came of them, %s', (language, answer) => {
    const judged = feedback(language, 'initiative', answer);
    expect(part(judged, 'action').count).toBe(0);
    expect(part(judged, 'we-not-i').got).toBe(-4);
    expect(part(judged, 'result').count).toBeGreaterThan(0);
    expect(judged.level).toBe(2);
  });

  it.each([
    [
      'en',
      'We rebuilt the stage for the school play over the summer with the parents of my class. My share was the lighting and the cables. The play ran four evenings without a fault.',
    ],
    [
      'vi',
      'Cả tổ dựng lại sân khấu cho buổi diễn của trường trong hè cùng phụ huynh. Phần việc của tôi là đèn với dây điện. Buổi diễn chạy bốn tối không trục trặc gì.',
    ],
  ] as const)('"my part was" is an act, %s', (language, answer) => {
    expect(part(feedback(language, 'proud-of', answer), 'action').count).toBeGreaterThanOrEqual(1);
  });

  it('what nobody knows any more is no act', () => {
    const said =
      'I know many people there and I feel at home with all of them, and I hope to stay with them for long.';
    expect(part(feedback('en', 'initiative', said), 'action').count).toBe(0);
  });
});

describe('figures', () => {
  it.each([
    'Tuần hai thì khách quen dần, phụ năm cũng nhớ mặt.',
    'Chiều nào em cũng đưa với ba ra vườn',
    'nộp trước ngày năm hằng tháng, lớp ba và khối 9',
    'bé mới bảy tuổi mà thịt nấu chín vẫn chê',
    'lúc 4 giờ sáng ở kho số 12',
    'the van stood at gate seven in week three',
    'Phase four began, and level 2 was run again with Eurocode 3',
    'at 5 am my son, who is nine years old, woke up',
  ])('are no names, dates, hours and ages: %s', (text) => {
    expect(numbers(text)).toEqual([]);
  });

  it.each([
    ['tổ có mười lăm người chạy hai ca, mỗi tuần 3 buổi', ['15', '2', '3']],
    ['còn năm thùng, hai mươi ba cây và đúng một lỗi', ['5', '23', 'một']],
    ['thirty-two chairs in four rooms, twice a week', ['32', '4', 'twice']],
  ])('are what is counted: %s', (text, expected) => {
    expect(numbers(text)).toEqual(expected);
  });
});

describe('plans', () => {
  const plans = {
    en: 'To begin I would walk the beds with the gardener and write down what is dry. Then I would set the taps by hand for two weeks. If nine of ten beds are moist on Fridays, I know that it works.',
    vi: 'Đầu tiên em đi từng luống với chú làm vườn, ghi luống nào khô. Sau đó em sẽ chỉnh vòi bằng tay hai tuần. Thứ sáu nào em cũng đếm, chín trên mười luống ẩm là em thấy đạt.',
  };
  it.each(['en', 'vi'] as const)('are measured by what would show that they work, %s', (language) => {
    const judged = feedback(language, 'first-months', plans[language]);
    expect(part(judged, 'result').count).toBe(2);
    expect(part(judged, 'action').count).toBeGreaterThanOrEqual(2);
    expect(judged.level).toBe(5);
  });

  it('a step that checks something is no measure', () => {
    const said =
      'I would read the manual, I would check the drawings of the last year and I would ask the foreman for the keys of the store.';
    expect(part(feedback('en', 'first-months', said), 'result').count).toBe(0);
  });

  it('what would be done differently is no result', () => {
    const said =
      'Phần của em là vẽ bảng hiệu, còn hai bạn kia treo. Em đo tường, em cắt chữ rồi sơn. Nếu làm lại em sẽ sơn sớm hơn hai ngày.';
    const judged = feedback('vi', 'proud-of', said);
    expect(part(judged, 'result').count).toBe(0);
    expect(part(judged, 'lesson').count).toBe(1);
  });
});

describe('an answer beside the question', () => {
  it('of leisure says nothing of what was asked', () => {
    const said =
      'My brother married in a barn by the lake. I hung the lamps, I tuned the guitar and I danced with my grandmother. By midnight there were only ten of us left.';
    const judged = feedback('en', 'disagreement', said);
    expect(judged.level).toBe(2);
    expect(part(judged, 'action')).toMatchObject({ got: 0, count: 3 });
    expect(judged.points).toBeLessThan(10);
  });

  it('of leisure earns nothing for its acts, in Vietnamese either', () => {
    const said =
      'Anh trai em cưới bên hồ hôm đám cưới tháng năm. Em treo đèn, em lên dây đàn và em nhảy với bà ngoại. Đến nửa đêm chỉ còn mười người ở lại.';
    const judged = feedback('vi', 'disagreement', said);
    expect(part(judged, 'action').got).toBe(0);
    expect(judged.points).toBeLessThan(10);
  });

  it.each([
    [
      'en',
      'Last spring the shop had no list of its keys. I counted them, I hung them on a board and I wrote a number on each. Now it takes a minute to find one.',
    ],
    [
      'vi',
      'Mùa xuân rồi cửa hàng không có danh sách chìa khóa. Em đếm lại, em treo lên bảng và em dán số từng chìa. Giờ tìm chìa chỉ còn một phút.',
    ],
  ] as const)('of other work is told as "could not tell", %s', (language, answer) => {
    const judged = feedback(language, 'disagreement', answer);
    expect(judged.level).toBe(4);
    expect(part(judged, 'relevance').count).toBe(0);
    expect(part(judged, 'relevance').got).toBeGreaterThan(0);
  });

  it.each([
    [
      'en',
      'Last spring the cook and I argued about the keys of the shop. I counted them, I hung them on a board and I showed him who had which. Since then nobody has looked for one for more than 1 minute.',
    ],
    [
      'vi',
      'Mùa xuân rồi em với anh bếp cãi nhau vì chìa khóa cửa hàng. Em đếm lại, em treo lên bảng và em chỉ cho anh ai giữ chìa nào. Giờ tìm chìa chỉ còn một phút.',
    ],
  ] as const)('is not one that names it, %s', (language, answer) => {
    expect(feedback(language, 'disagreement', answer).level).toBe(5);
  });
});

describe('another figure than the résumé', () => {
  const line = 'Looked after 30 beehives with two helpers';
  const at = reports.en.documents.resume.indexOf(line);
  const asked = { quotes: [{ start: at, end: at + line.length, quote: line }] };
  const said = (count: string) =>
    `Every spring I opened the boxes of ${count} beehives and I wrote down which of them were weak. If I did it again I would weigh them.`;

  it('is told for the line that was asked about, in few words of it', () => {
    expect(feedback('en', 'depth', said('80'), asked).clashes).toHaveLength(0);
    const named = said('80').replace('I opened', 'with my helpers I opened');
    const [clash] = feedback('en', 'depth', named, asked).clashes;
    expect(clash?.said.quote).toContain('80 beehives');
    expect(clash?.written.quote).toContain('30 beehives');
    expect(feedback('en', 'depth', named.replace('80', '30'), asked).clashes).toEqual([]);
  });

  it('is told at an employer that the answer names', () => {
    const named =
      'At Larkfield Ltd I looked after 75 beehives for some years, and every spring I opened all of the boxes and I wrote down which were weak.';
    expect(feedback('en', 'proud-of', named).clashes).toHaveLength(1);
    expect(feedback('en', 'proud-of', named.replace('beehives', 'apple trees')).clashes).toEqual([]);
  });
});
