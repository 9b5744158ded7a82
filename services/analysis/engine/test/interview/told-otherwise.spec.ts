import { describe, expect, it } from '@jest/globals';
import { figuresIn } from '../../src/interview/figures.js';
import { feedbackOn, part, quote } from './told-feedback.js';

// What is told in other words is found, and what is none of it is not quoted for it.

const lines = {
  en: '- Watered 1,860 seed trays in the long glass hall\n- Moved 70 seed trays to the new hall within a spring\n- Night school for growers, 7 modules of 12 done',
  vi: '- Phụ trách 1.200 xe giao hàng trong tỉnh, quy trình bãi đỗ\n- Điều hành nhóm 6 nhân viên theo ca',
};
const { reports, feedback } = feedbackOn(lines);

const pump = {
  en: 'Last summer the pump of the long hall stood still twice a week. I took it apart and I changed the seal.',
  vi: 'Mùa hè năm ngoái máy bơm ở nhà kính cứ tắt giữa giờ. Em tháo bơm ra và em thay vòng đệm.',
};

describe('what came of it', () => {
  it.each([
    ['en', 'I filled the nine tanks by hand, and all nine were full by the next morning.'],
    ['en', 'I wrote to the maker and the beds never stood dry again.'],
    ['en', 'I showed it to the owner, and now the other growers use the same seal.'],
    ['en', 'We’ve had no burst pipe in any of the halls since I took over the pumps.'],
    ['vi', 'Em dán lịch lên cửa, và nhóm em không trễ giờ tưới nào.'],
    ['vi', 'Em trộn thêm tro, và cây bám đất lâu hơn hẳn so với vụ em tưới tay.'],
    ['vi', 'Em bế con chó của trại lên xe, em lái suốt đêm tới thú y, chú sống.'],
  ] as const)('is found in plain words, %s: %s', (language, said) => {
    expect(quote(feedback(language, 'proud-of', `${pump[language]} ${said}`), 'result')).toBe(said);
  });

  it.each([
    [
      'en',
      'I was a florist first. A friend said the nursery needed hands, so in 2015 I went there as a picker, and from May 2018 I watered the hall.',
    ],
    [
      'vi',
      'Em học trung cấp trồng trọt. Tháng 5 năm 2021 em chuyển về trại Hòa Mai, chăm vườn ươm cho đến nay, vườn có 18 luống.',
    ],
    [
      'vi',
      'Tôi học trồng trọt. Sau đó ra làm riêng hơn ba năm ở Đức Trọng. Từ năm 2019 tôi về trại Hòa Mai.',
    ],
  ] as const)('is no stage of a working life, %s: %s', (language, said) => {
    expect(part(feedback(language, 'walk-through', said), 'result').count).toBe(0);
  });

  it.each([
    ['it takes me one day instead of four', ['one', '4']],
    ['nearly three thousand trays', ['3000']],
    ['cuối vụ còn dưới một giờ', ['một']],
    ['với bảy nhân viên kho', ['7']],
  ] as const)('is measured in words: %s', (text, expected) => {
    expect(figuresIn(text).map(({ number }) => number)).toEqual(expected);
  });
});

describe('what was learned', () => {
  it.each([
    'Now I always keep a spare seal in the van.',
    'What I’d do different: I used to fill the tanks myself, and now a picker does it with me.',
    'I would order the second pump in the winter today.',
  ])('is found: %s', (said) => {
    expect(quote(feedback('en', 'mistake', `${pump.en} ${said}`), 'lesson')).toBe(said);
  });
});

describe('plans', () => {
  const step = {
    en: 'In the first week I would walk the beds and I would write down what is dry.',
    vi: 'Tuần đầu em sẽ đi từng luống và em sẽ ghi luống nào khô.',
  };
  it.each([
    ['en', 'lesson', 'I would shadow the person who keeps your pumps.'],
    ['en', 'lesson', 'Then I would visit both halls and ask each of them for the driest bed.'],
    ['en', 'lesson', 'I would send my questions to your head grower.'],
    ['vi', 'lesson', 'Em vẽ lại đường ống để các cô góp ý.'],
    ['vi', 'lesson', 'Mỗi tuần mời chú chủ vườn dự một buổi.'],
    ['vi', 'lesson', 'Em bàn với vườn ươm xin mỗi ngày một giờ tắt bơm.'],
    ['vi', 'situation', 'Ở Hòa Mai em làm kiểu đó cho 30 luống dưa.'],
    ['vi', 'situation', 'Chỗ cũ em đo độ ẩm mỗi sáng.'],
    ['vi', 'result', 'Cuối tháng em gửi chú chủ vườn tỉ lệ luống đủ nước.'],
    ['vi', 'result', 'Đến tuần năm phải tự chỉnh được van.'],
    ['vi', 'result', 'Cuối tháng em báo luống nào được, luống nào chưa.'],
  ] as const)('tell it in plain words, %s, %s: %s', (language, id, said) => {
    expect(quote(feedback(language, 'first-months', `${step[language]} ${said}`), id)).toBe(said);
  });

  it.each([
    ['en', 'At the last nursery I found that the pipe lay 40 cm lower than the drawing said.'],
    ['vi', 'Tuần ba em làm bản vẽ nháp hai trang, có lượng nước từng luống và so với vụ trước.'],
  ] as const)('are measured by no past finding and by no draft, %s: %s', (language, said) => {
    expect(part(feedback(language, 'first-months', `${step[language]} ${said}`), 'result').count).toBe(0);
  });

  it('are none where only the past is told', () => {
    const said =
      'Em cãi nhau với anh giữ bơm một lần, chuyện tắt van. Em nói luống còn khô, anh bảo cứ tắt. Em xin anh đo lại rồi mới tắt, cuối cùng anh chịu.';
    const judged = feedback('vi', 'gap', said);
    expect(part(judged, 'action').count).toBe(0);
    expect(judged.level).toBeLessThan(3);
    const daily =
      'Em vẫn gọi điện cho các nhà vườn hằng ngày lúc giao cây, và nhắn tin nữa ạ. Ai hỏi gì em cũng trả lời hết.';
    const habit = feedback('vi', 'gap', daily);
    expect(part(habit, 'action').count).toBe(0);
    expect(quote(habit, 'situation')).toContain('hằng ngày');
  });
});

describe('the person', () => {
  it.each([
    ['en', 'Because your halls are bigger than ours and two growers would report to me.'],
    ['en', 'I’m coming to you because the hours among the seedlings are what I wait for all week.'],
    ['vi', 'Em thích trại mình vì có nhà kính mới, em vốn hay ươm cây ở nhà.'],
  ] as const)('why this post is told in plain words, %s: %s', (language, said) => {
    const begun = {
      en: 'I looked after the seedlings of a nursery from 2019 and I ordered the soil.',
      vi: 'Từ năm 2019 em làm ở vườn ươm Hòa Mai.',
    };
    expect(quote(feedback(language, 'walk-through', `${begun[language]} ${said}`), 'task')).toBe(said);
  });

  it('when and where may be told after the first act, and acts may follow what was studied', () => {
    const said =
      'Tôi đi lên từ thợ vườn. Năm 2012 vào trại Hòa Mai tưới cây. Từ tháng 6 năm 2019 tôi về Đức Trọng lo nhà kính, sửa bơm, ghép cành.';
    expect(quote(feedback('vi', 'walk-through', said), 'situation')).toContain('Năm 2012');
    const studied =
      'Tôi học trung cấp cơ điện, ra trường năm 2018 thì làm thợ ở trạm bơm Suối Vàng ba năm, thay phớt, kéo dây cho cả xã.';
    expect(part(feedback('vi', 'walk-through', studied), 'action').count).toBeGreaterThanOrEqual(2);
  });

  it('how it was may be told after the act', () => {
    const said =
      'Tôi có lập bảng tưới cho nhà kính. Trước đây mỗi sáng phải đi sờ từng luống. Tôi gắn đồng hồ ẩm cho từng khu.';
    expect(quote(feedback('vi', 'proud-of', said), 'situation')).toContain('Trước đây');
  });

  it('“we” is none without “I” where the sentence has both', () => {
    const said =
      'There is no quarrel in our nursery because we help each other and we like each other, and if there was one I would of course say it.';
    expect(part(feedback('en', 'disagreement', said), 'we-not-i').got).toBe(0);
    const ours = 'We water the beds every day and we help each other, and our team is happy with the halls.';
    expect(part(feedback('en', 'disagreement', ours), 'we-not-i').got).toBe(-4);
  });
});

describe('another figure than the résumé', () => {
  it('is none where a round number agrees with another line, nor what is left of what is done', () => {
    const rounded = (trays: string) =>
      `I watered ${trays} seed trays at Larkfield in the hall, and I sold what was left in the spring.`;
    expect(feedback('en', 'proud-of', rounded('nearly two thousand')).clashes).toEqual([]);
    expect(feedback('en', 'proud-of', rounded('5,400')).clashes).toHaveLength(1);
    const left =
      'I watered the hall and I sold the rest at Larkfield. What I have not got is night school for growers, five modules to go, and I finish them by winter.';
    expect(feedback('en', 'proud-of', left).clashes).toEqual([]);
  });

  it('is told of two things that are both more than any line has', () => {
    const said = (mechanics: string) =>
      `Năm ngoái tôi lên lịch cho khoảng ${mechanics} trong nhóm. Tôi gọi từng người và tôi ghi vào sổ trực mỗi tối.`;
    expect(
      feedback('vi', 'proud-of', said('4.500 xe của tỉnh, cùng với chín nhân viên')).clashes,
    ).toHaveLength(1);
    expect(feedback('vi', 'proud-of', said('900 xe của tỉnh, cùng với năm nhân viên')).clashes).toEqual([]);
  });
});

describe('the line that was asked about', () => {
  it('is hardly met by the story of another line', () => {
    const [line = ''] = lines.en.replace('- ', '').split('\n');
    const at = reports.en.documents.resume.indexOf(line);
    const asked = { quotes: [{ start: at, end: at + line.length, quote: line }] };
    const own =
      'I watered the seed trays in the long glass hall alone and I changed the taps in the first week.';
    const other =
      'When the roof broke I drove there at night, I moved the seed trays to the new hall within one spring and nothing was lost.';
    expect(part(feedback('en', 'depth', own, asked), 'relevance').got).toBe(14);
    expect(part(feedback('en', 'depth', other, asked), 'relevance').got).toBeLessThan(14);
  });
});
