// The mock interview: questions from what a report proved, and feedback on answers by stated anchors.
export { answerCharsMax, assess, type Answered } from './interview/assess.js';
export type {
  AnswerPart,
  AnswerQuote,
  Assessment,
  Chosen,
  ChosenId,
  FigureClash,
  PartId,
  Question,
  QuestionCode,
  SessionSummary,
  UnscoredReason,
} from './interview/interview.js';
export { chosenIn } from './interview/chosen.js';
export { followUpTexts, quotedFollowUp } from './interview/follow-up.js';
export { questionsInSession, questionsOf } from './interview/questions.js';
export { summaryOf, type Last } from './interview/summary.js';
export { questionTexts } from './interview/words.js';
