import { describe, expect, it } from '@jest/globals';
import { feedbackOn, part, quote } from './told-feedback.js';

// When and where, own work and what was to be done are told by dates, by employers and by plain words.

const { feedback } = feedbackOn({
  en: '- Looked after 1,950 bee hives on nine farms',
  vi: '- Trông 1.950 thùng ong ở chín trại',
});

describe('when and where it was', () => {
  it.each([
    ['en', 'I love honey. I moved the hives at night. In 2019 the lindens bloomed early.', 'In 2019'],
    [
      'en',
      'I know bees well. I weighed each hive. That was in winter 2020, with frost at noon.',
      'winter 2020',
    ],
    [
      'en',
      'Bees I know well. I carried the hives by hand. A storm had come three weeks ago.',
      'three weeks ago',
    ],
    [
      'en',
      'Honey I know at an expert level. At Larkfield I spun all of it by hand for nine farms.',
      'Larkfield',
    ],
    ['vi', 'Ong thì em quen. Em chuyển thùng ban đêm. Việc đó làm hồi tháng 8/2023 lúc nhãn nở.', '8/2023'],
    ['vi', 'Tháng 6 vừa rồi em chuyển hết thùng ong sang vườn vải, vì bên cũ họ phun thuốc.', 'Tháng 6'],
    [
      'vi',
      'Quay mật tôi quay quen tay. Năm 2021 có ba thùng bị kiến, sáng nào thợ cũng phải phủi.',
      'Năm 2021',
    ],
    [
      'vi',
      'Mật ong tôi quay quen tay. Ở Sao Sáng tôi quay mật cho chín trại, mỗi trại hai lượt.',
      'Sao Sáng',
    ],
    [
      'vi',
      'Ong thì tôi quen. Tôi bắt đàn đầu tiên. Chuyện lúc mười chín tuổi, còn ở với nội.',
      'mười chín tuổi',
    ],
  ] as const)('is told by a date, an age or an employer, %s: %s', (language, said, expected) => {
    expect(quote(feedback(language, 'weak-must', said), 'situation')).toContain(expected);
  });

  it.each([
    ['en', 'Bees I like a lot. I weigh each hive and I would move them by 2030 if I had a truck.'],
    ['vi', 'Ong thì tôi thích lắm. Tôi cân từng thùng. Nếu làm lại tôi sẽ chuyển từ tháng 9/2024.'],
  ] as const)('is told by no date of a wish or a lesson, %s', (language, said) => {
    expect(part(feedback(language, 'weak-must', said), 'situation').count).toBe(0);
  });
});

describe('words that only look so', () => {
  it.each([
    [
      'vi',
      'weak-must',
      'situation',
      'Ong thì em thích. Em cân thùng mỗi tháng 2 lần. Em lau cân rồi em ghi.',
    ],
    ['vi', 'weak-must', 'situation', 'Ong thì em thích. Em gom sáp, rớt từ 2000 con xuống 1500. Em lau cân.'],
    ['en', 'weak-must', 'situation', 'Bees I like a lot. I raised the count to 2000. I wash the scale then.'],
    ['vi', 'weak-must', 'task', 'Ong thì em thích. Khách của em phải lo thùng. Em cân thùng và em ghi sổ.'],
    [
      'vi',
      'first-months',
      'task',
      'Tuần đầu em đi từng trại. Em tin là mình ghi chép kỹ và em sẽ đếm thùng.',
    ],
    [
      'en',
      'first-months',
      'lesson',
      'In the first week I would test each lamp alongside the back door and write it down.',
    ],
    ['vi', 'first-months', 'lesson', 'Tuần đầu em sẽ đếm thùng, đo cùng lúc mức tăng trưởng của đàn ong.'],
  ] as const)('are none, %s, %s, %s: %s', (language, code, id, said) => {
    expect(part(feedback(language, code, said), id).count).toBe(0);
  });
});

describe('the nearest work', () => {
  it.each([
    [
      'en',
      'gap',
      'You ask for wasps, maybe I should have put it so. I caught hornets on nine farms and moved their nests. In the first week I would read your lists.',
      'I caught hornets',
    ],
    [
      'vi',
      'gap',
      'Chắc do em ghi ong ruồi. Tổ ong vò vẽ của cả xã là em làm: gỡ tổ trên mái, gom vào bao, thả trong rừng. Tuần đầu em sẽ đọc sổ của mình.',
      'Tổ ong vò vẽ',
    ],
    [
      'en',
      'duty',
      'In the first week I would walk the farms and I would list the hives. At Larkfield I counted 1,950 hives that way, within ten days.',
      'At Larkfield',
    ],
    [
      'vi',
      'duty',
      'Tuần đầu tôi đi từng trại và tôi ghi số thùng. Ở Sao Sáng tôi đếm 1.950 thùng theo kiểu đó trong mười ngày.',
      'Ở Sao Sáng',
    ],
  ] as const)('is own work that was told, %s, %s', (language, code, said, expected) => {
    expect(quote(feedback(language, code, said), 'situation')).toContain(expected);
  });

  it('is none that is still to come', () => {
    const said =
      'Tuần đầu tôi đi từng trại và tôi ghi số thùng. Tháng 3/2027 tôi sẽ lập sổ mới cho cả chín trại.';
    expect(part(feedback('vi', 'first-months', said), 'situation').count).toBe(0);
  });
});

describe('own work of somebody’s way', () => {
  it.each([
    [
      'Dạ em học nuôi ong ra năm 2019. Tháng 4/2022 em về trại Hoa Tràm chăm đàn ong nội, cùng hai cô nữa.',
      'Hoa Tràm',
    ],
    ['Tôi học cơ khí ở Vinh. Năm 2014 tôi ra làm thợ mộc ở chợ Đông Ba gần bốn năm.', 'thợ mộc'],
    [
      'Tôi học ở Huế. Tháng 9/2017 vào trại Hoa Tràm, tháng 5/2021 lên tổ phó, đang quản bảy người hai ca.',
      'tổ phó',
    ],
  ])('is told with its subject left out: %s', (said, expected) => {
    expect(quote(feedback('vi', 'walk-through', said), 'action')).toContain(expected);
  });

  it('is none that is wished', () => {
    const said = 'Em học nuôi ong, thích cây cối. Em muốn về trại mình làm lâu dài, sau này lên tổ trưởng.';
    expect(part(feedback('vi', 'walk-through', said), 'action').count).toBe(0);
  });
});

describe('what was to be done', () => {
  it.each([
    [
      'vi',
      'weak-must',
      'Ở xưởng em phải trả đủ sáu thùng mật mỗi tuần. Em quay mật ban đêm và em đóng chai.',
      'phải trả',
    ],
    [
      'vi',
      'weak-must',
      'Đợt bão năm 2020 em với một cô nữa phải lo chín trại. Em che bạt và em buộc thùng.',
      'phải lo',
    ],
    [
      'en',
      'deadline',
      'Last May I had two nights to move the hives instead of a week. I called the drivers.',
      'two nights',
    ],
    [
      'vi',
      'first-months',
      'Tuần đầu em đi từng trại. Em sẽ thi bằng lái hạng C vì tin tuyển dụng ghi bắt buộc.',
      'bắt buộc',
    ],
    [
      'en',
      'walk-through',
      'I kept bees from 2019. Your farm has lindens, and I have none and want to learn them.',
      'Your farm',
    ],
    [
      'en',
      'walk-through',
      'I kept bees from 2019. And you people grow heather, which is what I love most.',
      'you people',
    ],
  ] as const)('is told in plain words, %s, %s: %s', (language, code, said, expected) => {
    expect(quote(feedback(language, code, said), 'task')).toContain(expected);
  });

  it('is no wish of somebody else', () => {
    const said =
      'Năm ngoái anh chủ trại bên muốn phun thuốc giữa trưa cho nhanh. Tôi không chịu. Tôi rủ anh đếm ong chết với tôi.';
    expect(part(feedback('vi', 'disagreement', said), 'task').count).toBe(0);
  });
});

describe('the nearest of a gap', () => {
  it.each([
    ['en', 'I have not worked with Kilnware yet. The nearest thing was firing 40 pots in 2021.', 'nearest'],
    ['vi', 'Phần mềm Lò Gốm em chưa làm bao giờ. Năm 2021 em đã nung 40 cái bình bằng tay.', 'Năm 2021'],
  ] as const)('is what was done, never what was not, %s', (language, said, expected) => {
    expect(quote(feedback(language, 'gap', said), 'situation')).toContain(expected);
  });

  it('is not there where nothing was done', () => {
    const told = feedback(
      'en',
      'gap',
      'I have not worked with Kilnware yet. I would take a short course and read its manual.',
    );
    expect(part(told, 'situation').count).toBe(0);
  });
});

describe('what there was to do', () => {
  it.each([
    ['en', 'Dave led the job, but the roof was mine: I nailed every board of it.', 'was mine'],
    [
      'en',
      'The fair was on Sunday. I had thirty-two jars to fill as well. I filled them at night.',
      'thirty-two jars',
    ],
    ['vi', 'Hai người chia nhau, em lo soạn lịch quay mật. Em quay mỗi tuần một trại.', 'em lo soạn'],
  ] as const)('is told by one’s own part, %s: %s', (language, said, expected) => {
    expect(quote(feedback(language, 'disagreement', said), 'task')).toContain(expected);
  });

  it.each([
    ['en', 'The idea was mine and I am proud of it. I had two bees to the left of me.'],
    ['vi', 'Em lo lắng vì trời mưa. Một bạn khác lo giấy phép. Em che lại thùng ong rồi chờ tạnh.'],
  ] as const)('is not told by worry or by pride, %s', (language, said) => {
    expect(part(feedback(language, 'disagreement', said), 'task').count).toBe(0);
  });
});
