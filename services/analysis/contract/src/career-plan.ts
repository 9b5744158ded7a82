import { Id, idParams, Instant, OutputLanguage } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { FitProductFailureCode, FitProductStatus, orderErrors, orderReply } from './fit-products.js';
import { planHoursPerWeekMax, planStepKeyCharsMax } from './limits.js';
import { phrasedReply } from './phrasing.js';
import { Quote } from './premium-report.js';
import { Importance } from './report.js';

/** What a plan is for; it decides the weeks, the usual hours a week and the order of the steps. */
export const careerPlanTypes = ['active-job-seeker', 'dream-job-check', 'casual-development'] as const;
export const CareerPlanType = z.enum(careerPlanTypes);
export type CareerPlanType = z.output<typeof CareerPlanType>;

const Score = z.number().int().min(0).max(100).nullable();

const stepShape = {
  /** The same in every plan of an analysis. */
  key: z.string(),
  /** prove, tell, learn, certify, language, study or wait. */
  kind: z.string(),
  code: z.string(),
  /** The one to work on comes first; any of the others would do as well. */
  requirementIds: z.array(z.string()),
  importance: Importance,
  quotes: z.array(Quote),
  /** Hours, as a range with where it comes from; null where hours do not help. */
  effort: z.object({ low: z.number(), high: z.number(), source: z.string() }).nullable(),
  /** Exact points of the score that the step gives alone. */
  value: z.number(),
  needs: z.array(z.string()),
};
export const CareerPlanStep = z.looseObject(stepShape);
export type CareerPlanStep = z.output<typeof CareerPlanStep>;

export const PlannedStep = z.looseObject({
  ...stepShape,
  /** Weeks count from 1. */
  weekFrom: z.number().int(),
  weekTo: z.number().int(),
  due: z.iso.date(),
  /** It ends after the last week, so its points are not in `reach`. */
  over: z.boolean(),
  /** Whole points by which the score rises when it ends, after the steps that end before. */
  gain: z.number().int(),
});
export type PlannedStep = z.output<typeof PlannedStep>;

/** A plan without a language. `reach` is what the same comparison gives when the résumé shows every step that ends in time. */
export const CareerPlan = z.looseObject({
  type: CareerPlanType,
  start: z.iso.date(),
  weeks: z.number().int(),
  hoursPerWeek: z.number().int(),
  /** Hours that the planned steps take, by the middle of their ranges. */
  hours: z.number().int(),
  now: Score,
  reach: Score,
  /** With the steps that end later or are left for later. */
  beyond: Score,
  steps: z.array(PlannedStep),
  later: z.array(CareerPlanStep),
  waits: z.array(CareerPlanStep),
  /** Keys of steps whose owner has what they ask for: they became a line to be written. Services before 2.15.0 say none. */
  known: z.array(z.string()).default([]),
  areas: z.array(z.looseObject({ area: z.string(), lost: z.number() })),
});
export type CareerPlan = z.output<typeof CareerPlan>;

/** Every sentence of a plan, in one language. */
export const CareerPlanTexts = z.looseObject({
  introduction: z.string(),
  goals: z.array(z.string()),
  /** Beside each of `areas`. */
  areas: z.array(z.looseObject({ title: z.string(), detail: z.string() })),
  /** By key. */
  steps: z.record(
    z.string(),
    z.looseObject({
      /** What is asked for, by itself. Services before 2.15.0 say nothing. */
      name: z.string().default(''),
      title: z.string(),
      detail: z.string(),
      actions: z.array(z.string()),
      effort: z.string(),
    }),
  ),
  /** Keys of the steps that each section speaks of. */
  experience: z.array(z.string()),
  education: z.array(z.string()),
  softSkills: z.array(z.string()),
  timeline: z.array(z.string()),
  nextSteps: z.array(z.string()),
  overqualified: z.string().nullable(),
});
export type CareerPlanTexts = z.output<typeof CareerPlanTexts>;

const stateShape = {
  id: Id,
  type: CareerPlanType,
  status: FitProductStatus,
  failureCode: FitProductFailureCode.nullable(),
  createdAt: Instant,
};

export const CareerPlanContent = z.object({
  language: OutputLanguage,
  plan: CareerPlan,
  texts: CareerPlanTexts,
});
export type CareerPlanContent = z.output<typeof CareerPlanContent>;

export const CareerPlanView = z.object({
  ...stateShape,
  /** null until it is completed. */
  content: CareerPlanContent.nullable(),
  /** When its owner ticked a step, by its key. */
  done: z.record(z.string(), Instant),
});
export type CareerPlanView = z.output<typeof CareerPlanView>;

const ofType = z.strictObject({ career_plan_type: CareerPlanType });
const shown = z.strictObject({
  /** The newest plan unless given. */
  career_plan_type: CareerPlanType.optional(),
  /** The language of the analysis unless given. */
  language: OutputLanguage.optional(),
});

export const orderCareerPlan = defineRoute({
  id: 'orderCareerPlan',
  method: 'POST',
  path: '/fit-analysis/{id}/career-plan',
  access: 'user',
  fresh: true,
  summary:
    'Makes a career plan of a completed analysis for one token. The same type again answers the stored plan, without a token (`repeated`). Needs an `Idempotency-Key`.',
  params: idParams,
  query: ofType,
  status: 202,
  reply: orderReply,
  errors: orderErrors,
});

export const getCareerPlan = defineRoute({
  id: 'getCareerPlan',
  method: 'GET',
  path: '/fit-analysis/{id}/career-plan',
  access: 'user',
  summary:
    'A plan of one of the caller’s analyses; null when none was asked for. `types` names those that stand. Another user’s analysis is not found.',
  params: idParams,
  query: shown,
  reply: dataOf(
    z.object({
      plan: CareerPlanView.nullable(),
      /** Plans that stand or are being made, newest first. */
      types: z.array(CareerPlanType),
      position: z.string().nullable(),
    }),
  ),
  errors: [],
});

export const phraseCareerPlan = defineRoute({
  id: 'phraseCareerPlan',
  method: 'GET',
  path: '/fit-analysis/{id}/career-plan/phrasing',
  access: 'user',
  summary:
    'The plan’s introduction in the words of the optional model, where it says the same. Takes no token.',
  params: idParams,
  query: shown,
  reply: phrasedReply,
  errors: ['RESULT_NOT_READY'],
});

export const setPlanHours = defineRoute({
  id: 'setPlanHours',
  method: 'PUT',
  path: '/fit-analysis/{id}/career-plan/hours',
  access: 'user',
  summary: 'Lays the plan anew for so many hours a week; kept.',
  params: idParams,
  query: ofType.extend({ language: OutputLanguage.optional() }),
  body: z.strictObject({ hoursPerWeek: z.number().int().min(1).max(planHoursPerWeekMax) }),
  reply: dataOf(CareerPlanView),
  errors: ['RESULT_NOT_READY'],
});

export const tickPlanStep = defineRoute({
  id: 'tickPlanStep',
  method: 'PUT',
  path: '/fit-analysis/{id}/career-plan/steps/{key}',
  access: 'user',
  summary: 'Ticks a step off, or takes the tick back. It changes no score: the next analysis does.',
  params: idParams.extend({ key: z.string().min(1).max(planStepKeyCharsMax) }),
  query: ofType,
  body: z.strictObject({ done: z.boolean() }),
  reply: dataOf(z.object({ done: z.record(z.string(), Instant) })),
  errors: ['RESULT_NOT_READY'],
});

export const knowPlanStep = defineRoute({
  id: 'knowPlanStep',
  method: 'PUT',
  path: '/fit-analysis/{id}/career-plan/steps/{key}/known',
  access: 'user',
  summary:
    'Says that the person has what a step asks for, or takes that back; the plan is laid anew with a line to be written instead. It changes no score: the next analysis does.',
  params: idParams.extend({ key: z.string().min(1).max(planStepKeyCharsMax) }),
  query: ofType.extend({ language: OutputLanguage.optional() }),
  body: z.strictObject({ known: z.boolean() }),
  reply: dataOf(CareerPlanView),
  errors: ['RESULT_NOT_READY'],
});

export const downloadPlanCalendar = defineRoute({
  id: 'downloadPlanCalendar',
  method: 'GET',
  path: '/fit-analysis/{id}/career-plan/calendar',
  access: 'user',
  summary: 'The steps that are not ticked as all-day events on the day they are due (RFC 5545).',
  params: idParams,
  query: shown,
  download: 'text/calendar; charset=utf-8',
  errors: ['RESULT_NOT_READY'],
});

export const downloadPlanReport = defineRoute({
  id: 'downloadPlanReport',
  method: 'GET',
  path: '/fit-analysis/{id}/career-plan/report',
  access: 'user',
  summary: 'The plan as a PDF.',
  params: idParams,
  query: shown,
  download: 'application/pdf',
  errors: ['RESULT_NOT_READY'],
});

export const adminGetCareerPlan = defineRoute({
  id: 'adminGetCareerPlan',
  method: 'GET',
  path: '/admin/fit-analysis/{id}/career-plan',
  access: 'admin',
  summary:
    'A plan of any user’s analysis; null when none was asked for. The look at a plan that is there is noted.',
  params: idParams,
  query: shown,
  reply: dataOf(
    z.object({
      id: Id,
      userId: Id,
      email: z.string().nullable(),
      position: z.string().nullable(),
      types: z.array(CareerPlanType),
      plan: z.object({ ...stateShape, content: CareerPlanContent.nullable() }).nullable(),
    }),
  ),
  errors: [],
});
