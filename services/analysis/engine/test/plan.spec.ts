import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Plan } from '../src/plan/plan.js';
import { planOf } from '../src/plan/plan-of.js';
import { hoursPerWeekMax, planTypes } from '../src/plan/types.js';
import { planTexts } from '../src/plan/words.js';
import { premiumReport } from '../src/premium.js';
import type { PlanType, PremiumReport, PremiumRequirement } from '../src/premium/premium-report.js';
import { scoreOf, termsOf } from '../src/score/score.js';
import { accountantResumeVi, frontEndResume, pairs, text, today } from './people.js';

const start = '2026-11-23';
const types = Object.keys(planTypes) as PlanType[];
const reports = pairs
  .map(({ name, resume, job }) => ({
    name,
    report: premiumReport({ resume: text(resume), job: text(job), today }),
  }))
  .filter(({ report }) => report.score !== null);

/** The score of a ledger, added up anew. */
function scored(requirements: readonly PremiumRequirement[]): number | null {
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

/** What the plan promises, without the engine's own what-if. */
function promised(report: PremiumReport, plan: Plan): number | null {
  const shown = new Set(plan.steps.filter(({ over }) => !over).map(({ requirementIds: [id] }) => id));
  return scored(
    report.requirements.map((one) => (shown.has(one.id) ? { ...one, verdict: 'met', credit: 1 } : one)),
  );
}

const seed = 20261122;

describe('career plan', () => {
  it('promises the score that the same comparison gives its steps, in 500 generated reports', () => {
    let plans = 0;
    fc.assert(
      fc.property(
        drawnReports,
        fc.constantFrom(...types),
        fc.integer({ min: 1, max: 60 }),
        (report, type, hours) => {
          const plan = planOf(report, type, start, hours);
          expect(plan.reach).toBe(promised(report, plan));
          const inTime = plan.steps.filter(({ over }) => !over);
          expect(inTime.reduce((sum, { gain }) => sum + gain, plan.now ?? 0)).toBe(plan.reach);
          plans += 1;
        },
      ),
      { numRuns: 500, seed },
    );
    expect(plans).toBeGreaterThanOrEqual(500);
  });

  it('keeps within the weeks, in order, and says each thing once', () => {
    fc.assert(
      fc.property(
        drawnReports,
        fc.constantFrom(...types),
        fc.integer({ min: 1, max: 60 }),
        (report, type, hours) => {
          const plan = planOf(report, type, start, hours);
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
      { numRuns: 200, seed },
    );
  });

  it('is the same bytes again, quotes the résumé literally, and has words in both languages', () => {
    for (const { report } of reports)
      for (const type of types) {
        const plan = planOf(report, type, start);
        expect(JSON.stringify(planOf(report, type, start))).toBe(JSON.stringify(plan));
        const all = [...plan.steps, ...plan.later, ...plan.waits];
        for (const { quotes } of all)
          for (const quote of quotes)
            expect(report.documents.resume.slice(quote.start, quote.end)).toBe(quote.quote);
        for (const language of ['vi', 'en'] as const) {
          const texts = planTexts(plan, report, language);
          expect(Object.keys(texts.steps).sort()).toEqual(all.map(({ key }) => key).sort());
          expect(texts.nextSteps.length).toBeLessThanOrEqual(3);
          const said = JSON.stringify(texts);
          expect(said).not.toMatch(/undefined|null,"|\s{2}|“”|\(\)/);
          for (const { title, detail, actions } of Object.values(texts.steps)) {
            expect(title).not.toBe('');
            expect(`${detail}${actions.join('')}`).not.toBe('');
          }
        }
      }
  });

  const [{ report: some }] = reports as [(typeof reports)[number]];
  const empty = (report: PremiumReport): PremiumReport => ({ ...report, requirements: [] });
  const met = (report: PremiumReport): PremiumReport => {
    const requirements = report.requirements.map((one) => ({ ...one, verdict: 'met' as const, credit: 1 }));
    return { ...report, requirements, score: scored(requirements) };
  };

  it('plans nothing with no hours, and no more than can be kept', () => {
    const none = planOf(some, 'active-job-seeker', start, 0);
    expect([none.steps, none.reach]).toEqual([[], some.score]);
    expect(planTexts(none, some, 'en').introduction).toContain('no hours');
    expect(planOf(some, 'active-job-seeker', start, 200)).toEqual(
      planOf(some, 'active-job-seeker', start, hoursPerWeekMax),
    );
  });

  it('tells somebody who shows everything to apply', () => {
    for (const type of types) {
      const plan = planOf(met(some), type, start);
      expect([plan.steps, plan.later, plan.waits]).toEqual([[], [], []]);
      expect(planTexts(plan, met(some), 'en').nextSteps).toEqual([
        'Apply now, and prepare for the interview.',
      ]);
      expect(planTexts(plan, met(some), 'vi').introduction).toContain('mọi yêu cầu');
    }
  });

  it('survives a report without requirements', () => {
    const plan = planOf(empty(some), 'casual-development', start);
    expect([plan.steps, plan.reach, plan.areas]).toEqual([[], null, []]);
    expect(planTexts(plan, empty(some), 'vi').goals).toEqual([]);
  });

  it('offers titles above the post to somebody who has far more', () => {
    const resume = `Trần Văn Bình

Experience
Senior Accountant, Hồng Hà Trading JSC
01/2006 - 05/2026
- Prepared VAT declarations and financial statements for three companies

Education
Bachelor of Accounting, National Economics University
2001 - 2005`;
    const job = `Accountant
Lá Xanh Trading JSC, Hanoi

Requirements
- At least 1 year of experience as an accountant
- Knowledge of VAT declarations and financial statements
- Bachelor of Accounting
- Proficient in Microsoft Excel and MISA
- Good communication skills`;
    const report = premiumReport({ resume: text(resume), job: text(job), today });
    const plan = planOf(report, 'dream-job-check', start);
    expect(plan.overqualified).toBe(true);
    expect(planTexts(plan, report, 'en').overqualified).toMatch(/overqualified.+“Chief Accountant”/);
  });

  it('asks nobody for a test of the language their résumé is written in', () => {
    const job = `Kế toán tổng hợp
Công ty TNHH Lá Xanh, Hà Nội

Yêu cầu
- Ít nhất 3 năm kinh nghiệm kế toán
- Thành thạo Microsoft Excel
- Tiếng Việt thành thạo
- Tốt nghiệp đại học chuyên ngành kế toán`;
    const report = premiumReport({ resume: text(accountantResumeVi), job: text(job), today });
    const asked = report.requirements.find(
      ({ ask }) => ask.type === 'language' && ask.languageId === 'vietnamese',
    );
    const { steps } = planOf(report, 'dream-job-check', start);
    expect(steps.find(({ requirementIds }) => requirementIds[0] === asked?.id)?.code).toBe('prove-language');
  });

  it('learns what another thing needs before it', () => {
    const job = `Back End Engineer
Blue Lake Technology, Hanoi

Requirements
- Experience with Kubernetes
- Experience with Docker
- Experience with Spring Boot
- Experience with Java
- Knowledge of Linux
- At least 2 years of experience
- Bachelor's degree in Computer Science`;
    const report = premiumReport({ resume: text(frontEndResume), job: text(job), today });
    const { steps, later } = planOf(report, 'casual-development', start, 60);
    const all = [...steps, ...later];
    const waiting = all.filter(({ needs }) => needs.length > 0);
    expect(waiting.length).toBeGreaterThan(0);
    for (const step of waiting)
      for (const key of step.needs)
        expect(all.findIndex((one) => one.key === key)).toBeLessThan(all.indexOf(step));
  });
});
