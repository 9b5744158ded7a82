import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { Plan } from '../src/plan/plan.js';
import { planOf } from '../src/plan/plan-of.js';
import { planTypes } from '../src/plan/types.js';
import { premiumReport } from '../src/premium.js';
import type { PlanType, PremiumReport, PremiumRequirement } from '../src/premium/premium-report.js';
import { scoreOf, termsOf } from '../src/score/score.js';
import { pairs, text, today } from './people.js';

const seed = 20261122;
export const start = '2026-11-23';
export const types = Object.keys(planTypes) as PlanType[];
export const reports = pairs
  .map(({ name, resume, job }) => ({
    name,
    report: premiumReport({ resume: text(resume), job: text(job), today }),
  }))
  .filter(({ report }) => report.score !== null);

/** The score of a ledger, added up anew. */
export function scored(requirements: readonly PremiumRequirement[]): number | null {
  const lines = requirements.map((item) => ({
    item,
    units: item.units,
    core: item.core,
    judgement: { verdict: item.verdict, credit: item.credit },
  }));
  return scoreOf(termsOf(lines)).value;
}

/** Reports of real documents whose verdicts are drawn anew. */
const drawnReports = fc
  .record({
    of: fc.integer({ min: 0, max: reports.length - 1 }),
    draws: fc.array(
      fc.record({ verdict: fc.integer({ min: 0, max: 3 }), credit: fc.integer({ min: 1, max: 9 }) }),
      {
        minLength: 60,
        maxLength: 60,
      },
    ),
  })
  .map(({ of, draws }): PremiumReport => {
    const { report } = reports[of]!;
    const requirements = report.requirements.map((one, i): PremiumRequirement => {
      const { verdict, credit } = draws[i % draws.length]!;
      if (verdict === 3) return one;
      return [
        { ...one, verdict: 'not-found' as const, credit: 0, evidence: [], why: { code: 'absent' as const } },
        { ...one, verdict: 'partly' as const, credit: credit / 10 },
        { ...one, verdict: 'met' as const, credit: 1 },
      ][verdict]!;
    });
    return { ...report, requirements, score: scored(requirements) };
  })
  .filter(({ score }) => score !== null);

/** Some of the keys that steps have: what a person says that they have. */
const drawnKnown = fc
  .array(fc.integer({ min: 1, max: 60 }), { maxLength: 12 })
  .map((numbers) => new Set(numbers.flatMap((n) => [`r${n}`, `g${n}`])));

/** What the plan promises, without the engine's own what-if. */
function promised(report: PremiumReport, plan: Plan): number | null {
  const shown = new Set(plan.steps.filter(({ over }) => !over).map(({ requirementIds: [id] }) => id));
  return scored(
    report.requirements.map((one) => (shown.has(one.id) ? { ...one, verdict: 'met', credit: 1 } : one)),
  );
}

/** A plan promises the score that the same comparison gives its steps, in so many drawn reports. */
export function plansPromiseWhatTheirStepsGive(numRuns: number): void {
  let plans = 0;
  fc.assert(
    fc.property(
      drawnReports,
      fc.constantFrom(...types),
      fc.integer({ min: 1, max: 60 }),
      drawnKnown,
      (report, type, hours, known) => {
        const plan = planOf(report, type, start, hours, known);
        expect(plan.reach).toBe(promised(report, plan));
        const inTime = plan.steps.filter(({ over }) => !over);
        expect(inTime.reduce((sum, { gain }) => sum + gain, plan.now ?? 0)).toBe(plan.reach);
        plans += 1;
      },
    ),
    { numRuns, seed },
  );
  expect(plans).toBeGreaterThanOrEqual(numRuns);
}

/** A plan keeps within its weeks, in order, and says each thing once. */
export function plansKeepWithinTheirWeeks(numRuns: number): void {
  fc.assert(
    fc.property(
      drawnReports,
      fc.constantFrom(...types),
      fc.integer({ min: 1, max: 60 }),
      drawnKnown,
      (report, type, hours, known) => {
        const plan = planOf(report, type, start, hours, known);
        const { weeks } = planTypes[type];
        const all = [...plan.steps, ...plan.later, ...plan.waits];
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
        const ends = new Map(plan.steps.map((step) => [step.key, step.weekTo]));
        let used = 0;
        for (const step of plan.steps) {
          expect(step.weekFrom).toBeGreaterThanOrEqual(1);
          expect(step.weekFrom).toBeLessThanOrEqual(weeks);
          expect(step.weekTo <= weeks || step.over).toBe(true);
          for (const key of step.needs) expect(ends.get(key) ?? 0).toBeLessThanOrEqual(step.weekTo);
          if (!step.over && step.effort) used += (step.effort.low + step.effort.high) / 2;
        }
        expect(used).toBeLessThanOrEqual(weeks * hours + 0.001);
      },
    ),
    { numRuns, seed },
  );
}
