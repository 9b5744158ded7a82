import type { OutputLanguage } from '../report.js';
import { isAboutPerson, type Assessment, type PartId, plannedCodes, type Question } from './interview.js';

type Asked = Extract<PartId, 'situation' | 'task' | 'action' | 'result' | 'figures' | 'relevance' | 'lesson'>;
interface FollowUpWords {
  readonly story: Readonly<Record<Asked, string>>;
  /** Of what has not happened yet. */
  readonly ahead: Readonly<Partial<Record<Asked, string>>>;
  /** Of the person and why they apply: nothing came of it, and nothing was to be achieved. */
  readonly person: Readonly<Partial<Record<Asked, string>>>;
  readonly said: (quote: string, next: string) => string;
}

const words: Readonly<Record<OutputLanguage, FollowUpWords>> = {
  vi: {
    story: {
      situation: 'Chuyện đó xảy ra khi nào, ở đâu?',
      task: 'Cụ thể bạn phải đạt được điều gì?',
      action: 'Chính bạn đã làm những gì, từng bước một?',
      result: 'Kết quả ra sao?',
      figures: 'Tính bằng số thì là bao nhiêu?',
      relevance: 'Điều đó liên quan gì tới điều được hỏi?',
      lesson: 'Hôm nay bạn sẽ làm khác điều gì?',
    },
    ahead: {
      situation: 'Việc gần nhất bạn từng làm là gì?',
      task: 'Công việc này cần gì ở phần đó?',
      action: 'Bạn sẽ làm gì trước, từng bước một?',
      result: 'Làm sao bạn biết là đã ổn?',
      lesson: 'Bạn sẽ cần gì ở người khác?',
    },
    person: {
      situation: 'Những việc đó bạn làm ở đâu, từ khi nào?',
      task: 'Vì sao là vị trí này?',
      action: 'Ở công việc gần nhất, chính bạn làm những gì?',
      result: 'Ở đó bạn đã làm được điều gì?',
    },
    said: (quote, next) => `Bạn nói “${quote}”. ${next}`,
  },
  en: {
    story: {
      situation: 'When and where was that?',
      task: 'What exactly were you to achieve?',
      action: 'What did you yourself do, step by step?',
      result: 'What came of it?',
      figures: 'How much was that, in numbers?',
      relevance: 'What does that have to do with what we asked for?',
      lesson: 'What would you do differently today?',
    },
    ahead: {
      situation: 'What have you done that comes nearest?',
      task: 'What does the job need from it?',
      action: 'What would you do first, step by step?',
      result: 'How would you know that it works?',
      lesson: 'What would you need from others?',
    },
    person: {
      situation: 'Where was that, and since when?',
      task: 'Why this position?',
      action: 'What do you yourself do in your last position?',
      result: 'What have you achieved there?',
    },
    said: (quote, next) => `You said “${quote}”. ${next}`,
  },
};

const isAsked = (part: PartId): part is Asked => part in words.en.story;

function nextIn(language: OutputLanguage, part: Asked, question: Question): string {
  const { story, ahead, person } = words[language];
  const own = plannedCodes.has(question.code) ? ahead : isAboutPerson(question) ? person : undefined;
  return own?.[part] ?? story[part];
}

/** What an interviewer would ask next, in both languages; null when nothing important lacks. */
export function followUpTexts(
  { followUp }: Assessment,
  question: Question,
): { vi: string; en: string } | null {
  if (followUp === null || !isAsked(followUp)) return null;
  return { vi: nextIn('vi', followUp, question), en: nextIn('en', followUp, question) };
}

const quoteCharsMax = 140;

/** The same with words of the answer before it; null where none of them can be quoted whole. */
export function quotedFollowUp(
  assessment: Assessment,
  question: Question,
  language: OutputLanguage,
): string | null {
  const texts = followUpTexts(assessment, question);
  const quotes = assessment.parts.flatMap(({ quote }) => (quote ? [quote.quote.trim()] : []));
  const quote = quotes.find((one) => one.length <= quoteCharsMax && !/[\n"“”]/.test(one));
  if (!texts || quote === undefined) return null;
  return words[language].said(quote.replace(/[.!?]$/, ''), texts[language]);
}
