import { describe, expect, it } from '@jest/globals';
import { figuresIn } from '../../src/interview/figures.js';
import { crews, feedbackOn, part, quote } from './told-feedback.js';

// A measured result is what came of somebody's acts; what is none of it is not quoted for it.

const { feedback } = feedbackOn({
  en: `${crews.en}\n- Seed loss cut from 3,900 to 1,150 trays\n- Night rounds with 47 lamps`,
  vi: `${crews.vi}\n- Công ty có 1.350 lao động, ngày cao điểm 70 người khách`,
});

const tram = {
  en: 'Last winter the doors of tram nine froze. I oiled the rails and I changed the felt.',
  vi: 'Mùa đông năm ngoái cửa xe số chín hay kẹt. Em tra dầu ray cửa và em thay nỉ.',
};

describe('a result', () => {
  it.each([
    ['en', 'I turned the heater round and the queue got shorter.', 1],
    ['vi', 'Em thay lò xo và chỉnh lại công tắc, cửa hết kêu.', 1],
    ['vi', 'Em nối thêm dây sạc và mở lại được sau 20 phút.', 2],
  ] as const)('may stand behind the act in one sentence, %s: %s', (language, said, count) => {
    const judged = feedback(language, 'proud-of', `${tram[language]} ${said}`);
    expect(quote(judged, 'result')).toBe(said);
    expect(part(judged, 'result').count).toBe(count);
  });

  it.each([
    [
      'Em hỏi từng tài xế. Có 17 trên 20 xe mở êm. Ba xe còn lại em mở ra xem. Anh đội trưởng có xin cách làm đó.',
      '17 trên 20',
    ],
    [
      'Lúc đầu bạn phụ xe ghi sai mười phiếu, em bắt bạn tự dò. Đến tuần sau bạn tự ghi cả ca chỉ nhầm một vé. Giờ bạn đó kèm người khác.',
      'chỉ nhầm một',
    ],
  ])('is quoted where its figure stands: %s', (said, expected) => {
    const judged = feedback('vi', 'soft-skill', `${tram.vi} ${said}`);
    expect(quote(judged, 'result')).toContain(expected);
    expect(part(judged, 'result').count).toBe(2);
  });

  it.each([
    ['en', 'When a door sticks I knock on it with the key; last month that was fourteen doors.'],
    ['en', 'He came on a Monday, saw the sign at the door, and saw them board in forty seconds.'],
    ['en', 'One driver was nine minutes late because the wire snapped behind the seat.'],
    ['vi', 'Có một chuyến xe mở cửa chậm gần bốn phút vì dầu đổ sai nắp.'],
  ] as const)('is no count of occasions, nothing looked at and no mishap, %s: %s', (language, said) => {
    const judged = feedback(language, 'depth', `${tram[language]} ${said}`);
    expect(quote(judged, 'result')).not.toBe(said);
    expect(part(judged, 'result').count).toBeLessThan(2);
  });

  it('is no opinion', () => {
    const said =
      'Xe điện với xe dầu đều có cái hay riêng, xe dầu rẻ hơn 200 triệu nhưng ồn. Theo em công ty nên mua xe điện, vì sau khi thuế đổi thì giá dầu tăng nhiều.';
    expect(part(feedback('vi', 'soft-skill', said), 'result').count).toBe(0);
  });

  it('of a plan is no first step', () => {
    const said =
      'Tuần đầu em xin sổ xe của bốn tháng gần nhất và hỏi đội trưởng cần xem số nào, có đội chỉ cần so với năm trước. Tuần hai em lập bảng.';
    expect(part(feedback('vi', 'duty', said), 'result').count).toBe(0);
    const measured = `${said} Cuối tháng em so số chuyến trễ với kế hoạch.`;
    expect(quote(feedback('vi', 'duty', measured), 'result')).toContain('Cuối tháng');
    const aim = 'I would ride along for a week. After a month I would like to be able to close a line alone.';
    expect(quote(feedback('en', 'first-months', aim), 'result')).toContain('After a month');
  });

  it.each([
    ['cấu hình mười một con tàu', '11'],
    ['cả tuần chỉ hỏng một chiếc', 'một'],
  ])('has its figures in words: %s', (text, number) => {
    expect(figuresIn(text).map((one) => one.number)).toEqual([number]);
  });

  it('is not measured by half a term', () => {
    expect(figuresIn('we look again at half-term')).toEqual([]);
  });
});

describe('a lesson', () => {
  it.each([
    ['vi', 'Nếu làm lại em sẽ không đổi gì.'],
    ['en', 'If I did it again I would change nothing.'],
  ] as const)('is no denied change, %s: %s', (language, said) => {
    expect(part(feedback(language, 'depth', `${tram[language]} ${said}`), 'lesson').count).toBe(0);
  });

  it.each([
    ['en', 'I would ask who keeps the keys of the depot.'],
    ['en', 'I would run one night shift beside your oldest driver.'],
    ['vi', 'Em ghi lại chỗ chưa rõ rồi hỏi dược sĩ trực.'],
    ['vi', 'Em đi một vòng cùng kiểm soát viên của tuyến.'],
  ] as const)('of a plan names whom one would ask, %s: %s', (language, said) => {
    const step = { en: 'In the first week I would count the trams.', vi: 'Tuần đầu em sẽ đếm từng xe.' };
    expect(quote(feedback(language, 'first-months', `${step[language]} ${said}`), 'lesson')).toBe(said);
  });
});

describe('a plan', () => {
  it('is none where an old quarrel is told', () => {
    const quarrel = {
      en: 'A driver said that the brake was bad and I said that he was. We argued at the depot for days. I proposed a ride together. He apologised, and since then we share a cab.',
      vi: 'Có lần anh tài xế nói phanh xấu, em nói tại anh chạy ẩu. Em cãi với anh mấy hôm liền. Em rủ anh chạy thử một vòng, cuối cùng anh chịu.',
    };
    for (const language of ['en', 'vi'] as const) {
      const judged = feedback(language, 'duty', quarrel[language]);
      expect(part(judged, 'action').count).toBe(0);
      expect(judged.level).toBeLessThan(3);
    }
    const present =
      'Em kiểm tra phanh từng xe, em ghi sổ và em gọi thợ khi phanh mòn, xong em ký giao xe cho tài xế.';
    expect(part(feedback('vi', 'duty', present), 'action').count).toBeGreaterThan(1);
  });
});

describe('another figure than the résumé', () => {
  it('is none where the résumé gives the number, whatever it counts there', () => {
    const trays = (first: string) =>
      `I led the seed loss work at Larkfield: we marked the trays, we waited, and so the ${first} trays became 1,150.`;
    expect(feedback('en', 'proud-of', trays('3,900')).clashes).toEqual([]);
    expect(feedback('en', 'proud-of', trays('5,300')).clashes).toHaveLength(1);
    const wages =
      'Từ tháng 7/2022 em lên trưởng nhóm ở Sao Sáng, hiện lo lương cho 1.350 người, khách ngày cao điểm em cũng đón.';
    expect(feedback('vi', 'walk-through', wages).clashes).toEqual([]);
  });

  it('is none in the first half of “from X to Y”', () => {
    const said =
      'I led the seed loss work at Larkfield and I cut it from 3,900 to 1,150 trays within a year.';
    expect(feedback('en', 'proud-of', said).clashes).toEqual([]);
  });
});
