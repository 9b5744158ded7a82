import type { PlanType } from '../premium/premium-report.js';
import type { StepKind } from './plan.js';

/** Steps of these kinds are done one after the other, beside those of other lanes. */
interface Lane {
  readonly kinds: readonly StepKind[];
  /** Its part of the week while several lanes are at work. */
  readonly share: number;
}

interface TypeRules {
  readonly weeks: number;
  readonly hoursPerWeek: number;
  /** Writing down what was done comes before everything else. */
  readonly showFirst: boolean;
  readonly mustsFirst: boolean;
  /** The last step of a lane may end this share of the weeks later. */
  readonly overShare: number;
  readonly lanes: readonly Lane[];
}

const show = ['prove', 'tell'] as const;
const work = ['learn', 'certify', 'study'] as const;

export const planTypes: Readonly<Record<PlanType, TypeRules>> = {
  'active-job-seeker': {
    weeks: 6,
    hoursPerWeek: 10,
    showFirst: true,
    mustsFirst: false,
    overShare: 0.5,
    lanes: [{ kinds: [...show, ...work, 'language'], share: 1 }],
  },
  'dream-job-check': {
    weeks: 26,
    hoursPerWeek: 6,
    showFirst: true,
    mustsFirst: true,
    overShare: 0.25,
    lanes: [
      { kinds: [...show, ...work], share: 2 },
      { kinds: ['language'], share: 1 },
    ],
  },
  'casual-development': {
    weeks: 52,
    hoursPerWeek: 3,
    showFirst: false,
    mustsFirst: false,
    overShare: 0.25,
    lanes: [
      { kinds: work, share: 2 },
      { kinds: [...show, 'language'], share: 1 },
    ],
  },
};

export const isPlanType = (text: string): text is PlanType => Object.hasOwn(planTypes, text);

/** More than this is no plan that a person keeps. */
export const hoursPerWeekMax = 60;
