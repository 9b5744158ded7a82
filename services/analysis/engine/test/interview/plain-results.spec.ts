import { describe, expect, it } from '@jest/globals';
import { figuresIn } from '../../src/interview/figures.js';
import { summaryOf } from '../../src/interview/summary.js';
import { english, person, report } from '../read-lines.js';
import { assess } from '../../src/interview/assess.js';
import { crews, feedbackOn, part, quote } from './told-feedback.js';

// Results, goals and helpers told in plain words.

const { feedback } = feedbackOn(crews);
const tram = {
  en: 'Last winter the doors of tram nine froze. I oiled the rails and I changed the felt.',
  vi: 'Mùa đông năm ngoái cửa xe số chín hay kẹt. Em tra dầu ray cửa và em thay nỉ.',
};

describe('a result in plain words', () => {
  it.each([
    ['en', 'I wrote to the makers myself, and the till has balanced on every evening since.', 1],
    ['en', 'I swapped one coil and checked the other, and we had the ovens running in six hours.', 2],
    ['en', 'Both trams left three hours before the first run.', 2],
    ['en', 'The night crew found the fault in 15 minutes, before that it took three hours.', 2],
    ['vi', 'Trước tối cả bến chạy lại bình thường.', 1],
    ['vi', 'Em kèm bạn phụ xe mỗi sáng, sau hai tuần bạn tự mở cửa.', 2],
    ['vi', 'Ca đêm tìm ra chỗ kẹt trong 15 phút, trước đây mất ba tiếng.', 2],
  ] as const)('is seen by its time or by what it is compared with, %s: %s', (language, said, count) => {
    const ending = { en: ' I wrote the parts list afterwards.', vi: ' Em ghi lại danh sách đồ thay.' };
    const judged = feedback(language, 'proud-of', `${tram[language]} ${said}${ending[language]}`);
    expect(quote(judged, 'result')).toBe(said);
    expect(part(judged, 'result').count).toBe(count);
  });

  it.each([
    ['en', 'I have worked there ever since.'],
    ['en', 'I went there two weeks before the opening.'],
    ['en', 'My boss was there two hours before the crowd. I waited.'],
    ['vi', 'Trước tối em chạy lại bến lấy đồ.'],
  ] as const)('has another subject than the speaker, %s: %s', (language, said) => {
    const judged = feedback(language, 'proud-of', `${tram[language]} ${said}`);
    expect(part(judged, 'result').count).toBe(0);
  });
});

describe('a stage of somebody’s way', () => {
  it('is no result', () => {
    const said =
      'I ran a bakery from 2012. The owner has run two cafés since. In 2020 I joined Larkfield, where I lead six pickers.';
    expect(part(feedback('en', 'walk-through', said), 'result').count).toBe(0);
  });
});

describe('a plan in plain words', () => {
  const step = { en: 'In the first week I would count the trams.', vi: 'Tuần đầu em sẽ đếm từng xe.' };

  it.each([
    ['en', "I'd like one rota signed by both depots by week six."],
    ['en', 'I think by week three I could drive one line alone.'],
    ['en', 'I would look again after a month whether the doors still stick.'],
    ['vi', 'Em mong tự chạy được một tuyến trước cuối tháng ba.'],
  ] as const)('is measured by a goal with a date, %s: %s', (language, said) => {
    expect(quote(feedback(language, 'first-months', `${step[language]} ${said}`), 'result')).toBe(said);
  });

  it.each([
    ['en', 'I would sit down with your Treasury and learn the terms.'],
    ['en', 'I would do the count with somebody from your depot.'],
    ['vi', 'Mỗi tuần nhờ một chú ngồi ghế phụ một chuyến.'],
    ['vi', 'Tuần hai em hỏi từng chi nhánh cần bao nhiêu xe.'],
  ] as const)('names whom one would ask, %s: %s', (language, said) => {
    expect(quote(feedback(language, 'first-months', `${step[language]} ${said}`), 'lesson')).toBe(said);
  });

  it.each([
    ['en', 'I would like to meet every driver by week two.'],
    ['vi', 'Em muốn gặp được từng tài xế trước cuối tuần.'],
  ] as const)('is not measured by a step with a date, %s: %s', (language, said) => {
    expect(part(feedback(language, 'first-months', `${step[language]} ${said}`), 'result').count).toBe(0);
  });

  it('rests on what has worked before', () => {
    const said = 'I would give a short talk on Fridays, because that worked well for me at the harbour.';
    expect(quote(feedback('en', 'first-months', said), 'situation')).toBe(said);
  });

  it('has a day as its figure', () => {
    expect(figuresIn('the returns filed by business day 4').map(({ number }) => number)).toEqual(['4']);
    expect(figuresIn('we met again on day 4')).toEqual([]);
  });
});

describe('a question to oneself', () => {
  it('is followed by what was learned', () => {
    const said = `${tram.en} Nobody waited in the cold after that. What would I do different? Spare felt in every depot.`;
    expect(quote(feedback('en', 'depth', said), 'lesson')).toBe('Spare felt in every depot.');
  });
});

describe('the habit of telling no result', () => {
  const told = (no: number, answer: string) => ({
    question: { no, code: 'deadline' as const },
    assessment: feedback('en', 'deadline', answer),
  });
  const bare = `${tram.en} I rang the driver, I wrote a note for the depot and I cleaned the key.`;
  const ended = `${tram.en} I rang the driver. From dawn on, doors as smooth as butter on that tram.`;

  it('is told of answers that surely have none', () => {
    const once = summaryOf([told(2, ended), told(3, bare), told(5, ended)]).habits;
    expect(once.map(({ id }) => id)).not.toContain('no-result');
    const { habits } = summaryOf([told(2, ended), told(3, bare), told(5, bare)]);
    expect(habits).toContainEqual(expect.objectContaining({ id: 'no-result', times: 2, question: 3 }));
  });
});

describe('what is asked', () => {
  it('may be said in other words of the same meaning', () => {
    const plain = report(
      person('- Ran 12 hosts', 'Excel'),
      english('Child protection; you must keep the register of concerns'),
    );
    const one = plain.requirements.find(({ sentence }) => sentence.startsWith('Child protection'));
    expect(one).toBeDefined();
    const question = { no: 1, code: 'gap' as const, requirementIds: [one!.id], quotes: [] };
    const judge = (answer: string) => assess({ report: plain, question, asked: 'Please tell us.', answer });
    const other = judge(
      'At the camp I did the safeguarding rota and I would read your rules in the first week, all of them.',
    );
    expect(part(other, 'relevance').got).toBe(14);
    const beside = judge(
      'At the camp I cooked for thirty guests and I would read your rules in the first week, all of them.',
    );
    expect(part(beside, 'relevance').count).toBe(0);
  });
});
