import { describe, expect, it } from '@jest/globals';
import { figuresIn } from '../../src/interview/figures.js';
import { crews, feedbackOn, part, quote } from './told-feedback.js';

// Answers as people say them: what they would do, felt, promised or still plan is no result, and a list is a plan.

const { feedback } = feedbackOn(crews);

const boat = {
  en: 'Last autumn the ferry leaked at the ramp. I pumped it dry and I welded the hinge with a mate.',
  vi: 'Mùa thu năm ngoái chiếc phà rò nước ở cầu dẫn. Em bơm cạn và em hàn lại bản lề.',
};

describe('what came of it', () => {
  it.each([
    ['en', 'I was nearly insulted by the look of it.'],
    ['en', 'Nobody had ever asked for the drawings of the ramp.'],
    ['en', 'Then I stopped counting the buckets.'],
    ['en', 'There was no log of the ramp before.'],
    ['en', 'When I came, a third of the bolts were loose.'],
    ['en', 'Today everything would be automated.'],
    ['vi', 'Sổ máy thì em viết nhiều hơn.'],
    ['vi', 'Nếu làm lại tụi em sẽ gọi thợ sớm hơn.'],
    ['vi', 'Sau này bọn em định mua thêm một cái bơm.'],
    ['vi', 'Tuần 3 chạy thử 10 chuyến ngoài cửa sông.'],
    ['vi', 'Nhà em cách bến phà 15 phút, gọi 2 giờ sáng cũng ra được.'],
  ] as const)('is nothing felt, left undone, wished, planned or near, %s: %s', (language, said) => {
    const judged = feedback(language, 'proud-of', `${boat[language]} ${said}`);
    expect(part(judged, 'result').count).toBe(0);
  });
});

describe('what came of it in plain words', () => {
  it.each([
    ['en', 'From then on it was one trip on Wednesday.'],
    ['vi', 'Chừng hai mươi phút thì nước rút, đêm đó không mất ai.'],
    ['vi', 'Gần 11 giờ máy chạy lại.'],
    ['vi', 'Sáu giờ khách vẫn lên phà bình thường.'],
  ] as const)('is found, %s: %s', (language, said) => {
    expect(quote(feedback(language, 'proud-of', `${boat[language]} ${said}`), 'result')).toBe(said);
  });
});

describe('one’s own act', () => {
  it.each([
    ['en', 'In our port the planner and I had different opinions on the ramp, as everybody knew back then.'],
    ['en', 'Skipper’s ticket, well, I’ve got four units to go and the last of them is in the winter.'],
    ['vi', 'Em ít khi cãi nhau với ai lắm ạ, em hiền, ai nói gì cũng được, trên phà vui vẻ cả.'],
  ] as const)('is no opinion, no paper and no character, %s: %s', (language, said) => {
    expect(part(feedback(language, 'disagreement', said), 'action').count).toBe(0);
  });

  it('is not that of somebody whom one was with', () => {
    const said =
      'The boy I trained on the ramp would not come out in the rain at all. I sat with him in the cabin and I asked his mother.';
    expect(quote(feedback('en', 'soft-skill', said), 'action')).toContain('I sat with him');
  });
});

describe('what there was to do', () => {
  it.each([
    ['en', 'I had to look out over the water for a minute.'],
    ['en', 'I had to explain it to the harbour master.'],
    ['vi', 'Còn sơn thì em phải nói thật là yếu.'],
    ['vi', 'Khách la, em phải xin lỗi từng người.'],
  ] as const)('is nothing that one was driven to, %s: %s', (language, said) => {
    expect(part(feedback(language, 'mistake', `${boat[language]} ${said}`), 'task').count).toBe(0);
  });

  it.each([
    'Giám đốc bến ký rồi, kêu tôi chiều cho phà chạy.',
    'Hồi đó công ty mẹ yêu cầu thay bản lề trong hai tuần.',
    'Hai người chia nhau, em nhận phần hàn.',
  ])('is what somebody ordered or one took over: %s', (said) => {
    expect(quote(feedback('vi', 'deadline', `${said} ${boat.vi}`), 'task')).toBe(said);
  });
});

describe('a lesson', () => {
  it.each([
    ['en', 'So now I check the hinge every Monday.'],
    ['en', 'The thing I would do different is the pump.'],
    ['vi', 'Nếu là bây giờ thì tôi gọi thợ trước.'],
    ['vi', 'Làm lại thì chắc xem bản lề trước.'],
    ['vi', 'Bây giờ trước khi chạy em phát phiếu cho từng người.'],
    ['vi', 'Từ đó thêm một dòng đếm vào sổ.'],
  ] as const)('is a changed way of working, %s: %s', (language, said) => {
    expect(quote(feedback(language, 'mistake', `${boat[language]} ${said}`), 'lesson')).toBe(said);
  });
});

describe('a plan', () => {
  it('is also a list', () => {
    const said =
      'That I have not done.\n- Sit with the skipper for a day.\n- Write down each valve.\nWeek 2: run the pump under his eyes.';
    const judged = feedback('en', 'first-months', said);
    expect(part(judged, 'action').count).toBe(3);
    const viet =
      'Cái này em chưa làm.\n- Xin sổ máy của bến.\n- Đi theo chú tài công hai chuyến.\n- Viết lại từng van.';
    expect(part(feedback('vi', 'first-months', viet), 'action').count).toBe(3);
  });

  it('names the nearest, not the lack', () => {
    const said =
      'It isn’t in my papers because I have never been the skipper. What comes nearest is two summers as a mate, I wrote the log and I steered.';
    expect(quote(feedback('en', 'gap', said), 'situation')).toContain('What comes nearest');
  });

  it('has none of what was done before among its steps', () => {
    const said =
      'Ơ, phà thì em làm suốt mà, ở bến cũ em lái 40 chuyến. Tuần đầu em xin sổ máy, em đi xem từng van và em hỏi chú tài công.';
    expect(quote(feedback('vi', 'gap', said), 'action')).toContain('Tuần đầu');
    const had =
      "I'd written the log of the old ferry for years. In the first weeks I'd sit with the skipper and read his.";
    expect(quote(feedback('en', 'gap', had), 'action')).toContain('sit with the skipper');
  });

  it('is told by weeks, and a week in which nothing is done is no step', () => {
    const said =
      'Máy mới em chưa chạy. Tuần đầu em chưa đổi gì hết. Tuần hai đi theo chú tài công ba chuyến. Tuần ba, tuần bốn em chạy thử và viết sổ.';
    const judged = feedback('vi', 'first-months', said);
    expect(part(judged, 'action').count).toBeGreaterThanOrEqual(2);
    expect(quote(judged, 'action')).not.toContain('chưa đổi');
  });

  it.each([
    ['en', 'In the first week I would note what I miss and ask one hour of your skipper.'],
    ['en', 'I would put one log in myself and have him check it.'],
    ['vi', 'Tháng ba em viết sổ mới, đưa chú trưởng bến đọc trước.'],
  ] as const)('names whom it needs, %s: %s', (language, said) => {
    expect(quote(feedback(language, 'first-months', `${said} ${boat[language]}`), 'lesson')).toBe(said);
  });

  it('is measured by no attitude', () => {
    const said = 'In this month I would walk the deck and ask more than I speak, and write every valve down.';
    expect(part(feedback('en', 'first-months', said), 'result').count).toBe(0);
  });
});

describe('where somebody worked', () => {
  it.each([
    [
      'vi',
      'Dạ chào anh chị, em là Tuyên, sinh 2000, người Tày. Cuối 2023 em vào bến Sông Công, em lái phà và em ghi sổ.',
      'Cuối 2023',
    ],
    [
      'en',
      'Third generation. My dad built boats. I did my time on the ferries from 2007, four years.',
      'from 2007',
    ],
  ] as const)('is told by place and time, not by a greeting, %s', (language, said, expected) => {
    expect(quote(feedback(language, 'walk-through', said), 'situation')).toContain(expected);
  });
});

describe('a figure', () => {
  it.each(['cuối năm nhóm em cùng làm', 'đêm 30 Tết', 'cấu hình switch 2960', 'một con Cisco 2960 trong tủ'])(
    'is no end of a year, no feast and no model: %s',
    (text) => {
      expect(figuresIn(text)).toEqual([]);
    },
  );

  it.each(['1. đi đủ ba ca', 'gọi lúc 10 giờ', 'ngày 5 hằng tháng', 'cộng ra phần trăm nộp khoa'])(
    'is no number of a list, an hour or a day: %s',
    (text) => {
      expect(figuresIn(text).filter(({ number }) => ['1', '10', '5', '100'].includes(number))).toEqual([]);
    },
  );
});
