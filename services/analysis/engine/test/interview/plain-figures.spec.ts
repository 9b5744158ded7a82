import { describe, expect, it } from '@jest/globals';
import { assess } from '../../src/interview/assess.js';
import { figuresIn } from '../../src/interview/figures.js';
import type { Question } from '../../src/interview/interview.js';
import { summaryOf } from '../../src/interview/summary.js';
import { english, person, report } from '../read-lines.js';
import { crews, feedbackOn, quote } from './told-feedback.js';

// Figures in words, figures that differ from the résumé, and what is no answer.

const { reports, feedback } = feedbackOn(crews);

const oven =
  'Last winter the bread came out burnt at the back of the oven. I measured the heat in nine places and I turned the fan round.';

describe('figures', () => {
  it.each([
    ['mất nửa tiếng mỗi ngày, còn một phần ba', ['nửa', 'một phần ba']],
    ['ba năm rồi không ai té', ['3']],
    ['tiêm ba mũi', ['3']],
    ['it takes about one hour a night', ['one']],
    ['we had many calls and nine were answered', ['9']],
    ['1,950 trays in 1950', ['1950']],
  ] as const)('in words: %s', (text, expected) => {
    expect(figuresIn(text).map(({ number }) => number)).toEqual(expected);
  });

  it('of the result are quoted first', () => {
    const said = `${oven} The next batch took eighteen minutes and no loaf went into the bin.`;
    expect(quote(feedback('en', 'proud-of', said), 'figures')).toContain('eighteen');
  });
});

describe('another figure than the résumé', () => {
  const line = 'Looked after 1,950 seed trays and a crew of six pickers and two drivers';
  const at = reports.en.documents.resume.indexOf(line);
  const asked = { quotes: [{ start: at, end: at + line.length, quote: line }] };

  it('is told of a number that looks like a year', () => {
    const said =
      'I looked after 2,700 seed trays with the crew, I watered them by hand and I sold what was left in the spring.';
    expect(feedback('en', 'depth', said, asked).clashes).toHaveLength(1);
    expect(feedback('en', 'depth', said.replace('2,700', '1,950'), asked).clashes).toEqual([]);
  });

  it('is told of two things that are both more today', () => {
    const said = (crew: string) =>
      `In the first month I would meet the crew and I would ask each of them. I have got ${crew} today, so I know how the rest of the day goes.`;
    expect(feedback('en', 'first-months', said('ten pickers and five drivers')).clashes).toHaveLength(1);
    expect(feedback('en', 'first-months', said('three pickers and one driver')).clashes).toEqual([]);
  });

  it('is none of another employer, called by the first words of its name', () => {
    const two = report(
      `${person('- Watered the tomato beds of the glass hall in 40 minutes with one pump', 'Excel')}`.replace(
        '\n\nSkills',
        '\n\nGardener, North Mere Nurseries\n01/2015 - 12/2020\n- Cut the hedges\n\nSkills',
      ),
      english('Excel'),
    );
    const question: Question = { no: 1, code: 'proud-of', requirementIds: [], quotes: [] };
    const clashes = (place: string) =>
      assess({
        report: two,
        question,
        asked: 'Please tell us.',
        answer: `${place} I watered the tomato beds of the glass hall with one pump in 12 minutes. I laid the pipes and I set the taps.`,
      }).clashes;
    expect(clashes('Back then')).toHaveLength(1);
    expect(clashes('At Larkfield')).toHaveLength(1);
    expect(clashes('At North Mere')).toEqual([]);
  });

  it('is none for some who are new', () => {
    const said =
      'Tuần sau tôi kèm cậu ấy một buổi về phanh, rồi giao cho cậu kèm hai tài xế mới thi bằng E, xếp lịch chạy đêm. Từ đó tổ không ai trượt nữa.';
    expect(feedback('vi', 'proud-of', said).clashes).toEqual([]);
  });
});

describe('what an answer is not', () => {
  it('words copied from the résumé are told as copied, also where they are a list', () => {
    const said =
      'Phụ trách 9 tài xế chia ca, kèm tài xế thi bằng E, xếp lịch chạy đêm. Chuyên viên vận hành, Công ty CP Sao Sáng, Excel.';
    expect(feedback('vi', 'proud-of', said).reason).toBe('copied');
  });

  it('a title that somebody says they did not have is not quoted as theirs', () => {
    const said =
      'I was not always an operations specialist. I was a gardener until 2015, and since then I have worked as operations specialist at a nursery.';
    expect(quote(feedback('en', 'walk-through', said), 'relevance')).toContain('gardener');
  });

  it('a story beside the line that was asked about is no whole story', () => {
    const line = 'Looked after 1,950 seed trays and a crew of six pickers and two drivers';
    const at = reports.en.documents.resume.indexOf(line);
    const said =
      'Last year I had a quarrel with a singer about the keys of the hall. I went to see her, I listened to her and I made a second key. She was happy with it, and since then nobody has waited for more than 5 minutes.';
    const judged = feedback('en', 'depth', said, {
      requirementIds: reports.en.requirements.filter(({ kind }) => kind === 'hard-skill').map(({ id }) => id),
      quotes: [{ start: at, end: at + line.length, quote: line }],
    });
    expect(judged.level).toBeLessThanOrEqual(3);
  });

  it('claims are no stories that stop before the result', () => {
    const said =
      'I am a very good baker and I have always been great with guests, I think care is really important in this work.';
    const last = [1, 2].map((no) => ({
      question: { no, code: 'soft-skill' as const },
      assessment: feedback('en', 'soft-skill', said),
    }));
    expect(summaryOf(last).habits.map(({ id }) => id)).not.toContain('no-result');
  });
});
