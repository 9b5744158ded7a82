import { describe, expect, it } from '@jest/globals';
import { assess } from '../../src/interview/assess.js';
import { followUpTexts } from '../../src/interview/follow-up.js';
import type { Question, QuestionCode } from '../../src/interview/interview.js';
import { summaryOf } from '../../src/interview/summary.js';
import { english, nguoi, person, report, tiengViet } from '../read-lines.js';

// Habits are those of the stories of a session: a plan has no result yet, and somebody who says why they apply tells none.

const reports = {
  en: report(person('- Ran 12 hosts', 'Excel'), english('Excel')),
  vi: report(nguoi('- Vận hành 12 máy', 'Excel'), tiengViet('Excel')),
};
const answered = (language: 'en' | 'vi', no: number, code: QuestionCode, answer: string) => {
  const question: Question = { no, code, requirementIds: [], quotes: [] };
  const asked = language === 'en' ? 'Please tell us.' : 'Mời bạn kể.';
  return { question, assessment: assess({ report: reports[language], question, asked, answer }) };
};

const plan = {
  en: 'I would visit each of the sites, I would talk to the crews there and I would write down what slows them down in the morning.',
  vi: 'Em sẽ đi từng điểm bán, em sẽ hỏi chuyện các bạn ở đó và em sẽ ghi lại điều gì làm chậm việc vào buổi sáng.',
};
const story = {
  en: 'The lift of our warehouse stood still. I called the maker, I moved the pallets by hand with two colleagues and I wrote a sign for the door.',
  vi: 'Thang hàng của kho bị kẹt. Em gọi cho hãng, em chuyển hàng bằng tay cùng hai bạn và em viết giấy dán lên cửa cho mọi người.',
};

describe.each(['en', 'vi'] as const)('habits of a session, %s', (language) => {
  it('count stories only', () => {
    const { habits } = summaryOf([
      answered(language, 1, 'walk-through', plan[language]),
      answered(language, 2, 'first-months', plan[language]),
      answered(language, 3, 'duty', plan[language]),
      answered(language, 4, 'gap', plan[language]),
    ]);
    expect(habits.map(({ id }) => id).filter((id) => /result|situation|action|figures/u.test(id))).toEqual(
      [],
    );
  });

  it('name the first story that shows them, however many plans come before', () => {
    const { habits } = summaryOf([
      answered(language, 1, 'first-months', plan[language]),
      answered(language, 2, 'deadline', story[language]),
      answered(language, 3, 'mistake', story[language]),
    ]);
    expect(habits).toContainEqual(expect.objectContaining({ id: 'no-result', times: 2, question: 2 }));
  });

  it('count an answer that was too short to be scored', () => {
    const { habits } = summaryOf([
      answered(language, 2, 'deadline', 'Ok.'),
      answered(language, 5, 'mistake', 'Ok.'),
    ]);
    expect(habits).toEqual([{ id: 'too-short', times: 2, question: 2, quote: null }]);
  });

  it('nobody who says who they are is asked what came of it', () => {
    const { question, assessment } = answered(language, 1, 'walk-through', story[language]);
    const asked = followUpTexts({ ...assessment, followUp: 'result' }, question)?.[language];
    expect(asked).not.toMatch(/came of it|Kết quả ra sao/u);
  });
});
