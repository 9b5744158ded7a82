import { type CareerPlanType, CareerPlanView } from '@fitfolio/analysis-contract/career-plan';
import { FitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import { plainTextDocument } from '@fitfolio/fit-engine/document';
import { planOf } from '@fitfolio/fit-engine/plan/plan-of';
import { planTexts } from '@fitfolio/fit-engine/plan/words';
import { premiumReport } from '@fitfolio/fit-engine/premium';
import { premiumTexts } from '@fitfolio/fit-engine/premium/words';

const resume = `Nguyễn Thị Mai
mai.nguyen@example.com | 0912 345 678 | Hà Nội

Experience
Data Analyst, Ánh Dương Retail JSC
03/2022 - 05/2026
- Wrote SQL reports on the sales of 40 shops
- Cut the time of the weekly report from 6 hours to 1

Education
Bachelor of Statistics, National Economics University
2017 - 2021

Skills
SQL, Microsoft Excel, Tableau`;
const job = `Data Analyst
Blue Lake Retail, Hanoi

Requirements
- At least 2 years of experience as a Data Analyst
- Strong SQL and Python
- Experience with Power BI and Airflow
- Good communication skills
- English: IELTS 6.5
- Bachelor's degree in Statistics or a related field`;
const today = '2026-11-22';
const report = premiumReport({
  resume: plainTextDocument(resume),
  job: plainTextDocument(job),
  today,
});

export const analysisId = '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b77';

/** The result that the plans are made of. */
export const analysed = FitAnalysisResult.parse({
  id: analysisId,
  resumeFileName: 'cv.txt',
  jobFileName: null,
  careerPlanStatus: null,
  documentsKeptUntil: null,
  language: 'en',
  report,
  texts: premiumTexts(report, 'en'),
  position: report.job.title,
  createdAt: `${today}T02:00:00.000Z`,
});

/** A plan that the engine makes of it, with `changes`. */
export function somePlan(
  {
    type = 'dream-job-check',
    hours,
    known = [],
  }: { readonly type?: CareerPlanType; readonly hours?: number; readonly known?: readonly string[] } = {},
  changes: Partial<CareerPlanView> = {},
): CareerPlanView {
  const plan = planOf(report, type, today, hours, new Set(known));
  return CareerPlanView.parse({
    id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b99',
    type,
    status: 'completed',
    failureCode: null,
    createdAt: `${today}T08:00:00.000Z`,
    content: { language: 'en', plan, texts: planTexts(plan, report, 'en') },
    done: {},
    ...changes,
  });
}
