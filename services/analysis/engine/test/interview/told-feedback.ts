import { assess } from '../../src/interview/assess.js';
import type { PartId, Question, QuestionCode } from '../../src/interview/interview.js';
import { english, nguoi, person, report, tiengViet } from '../read-lines.js';

type Judged = ReturnType<typeof assess>;

/** One part of what was said of an answer. */
export const part = ({ parts }: Judged, id: PartId) => parts.find((one) => one.id === id)!;
/** The words of the answer that a part rests on. */
export const quote = (judged: Judged, id: PartId): string | undefined => part(judged, id).quote?.quote;

/** What is said of answers by two people, one a language, whose work is told by these lines. */
export function feedbackOn(lines: { readonly en: string; readonly vi: string }) {
  const reports = {
    en: report(person(lines.en, 'Excel'), english('Excel')),
    vi: report(nguoi(lines.vi, 'Excel'), tiengViet('Excel')),
  };
  const feedback = (
    language: 'en' | 'vi',
    code: QuestionCode,
    answer: string,
    more: Partial<Question> = {},
  ): Judged => {
    const question: Question = { no: 1, code, requirementIds: [], quotes: [], ...more };
    return assess({ report: reports[language], question, asked: 'Please tell us.', answer });
  };
  return { reports, feedback };
}

/** Somebody in a nursery, and a leader of drivers. */
export const crews = {
  en: '- Looked after 1,950 seed trays and a crew of six pickers and two drivers',
  vi: '- Phụ trách 9 tài xế chia ca, kèm tài xế thi bằng E, xếp lịch chạy đêm',
};
