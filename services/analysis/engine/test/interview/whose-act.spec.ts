import { describe, expect, it } from '@jest/globals';
import { crews, feedbackOn, part, quote } from './told-feedback.js';

// What is quoted as somebody's act has them as its subject, and a result is what came of it.

const { feedback } = feedbackOn(crews);

describe('an act of one’s own', () => {
  it('is no wish of the family', () => {
    const said =
      'Em nghỉ chỗ cũ vì tuyến xe xa nhà và bến hết việc đêm. Chồng em cũng mong em ổn định, bé út thì sắp đi học.';
    const judged = feedback('vi', 'duty', said);
    expect(part(judged, 'action').count).toBe(0);
    expect(judged.level).toBeLessThan(3);
  });

  it('is quoted before what only tells how it was', () => {
    const were =
      'There were 1,400 tyre rules when I took over, and nobody had read them. I sorted them by route with two drivers.';
    expect(quote(feedback('en', 'proud-of', were), 'action')).toContain('I sorted them');
    const owned =
      "Two buses broke down and I'd got the night shift on Friday. I rang the garage and split the route.";
    expect(quote(feedback('en', 'deadline', owned), 'action')).toContain('I rang the garage');
    const mine =
      'It was me who arranged the visit; the choice of the tyres was hers. What I learnt is that a no mostly has a reason.';
    const judged = feedback('en', 'disagreement', mine);
    expect(quote(judged, 'action')).toContain('It was me who arranged');
    expect(part(judged, 'result').count).toBe(0);
  });

  it('is no attitude', () => {
    const said = 'Hygiene comes first with us and I take every rule to heart all day, as anybody would say.';
    const judged = feedback('en', 'gap', said);
    expect(part(judged, 'action').count).toBe(0);
    expect(judged.level).toBe(1);
  });

  it('is nothing that somebody says they can do', () => {
    const said = 'Bảng giá vé thì em rành lắm, có gì em cũng tìm được liền, các anh chị khỏi lo nha.';
    expect(part(feedback('vi', 'weak-must', said), 'action').count).toBe(0);
    const found = 'Năm ngoái cửa xe hay kẹt. Em tìm được dây đứt sau ghế và em nối lại trong ca.';
    expect(part(feedback('vi', 'weak-must', found), 'action').count).toBeGreaterThan(0);
  });

  it('is no care for one’s parents', () => {
    const said =
      'I was a florist for six years. Then I cared for my father for over two years, and when he was well the shop was gone. In 2019 I started at a nursery as a picker.';
    const judged = feedback('en', 'walk-through', said);
    expect(quote(judged, 'action')).not.toContain('father for');
    expect(part(judged, 'result').count).toBe(0);
  });

  it('in what somebody tells of their way is work at any place', () => {
    const said =
      'Em học trung cấp lái tàu. Năm đầu em làm phụ xe rồi soát vé ở bến Thu Phong với các tuyến đêm. Từ tháng 3/2022 em về Sao Sáng, cùng hai anh nữa coi 18 xe.';
    const judged = feedback('vi', 'walk-through', said);
    expect(quote(judged, 'action')).toContain('phụ xe');
    expect(judged.level).toBe(3);
  });
});

describe('a result', () => {
  it.each([
    [
      'vi',
      'Phần em là gom vé cả tháng, dò số seri rồi lập bảng kê. Hai anh bên bến lo nhận vé hỏng. Tháng đầu em làm dồn nên có 26 tờ thiếu dấu, phải xin lại. Nếu làm lại em sẽ thu từ giữa tháng.',
    ],
    [
      'en',
      'I counted the trays, I labelled them and I entered them in Excel. Another colleague looked after the 26 pots in house 4.',
    ],
  ] as const)('is not what another did of the work, %s', (language, said) => {
    expect(part(feedback(language, 'depth', said), 'result').count).toBe(0);
  });

  it.each([
    [
      'en',
      "I ran a bakery van from 2012 and I led a crew of three. Why this place? You bake with rye, you've got two ovens and you deliver on time, and that is rare.",
      'You bake with rye',
    ],
    [
      'vi',
      'Từ năm 2015 em lái xe tải, em dạy ba bạn phụ xe. Vì sao bên mình? Bên anh chạy đúng giờ, có 40 xe và trả lương đúng hạn, chỗ khác ít được vậy.',
      'Bên anh chạy đúng giờ',
    ],
  ] as const)('is no praise of the house, which is why somebody applies, %s', (language, said, reason) => {
    const judged = feedback(language, 'walk-through', said);
    expect(part(judged, 'result').count).toBe(0);
    expect(quote(judged, 'task')).toContain(reason);
  });

  it('may come while another is on leave', () => {
    const said =
      'Từ 2019 em điều xe ở Sao Sáng. Khi chị tổ trưởng nghỉ sinh, em xếp ca ba tháng, không chuyến nào bị bỏ.';
    expect(part(feedback('vi', 'walk-through', said), 'result').count).toBeGreaterThan(0);
  });

  it('of a plan is no form and no length of a talk', () => {
    const said =
      'Tháng đầu em đi theo từng xe và ghi sổ. Tháng hai em viết phiếu đánh giá tài xế, ngồi với mỗi người mười lăm phút.';
    expect(part(feedback('vi', 'first-months', said), 'result').count).toBe(0);
  });
});

describe('whom one would ask', () => {
  it('is nobody who will not be asked', () => {
    const said =
      'In the first month I would drive one route myself, since I won’t ask the team for what I don’t do.';
    expect(part(feedback('en', 'first-months', said), 'lesson').count).toBe(0);
    const asks =
      'In the first month I would drive one route myself, and I would ask the team where it gets late.';
    expect(part(feedback('en', 'first-months', asks), 'lesson').count).toBe(1);
  });
});
