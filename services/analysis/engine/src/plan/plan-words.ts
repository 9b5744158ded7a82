import type { Effort } from '../catalogue/effort.js';
import type { PlanType } from '../premium/premium-report.js';
import type { Plan, PlanArea, PlannedStep, StepCode, StepText } from './plan.js';

/** What the sentences of a step may speak of. Names are in the output language, quotes as they stand. */
export interface StepSay {
  /** Its name within a sentence, and by itself. */
  readonly name: string;
  readonly label: string;
  /** Other requirements that would do as well, joined; '' when there are none. */
  readonly others: string;
  /** The report's own sentence on it. */
  readonly reason: string;
  /** The post's sentence. */
  readonly sentence: string;
  /** '' when the résumé has nothing of it. */
  readonly quote: string;
}

/** What the sentences about the whole plan may speak of. */
export interface PlanSay {
  readonly plan: Plan;
  /** The post's own; null where it names none. */
  readonly title: string | null;
  readonly company: string | null;
  /** Names of planned steps of some kinds, joined; '' when there are none. */
  readonly names: (...kinds: readonly PlannedStep['kind'][]) => string;
  /** Names of what ends later, of what is left for later, and of what cannot be hurried. */
  readonly over: string;
  readonly later: string;
  readonly waits: string;
}

export interface PlanWords {
  readonly steps: Readonly<Record<StepCode, (say: StepSay) => Omit<StepText, 'effort' | 'name'>>>;
  readonly effort: (effort: Effort | null) => string;
  readonly areas: Readonly<Record<PlanArea, string>>;
  /** What one area would do to the score by itself. */
  readonly alone: (from: number, to: number, names: string) => string;
  readonly aims: Readonly<Record<PlanType, string>>;
  readonly introduction: (say: PlanSay) => string;
  readonly goals: (say: PlanSay) => string[];
  /** Before anything is learnt: a person may have what was not found. */
  readonly checkFirst: string;
  readonly timeline: (say: PlanSay) => string[];
  readonly overqualified: (note: string, titles: string) => string;
  /** When nothing is left to be done. */
  readonly nothing: string;
  /** When too little could be judged. */
  readonly noScore: string;
  /** When there are no hours to plan with, and when no step fits into them; `first` is '' where all steps wait. */
  readonly noHours: (first: string) => string;
  readonly nothingFits: (first: string) => string;
  /** At the end of a list that was cut. */
  readonly more: (count: number) => string;
}
