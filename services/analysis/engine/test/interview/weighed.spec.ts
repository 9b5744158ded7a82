import { describe, expect, it } from '@jest/globals';
import { crews, feedbackOn, part, quote } from './told-feedback.js';

// What no rule names: trained weights tell claims from acts, and see acts and results told in other words.

const { feedback } = feedbackOn(crews);

describe('what sounds like an act', () => {
  it.each([
    [
      'en',
      'disagreement',
      'I am a calm person and I never like shouting. I prefer peace on the bus and a good word for everybody.',
    ],
    [
      'en',
      'why-this-post',
      'I am a motivated and lively person seeking a challenging position in a growing company. I am honest and punctual, and I can adjust to any route.',
    ],
    [
      'vi',
      'why-this-post',
      'Em thật sự rất yêu nghề lái xe và khao khát được là một phần của đội mình. Em sẽ cống hiến hết mình, không phụ lòng các anh chị.',
    ],
    [
      'vi',
      'deadline',
      'Tính em đã nhận việc là làm cho xong mới ngủ, đêm hôm cũng được, mưa gió cũng được, chỗ nào cần là em có.',
    ],
  ] as const)('is none where it is only claimed, %s, %s: %s', (language, code, said) => {
    const judged = feedback(language, code, said);
    expect(part(judged, 'action').count).toBe(0);
    expect(judged.level).toBeLessThanOrEqual(2);
  });

  it('is an act without a subject beside one that has it', () => {
    const said =
      'Last March at the depot I scratched a door. Told the foreman before he saw it, got a new panel for the Thursday, fitted it on my Saturday.';
    expect(part(feedback('en', 'mistake', said), 'action').count).toBeGreaterThanOrEqual(2);
  });
});

describe('what came of it', () => {
  it.each([
    [
      'en',
      'deadline',
      'Easter Sunday at the depot, two drivers call sick. I cut the timetable to five routes and I put the cleaner on the tickets. All guests did get home, they leave happy.',
      'they leave happy',
    ],
    [
      'vi',
      'disagreement',
      'Khách đoàn bắt mình đổi tuyến, mình thì thấy đường đó xe lớn không vô được. Mình chạy thử cả hai đường, quay lại cho chị ấy coi. Chị ấy chọn đường cũ, vui vẻ thanh toán, sau còn thuê xe mình đi tiếp.',
      'vui vẻ thanh toán',
    ],
  ] as const)('is seen where no rule names it, %s', (language, code, said, result) => {
    expect(quote(feedback(language, code, said), 'result')).toContain(result);
  });
});

describe('no answer', () => {
  it.each([
    [
      'en',
      "I don't know. Sorry, I really don't know what to write here. Can I skip this one? Next question please.",
    ],
    [
      'en',
      'Tell me about a time you had too much to do at once. Describe a tight deadline and what you did.',
    ],
    [
      'vi',
      'Em không biết nữa ạ, em chịu thôi, em không nghĩ ra được gì hết, anh chị cho em bỏ qua câu này ạ.',
    ],
    [
      'vi',
      'Hãy kể về một lần bạn có quá nhiều việc cùng lúc. Hãy kể về một hạn chót rất gấp và việc bạn đã làm.',
    ],
    [
      'en',
      'For sale: a grey sofa for three, smoke free home, one small scratch on the left leg. Buyer collects from the ground floor flat, cash or bank transfer, no time wasters please. Also a lamp, free to whoever takes the sofa.',
    ],
  ] as const)('gets no score, %s: %s', (language, said) => {
    expect(feedback(language, 'deadline', said)).toMatchObject({ level: null, reason: 'no-answer' });
  });

  it('is none that somebody did not know at first', () => {
    const said =
      "I don't know why the bus stood there. I don't know who left it. So I called the depot, I moved it myself at six and by seven the first route ran on time.";
    expect(feedback('en', 'deadline', said).level).toBeGreaterThanOrEqual(3);
  });
});
