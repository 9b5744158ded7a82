import type { CareerPlanContent } from '@fitfolio/analysis-contract/career-plan';

const step = {
  kind: 'learn',
  importance: 'must',
  quotes: [],
  effort: { low: 20, high: 40, source: 'estimate' },
  value: 4.2,
  needs: [],
} as const;

/** What a plan of a premium result of tests holds. */
export const someContent = (): CareerPlanContent => ({
  language: 'en',
  plan: {
    type: 'dream-job-check',
    start: '2026-11-23',
    weeks: 26,
    hoursPerWeek: 6,
    hours: 30,
    now: 82,
    reach: 86,
    beyond: 90,
    steps: [
      {
        ...step,
        quotes: [],
        needs: [],
        key: 'r1',
        code: 'learn',
        requirementIds: ['r1'],
        weekFrom: 1,
        weekTo: 5,
        due: '2026-12-27',
        over: false,
        gain: 4,
      },
    ],
    later: [{ ...step, quotes: [], needs: [], key: 'r2', code: 'learn', requirementIds: ['r2'] }],
    waits: [
      { ...step, quotes: [], needs: [], key: 'r3', code: 'wait-years', requirementIds: ['r3'], effort: null },
    ],
    areas: [{ area: 'skills', lost: 8 }],
    known: [],
  },
  texts: {
    introduction: 'This plan is for “Data analyst”.',
    goals: ['Raise the score from 82 to 86 points by week 26.'],
    areas: [{ title: 'Skills and tools', detail: '8 of 100 points are open: Docker.' }],
    steps: {
      r1: {
        name: 'Docker',
        title: 'Learn Docker',
        detail: 'Not found.',
        actions: ['Choose a course.'],
        effort: '20–40 hours',
      },
      r2: {
        name: 'Linux',
        title: 'Learn Linux',
        detail: 'Not found.',
        actions: ['Choose a course.'],
        effort: '20–40 hours',
      },
      r3: {
        name: '5 years of experience',
        title: '5 years of experience',
        detail: '2 years counted.',
        actions: ['Wait.'],
        effort: '',
      },
    },
    experience: ['r3'],
    education: [],
    softSkills: [],
    timeline: ['One step takes about 30 hours in all.'],
    nextSteps: ['Learn Docker: Choose a course.'],
    overqualified: null,
  },
});
