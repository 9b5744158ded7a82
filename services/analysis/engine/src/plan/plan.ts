// The shape of a career plan. It holds codes, numbers and literal quotes, as the report does; `words.ts` says it in a
// language. The contract's `CareerPlan` follows it; types, not interfaces, for the same reason as the report's.
import type { EffortSource } from '../catalogue/effort.js';
import type { PlanType, Quote } from '../premium/premium-report.js';
import type { Importance } from '../report.js';

export type StepKind = 'prove' | 'tell' | 'learn' | 'certify' | 'language' | 'study' | 'wait';

/** Which sentences a step has; its kind comes first. */
export type StepCode =
  | 'prove-listed'
  | 'prove-old'
  | 'prove-part'
  | 'prove-name'
  | 'prove-branch'
  | 'prove-paper'
  | 'prove-dates'
  | 'prove-level'
  | 'prove-language'
  | 'prove-duty'
  | 'prove-own'
  | 'tell'
  | 'tell-more'
  | 'learn'
  | 'learn-near'
  | 'learn-next'
  | 'learn-basic'
  | 'learn-begun'
  | 'learn-again'
  | 'learn-term'
  | 'certify'
  | 'certify-begun'
  | 'certify-renew'
  | 'certify-next'
  | 'language'
  | 'language-below'
  | 'language-further'
  | 'study'
  | 'study-begun'
  | 'study-open'
  | 'study-level'
  | 'wait-years'
  | 'wait-title'
  | 'wait-level'
  | 'wait-duty'
  | 'wait-field'
  | 'wait-branch'
  | 'wait-trade';

/** What can be done about one requirement, or about one of several alternatives. */
export type PlanStep = {
  /** The same in every plan of a report: ticks hang on it. */
  key: string;
  kind: StepKind;
  code: StepCode;
  /** The one to work on comes first; any of the others would do as well. */
  requirementIds: string[];
  importance: Importance;
  /** What the résumé has of it, or what comes nearest. */
  quotes: Quote[];
  /** Hours it takes; null where hours do not help. */
  effort: { low: number; high: number; source: EffortSource } | null;
  /** Exact points of the score that it gives alone. */
  value: number;
  /** Keys of the steps to be done before. */
  needs: string[];
};

export type PlannedStep = PlanStep & {
  /** Weeks count from 1. */
  weekFrom: number;
  weekTo: number;
  /** The last day of its last week. */
  due: string;
  /** It ends after the plan's last week, so its points are not promised. */
  over: boolean;
  /** Whole points by which the score rises when this step ends, after those that end before. */
  gain: number;
};

export type PlanArea = 'skills' | 'soft-skills' | 'experience' | 'education' | 'language';

/** Everything of a plan that does not depend on the hours a person has: it is made once. */
export type PlanBasis = {
  version: 1;
  engineVersion: string;
  type: PlanType;
  /** `YYYY-MM-DD`: the first day of week 1. */
  start: string;
  /** In the order in which to take them up. */
  steps: PlanStep[];
  /** What cannot be hurried. */
  waits: PlanStep[];
  /**
   * Points that the score gains when all that is open of one area is shown, and of no other; most first, with the
   * requirements, the weightiest first.
   */
  areas: { area: PlanArea; lost: number; requirementIds: string[] }[];
  /** Titles to apply for now: the post's own, and those held. */
  titles: string[];
  /** Titles of the catalogue above the post's, when the post asks for less than the person has. */
  higher: { en: string; vi: string }[];
  overqualified: boolean;
};

export type Plan = Omit<PlanBasis, 'steps'> & {
  weeks: number;
  hoursPerWeek: number;
  steps: PlannedStep[];
  /** What does not fit into the weeks. */
  later: PlanStep[];
  /** Keys of what the person has, though the comparison did not find it. */
  known: string[];
  /** Hours that the planned steps take, by the middle of their ranges. */
  hours: number;
  now: number | null;
  /** What the same engine says of the report with every step shown that ends in time; null where it says nothing. */
  reach: number | null;
  /** The same with the steps that end later, or are left for later. */
  beyond: number | null;
};

/** The sentences of one step. */
export type StepText = {
  /** What is asked for, by itself. */
  name: string;
  title: string;
  /** Why, with what the résumé says. */
  detail: string;
  actions: string[];
  effort: string;
};

/** Every sentence of a plan, in one language. */
export type PlanTexts = {
  language: 'vi' | 'en';
  introduction: string;
  goals: string[];
  /** Beside each of `areas`. */
  areas: { title: string; detail: string }[];
  /** By key, also of those for later and of what cannot be hurried. */
  steps: Record<string, StepText>;
  /** Keys of the steps that each section speaks of. */
  experience: string[];
  education: string[];
  softSkills: string[];
  timeline: string[];
  /** At most three, each of two hours or less. */
  nextSteps: string[];
  overqualified: string | null;
};
