import { type CareerPlanType, CareerPlanView } from '@fitfolio/analysis-contract/career-plan';
import { planOf } from '@fitfolio/fit-engine/plan/plan-of';
import { planTexts } from '@fitfolio/fit-engine/plan/words';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import { someFitResult, someFitRun } from '../fit-analysis/sample/result.fixture.js';

export const analysisId = someFitRun().id;

interface Of {
  readonly type?: CareerPlanType;
  readonly hours?: number;
  readonly language?: 'vi' | 'en';
}

/** A plan that the engine makes of the sample result, with `changes`. */
export function somePlan(of: Of = {}, changes: Partial<CareerPlanView> = {}): CareerPlanView {
  const { type = 'dream-job-check', hours, language = 'en' } = of;
  const report = someFitResult('en').report as unknown as PremiumReport;
  const plan = planOf(report, type, '2026-11-23', hours);
  return CareerPlanView.parse({
    id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b99',
    type,
    status: 'completed',
    failureCode: null,
    createdAt: '2026-11-22T08:00:00.000Z',
    content: { language, plan, texts: planTexts(plan, report, language) },
    done: {},
    ...changes,
  });
}
