import { Id, idParams, Instant, OutputLanguage } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { FitProductFailureCode, FitProductStatus, orderErrors, orderReply } from './fit-products.js';
import {
  interviewAnswerCharsMax,
  interviewAttemptsMax,
  interviewChosenIds,
  interviewQuestions,
  interviewSessionsMax,
} from './limits.js';
import { phrasedReply } from './phrasing.js';

/** A literal piece of the résumé. */
const Quote = z.looseObject({ start: z.number().int(), end: z.number().int(), quote: z.string() });

export const InterviewQuestion = z.looseObject({
  no: z.number().int().min(1),
  /** `walk-through`, `weak-must`, `depth`, `gap`, `duty`, … */
  code: z.string(),
  /** In the language asked for, with the words of the résumé inside. */
  question: z.string(),
  why: z.string(),
  requirementIds: z.array(z.string()),
  quotes: z.array(Quote),
});
export type InterviewQuestion = z.output<typeof InterviewQuestion>;

export const InterviewPartId = z.enum([
  'situation',
  'task',
  'action',
  'result',
  'figures',
  'relevance',
  'lesson',
  'length',
  'hedges',
  'we-not-i',
]);
export type InterviewPartId = z.output<typeof InterviewPartId>;

/** A literal piece of the answer; offsets are UTF-16 code units. */
const AnswerQuote = z.looseObject({ start: z.number().int(), end: z.number().int(), quote: z.string() });

export const InterviewAssessment = z.looseObject({
  /** 1 to 5 by anchors; null with a reason. */
  level: z.number().int().min(1).max(5).nullable(),
  reason: z
    .enum([
      'too-short',
      'not-readable',
      'no-sentences',
      'repeats-itself',
      'copied',
      'instruction',
      'no-answer',
    ])
    .nullable(),
  /** Σ got of the parts, 0 to 100. */
  points: z.number().int().min(0).max(100).nullable(),
  parts: z.array(
    z.looseObject({
      id: InterviewPartId,
      got: z.number(),
      /** 0: a part that only takes points away. */
      max: z.number(),
      count: z.number().int(),
      quote: AnswerQuote.nullable(),
      /** It may have been told in words that nothing was recognised by; it counts for no habit. */
      doubtful: z.boolean().optional(),
      /** The person said which sentence it is, or that none is. */
      chosen: z.boolean().optional(),
    }),
  ),
  /** The part that a next question would ask about. */
  followUp: InterviewPartId.nullable(),
  /** Figures said otherwise than the résumé writes them. */
  clashes: z.array(z.looseObject({ said: AnswerQuote, written: Quote })),
  language: z.enum(['vi', 'en']),
  /** Where the sentences of the answer stand, which may be chosen for a part; answers of before have none. */
  sentences: z.array(z.looseObject({ start: z.number().int(), end: z.number().int() })).optional(),
});
export type InterviewAssessment = z.output<typeof InterviewAssessment>;

export const InterviewAnswer = z.object({
  id: Id,
  question: z.number().int().min(1),
  /** 1 for the first answer to a question. */
  attempt: z.number().int().min(1),
  text: z.string(),
  /** How long the answer took, where the clock was on. */
  seconds: z.number().int().nullable(),
  assessment: InterviewAssessment,
  /** What an interviewer would ask next; null when nothing important lacks. */
  next: z.object({ vi: z.string(), en: z.string() }).nullable(),
  createdAt: Instant,
});
export type InterviewAnswer = z.output<typeof InterviewAnswer>;

export const InterviewSummary = z.looseObject({
  answered: z.number().int(),
  scored: z.number().int(),
  /** Mean of the last attempts' levels; null before the first that has one. */
  level: z.number().nullable(),
  parts: z.array(z.looseObject({ id: InterviewPartId, share: z.number() })),
  /** At most two, the most frequent first. */
  habits: z.array(
    z.looseObject({
      id: z.union([InterviewPartId, z.enum(['no-result', 'no-figures', 'too-short', 'too-long'])]),
      times: z.number().int(),
      question: z.number().int(),
      quote: z.string().nullable(),
    }),
  ),
});
export type InterviewSummary = z.output<typeof InterviewSummary>;

const session = {
  id: Id,
  analysisId: Id,
  session: z.number().int(),
  status: FitProductStatus,
  failureCode: FitProductFailureCode.nullable(),
  /** The job's title as the engine read it. */
  position: z.string().nullable(),
  createdAt: Instant,
};

export const Interview = z.object({
  ...session,
  /** Empty until it is paid for. */
  questions: z.array(InterviewQuestion),
  /** Every attempt, oldest first. */
  answers: z.array(InterviewAnswer),
  summary: InterviewSummary,
});
export type Interview = z.output<typeof Interview>;

export const InterviewListed = z.object({
  ...session,
  /** Questions with an answer. */
  answered: z.number().int(),
});
export type InterviewListed = z.output<typeof InterviewListed>;

export const orderInterview = defineRoute({
  id: 'orderInterview',
  method: 'POST',
  path: '/fit-analysis/{id}/interviews',
  access: 'user',
  fresh: true,
  summary:
    'Makes the questions of a practice interview of a completed analysis for one token. The same session again answers the stored one, without a token (`repeated`). Needs an `Idempotency-Key`.',
  params: idParams,
  body: z.strictObject({ session: z.number().int().min(1).max(interviewSessionsMax) }),
  status: 202,
  reply: orderReply,
  errors: orderErrors,
});

export const listInterviews = defineRoute({
  id: 'listInterviews',
  method: 'GET',
  path: '/interviews',
  access: 'user',
  summary: 'The caller’s practice interviews, newest first.',
  query: z.strictObject({ analysisId: Id.optional() }),
  reply: dataOf(z.array(InterviewListed)),
  errors: [],
});

export const getInterview = defineRoute({
  id: 'getInterview',
  method: 'GET',
  path: '/interviews/{id}',
  access: 'user',
  summary:
    'One practice interview with its questions, every answer and its feedback. Another user’s is not found.',
  params: idParams,
  query: z.strictObject({ language: OutputLanguage.default('vi') }),
  reply: dataOf(Interview),
  errors: [],
});

export const answerInterview = defineRoute({
  id: 'answerInterview',
  method: 'POST',
  path: '/interviews/{id}/answers',
  access: 'user',
  summary:
    'Keeps one attempt at a question and answers its feedback at once. It is practice and predicts nothing; nobody else sees it.',
  params: idParams,
  body: z.strictObject({
    question: z.number().int().min(1).max(interviewQuestions),
    text: z.string().trim().min(1).max(interviewAnswerCharsMax),
    /** The language in which the question was shown. */
    language: OutputLanguage.default('vi'),
    seconds: z.number().int().min(0).max(7_200).nullable().default(null),
  }),
  status: 201,
  reply: dataOf(z.object({ answer: InterviewAnswer, summary: InterviewSummary })),
  errors: ['RESULT_NOT_READY', 'TOO_MANY_ATTEMPTS'],
});

export const chooseSentence = defineRoute({
  id: 'chooseSentence',
  method: 'PUT',
  path: '/interviews/{id}/answers/{answerId}/parts/{part}',
  access: 'user',
  summary:
    'Says which sentence of an answer is a part of it (where it begins), that `none` is, or that it is as it was `recognised`; the feedback follows. Takes no token.',
  params: z.strictObject({ id: Id, answerId: Id, part: z.enum(interviewChosenIds) }),
  body: z.strictObject({
    sentence: z.union([z.number().int().min(0), z.enum(['none', 'recognised'])]),
  }),
  reply: dataOf(z.object({ answer: InterviewAnswer, summary: InterviewSummary })),
  errors: [],
});

export const phraseFollowUp = defineRoute({
  id: 'phraseFollowUp',
  method: 'GET',
  path: '/interviews/{id}/follow-up',
  access: 'user',
  summary:
    'The follow-up question to one attempt, with a quote of it, in the words of the optional model, where it says the same. Takes no token.',
  params: idParams,
  query: z.strictObject({
    question: z.coerce.number().int().min(1).max(interviewQuestions),
    attempt: z.coerce.number().int().min(1).max(interviewAttemptsMax),
    language: OutputLanguage.default('vi'),
  }),
  reply: phrasedReply,
  errors: [],
});

export const deleteInterviewAnswers = defineRoute({
  id: 'deleteInterviewAnswers',
  method: 'DELETE',
  path: '/interviews/{id}/answers',
  access: 'user',
  summary: 'Deletes every answer of a practice interview; its questions stay.',
  params: idParams,
  status: 204,
  errors: [],
});
