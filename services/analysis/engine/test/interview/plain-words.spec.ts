import { describe, expect, it } from '@jest/globals';
import { crews, feedbackOn, part, quote } from './told-feedback.js';

// Results, plans and lessons told in plain words are found; steps, claims and what others did are quoted for none of them.

const { feedback } = feedbackOn(crews);

const oven = {
  en: 'Last winter the bread came out burnt at the back of the oven. I measured the heat in nine places and I turned the fan round.',
  vi: 'Mùa đông năm ngoái bánh ra lò hay cháy phía trong. Em đo nhiệt ở chín chỗ rồi em xoay lại quạt gió.',
};

describe('what came of it', () => {
  it.each([
    [
      'en',
      'The next batch took eighteen minutes and no loaf went into the bin. Today I would have asked the maker before, since I opened the fan twice.',
      'The next batch',
    ],
    ['en', 'That month it burnt two trays instead of the thirty of the month before.', 'That month it burnt'],
    [
      'en',
      'I counted twelve bad trays that week and eleven were put right by a new sheet.',
      'I counted twelve',
    ],
    ['en', 'I bought a timer and it saved me about one hour each night.', 'I bought'],
    ['en', 'The owner was really pleased with it and told it to my parents.', 'The owner was'],
    ['vi', 'Nướng hai mẻ thì bánh vàng đều, khách ăn hết. Từ đó em kiểm quạt mỗi sáng.', 'Nướng hai mẻ'],
    ['vi', 'Bánh em ra lò lỗi dưới 2% mỗi mẻ.', 'Bánh em'],
  ] as const)('is found in plain words, %s: %s', (language, ending, expected) => {
    expect(quote(feedback(language, 'proud-of', `${oven[language]} ${ending}`), 'result')).toContain(
      expected,
    );
  });

  it.each([
    [
      'en',
      `${oven.en} So I went over to the baker and said nothing of the fan. After ten days all trays came out brown. It taught me that a fan has two sides, and now I check both of them.`,
      'After ten days',
    ],
    [
      'vi',
      'Khách chê bánh khô. Tôi hạ lò xuống 180 độ, thêm khay nước để lần sau khỏi khô. Bánh hết khô, đơn tăng khoảng 8%. Sau đó tôi làm luôn ba lò còn lại.',
      'Bánh hết khô',
    ],
  ] as const)(
    'is no act with a figure where a sentence tells what came of it, %s',
    (language, answer, expected) => {
      expect(quote(feedback(language, 'proud-of', answer), 'result')).toContain(expected);
    },
  );

  it.each([
    [
      'en',
      'I did my training as a baker in Tralee in 2016, and since September 2019 I have had my own oven in the same house. I bake the bread and I order the flour.',
    ],
    [
      'vi',
      'Em học nghề bánh xong, ra làm ở tiệm Hương Lúa ba năm, đứng lò. Một năm gần đây em làm bánh ngọt nhiều hơn bánh mì. Nhà em cách tiệm mười phút.',
    ],
  ] as const)('is no part of what somebody does every day, %s', (language, answer) => {
    expect(part(feedback(language, 'walk-through', answer), 'result').count).toBe(0);
  });
});

describe('plans', () => {
  const step = {
    en: 'In the first week I would walk the beds and I would write down what is dry.',
    vi: 'Tuần đầu em sẽ đi từng luống và em sẽ ghi luống nào khô.',
  };
  it.each([
    ['en', 'result', 'By the third delivery I would want to sign the sheets alone.'],
    ['en', 'result', 'By the end of the season I want you to have one month without a dead bed.'],
    ['en', 'result', 'My goal would be three weeks without a dead bed.'],
    ['vi', 'result', 'Cuối vụ em báo cáo chú chủ vườn số luống khô trước và sau.'],
    ['en', 'lesson', 'I would sit down with whoever keeps the pump.'],
    ['en', 'lesson', 'Then I would draw the pipes and ask him which bed dries first.'],
    ['en', 'lesson', 'I would sit with finance for half a day.'],
    ['vi', 'lesson', 'Em sẽ xem máy bơm và nhờ cô thủ kho chỉ chỗ để ống.'],
    ['vi', 'lesson', 'Em xin cô chủ cho ngồi cùng buổi chốt đơn giống.'],
    ['en', 'situation', 'Then I would hang the list at the door, as I do today.'],
    ['en', 'situation', 'At Redmarsh I do it like that: twice a week I go round with the foreman.'],
    ['vi', 'situation', 'Việc gần nhất em từng làm là tưới nhỏ giọt cho 30 luống dưa.'],
    ['vi', 'situation', 'Ở trại cũ tôi cũng bắt đầu từ một luống, cây chết từ 12% xuống 4%.'],
    ['en', 'task', 'The nursery team needs dry beds to be seen before noon.'],
    ['vi', 'task', 'Trang trại mình 1.200 luống nên vị trí này 2 ca thì cần người đọc được đồng hồ.'],
    ['vi', 'task', 'Công ty mình cần luống đủ ẩm trước chín giờ.'],
  ] as const)('tell it in plain words, %s, %s: %s', (language, id, said) => {
    expect(quote(feedback(language, 'first-months', `${step[language]} ${said}`), id)).toContain(
      said.slice(0, 20),
    );
  });

  it('how it is known to work is preferred to a step with a figure', () => {
    const said =
      'Vườn mình cần luống đạt mục tiêu độ ẩm, nên tuần đầu tôi xin sổ tưới 12 tháng. Tuần hai tôi đo từng luống. Tôi biết là hiệu quả khi số luống khô giảm một nửa sau bốn tuần.';
    expect(quote(feedback('vi', 'duty', said), 'result')).toContain('Tôi biết là hiệu quả');
  });

  it('what had to be done once is not what the job needs, nor is anybody of the past whom one would ask', () => {
    const said =
      'Gần nhất là năm 2022, tôi cùng giám đốc trại rà lại sổ tưới, tôi phải đếm từng luống. Tháng đầu tôi sẽ đọc sổ tưới và vẽ lại sơ đồ ống.';
    const judged = feedback('vi', 'gap', said);
    expect(part(judged, 'task').count).toBe(0);
    expect(part(judged, 'lesson').count).toBe(0);
  });

  it('a promise is no step', () => {
    const said =
      'Tôi là người chu đáo, có trách nhiệm với vườn cây, nên việc tưới nước chắc chắn tôi sẽ làm tốt và sẽ cố gắng học hỏi thêm từ mọi người.';
    const judged = feedback('vi', 'duty', said);
    expect(part(judged, 'action').count).toBe(0);
    expect(judged.level).toBe(1);
  });

  it('steps are the speaker’s in every week', () => {
    const said =
      'Tuần đầu tôi sẽ đi từng luống. Tuần hai tôi đo độ ẩm từng luống. Tuần ba tôi lập bảng tưới cho từng khu.';
    expect(part(feedback('vi', 'duty', said), 'action').count).toBeGreaterThanOrEqual(3);
  });
});

describe('what was learned', () => {
  it.each([
    'It taught me that heat has a direction.',
    'From that I keep the habit of a second tray.',
    'What changed: I now mark the tray with chalk.',
    'Today I would have put a thermometer in from the start.',
    'What I learned is that fans have two sides.',
  ])('is found: %s', (said) => {
    expect(quote(feedback('en', 'mistake', `${oven.en} ${said}`), 'lesson')).toBe(said);
  });
});

describe('own acts', () => {
  it('are not what others say of somebody, and a claim is no situation', () => {
    const said =
      'I am a very good baker and I have always been great with guests. I think care is really important. Customers often tell me that I decorate cakes well. It is something I would bring with me.';
    const judged = feedback('en', 'soft-skill', said);
    expect(part(judged, 'action').count).toBe(0);
    expect(part(judged, 'situation').count).toBe(0);
    expect(judged.level).toBe(1);
  });

  it('are not the leave of somebody, nor how they came to a place', () => {
    const said =
      'Có một thời gian em nghỉ chăm con. Đầu năm 2020 em về trại Đồi Gió, lo phần tưới, ghi sổ và xếp lịch cho bốn người.';
    expect(quote(feedback('vi', 'walk-through', said), 'action')).toContain('Đồi Gió');
  });

  it('are the verbs after a subject that is left out', () => {
    const said =
      'Năm ngoái có một bé ngã ở bể bơi. Tôi giữ bình tĩnh, băng bó vết thương, gọi phụ huynh và ghi vào sổ trực. Hôm sau bé đi bơi lại.';
    expect(part(feedback('vi', 'proud-of', said), 'action').count).toBeGreaterThanOrEqual(3);
  });

  it('are not what somebody understood of others', () => {
    const said =
      'The baker wanted the trays out by five and I understood that, but the bread was still white. I turned the fan round and I moved the trays. By Easter nobody complained.';
    expect(quote(feedback('en', 'disagreement', said), 'action')).toContain('turned the fan');
  });

  it('are quoted before the task', () => {
    const said = `${oven.vi.split('.')[0]}. Em phải tìm cho ra vì sao trước lễ. Em đo nhiệt chín chỗ và em xoay lại quạt.`;
    expect(quote(feedback('vi', 'proud-of', said), 'action')).toContain('đo nhiệt');
  });
});

describe('a situation', () => {
  it.each([
    'I am a creative thinker. I always see what others do not see and my friends would say the same of me.',
    'When there is a quarrel I always stay friendly, I listen to both sides and we always find a way.',
  ])('is nothing that is told of every time: %s', (said) => {
    expect(part(feedback('en', 'soft-skill', said), 'situation').count).toBe(0);
  });

  it('may be a day of the week', () => {
    const said = 'He came on a Tuesday. I showed him the wet sacks and I sent two of them back with him.';
    expect(quote(feedback('en', 'disagreement', said), 'situation')).toContain('on a Tuesday');
  });
});
