import { describe, expect, it } from '@jest/globals';
import { mayBeKnown, planOf } from '../src/plan/plan-of.js';
import { hoursPerWeekMax } from '../src/plan/types.js';
import { planTexts } from '../src/plan/words.js';
import { premiumReport } from '../src/premium.js';
import type { PremiumReport } from '../src/premium/premium-report.js';
import {
  plansKeepWithinTheirWeeks,
  plansPromiseWhatTheirStepsGive,
  reports,
  scored,
  start,
  types,
} from './drawn-plans.js';
import { accountantResumeVi, frontEndResume, text, today } from './people.js';

describe('career plan', () => {
  it('promises the score that the same comparison gives its steps, in generated reports', () => {
    plansPromiseWhatTheirStepsGive(60);
  });

  it('keeps within the weeks, in order, and says each thing once', () => {
    plansKeepWithinTheirWeeks(25);
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

  it('asks who has something for a line, in an hour or two, and takes nothing from what they know', () => {
    for (const { report } of reports)
      for (const type of types) {
        const plan = planOf(report, type, start);
        const asked = [...plan.steps, ...plan.later, ...plan.waits].filter(mayBeKnown);
        const known = new Set(asked.map(({ key }) => key));
        const all = planOf(report, type, start, undefined, new Set([...known, 'r999']));
        expect(new Set(all.known)).toEqual(known);
        expect([...all.steps, ...all.later, ...all.waits].filter(mayBeKnown)).toEqual([]);
        expect(all.reach ?? 0).toBeGreaterThanOrEqual(plan.reach ?? 0);
        expect(all.hours).toBeLessThanOrEqual(Math.max(plan.hours, 2 * all.steps.length));
        for (const language of ['vi', 'en'] as const) {
          const texts = planTexts(all, report, language);
          expect(JSON.stringify(texts)).not.toMatch(/undefined|null,"|\s{2}|“”|\(\)/);
          for (const key of known)
            expect(texts.steps[key]?.name).toBe(planTexts(plan, report, language).steps[key]?.name);
        }
      }
  });

  it('says first that what was not found may be there under another name', () => {
    const plan = planOf(some, 'dream-job-check', start);
    expect(plan.steps.some(({ kind }) => kind === 'learn')).toBe(true);
    expect(planTexts(plan, some, 'en').goals.join(' ')).toContain('under another name');
    expect(planTexts(plan, some, 'vi').goals.join(' ')).toContain('tên khác');
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
