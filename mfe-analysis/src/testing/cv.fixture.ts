import type { Cv } from '@fitfolio/analysis-contract/cv';
import { type FitAnalysisResult, getFitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import { cvOf } from '@fitfolio/fit-engine/cv/cv-of';
import { plainTextDocument } from '@fitfolio/fit-engine/document';
import { premiumReport } from '@fitfolio/fit-engine/premium';
import { premiumTexts } from '@fitfolio/fit-engine/premium/words';

const resume = `Nguyễn Thị Mai
mai.nguyen@example.com | 0912 345 678 | Hà Nội

Summary
Front-end developer with four years of experience in building web applications for retail customers.

Experience
Front-End Developer, Ánh Dương Software JSC
03/2020 - 05/2024
- Responsible for building web applications with React for 40,000 users.
- Reduced page load time by 35% with code splitting in Webpack
- Wrote unit tests in Jest and reviewed code of colleagues

Education
Bachelor of Computer Science, Hanoi University of Science and Technology
2014 - 2018

Skills
JavaScript, HTML5, Git`;
const job = `Front End Engineer
Blue Lake Technology, Hanoi

Requirements
- At least 3 years of experience with React and JavaScript
- Experience with Git and Webpack
- Bachelor of Computer Science`;

const report = premiumReport({
  resume: plainTextDocument(resume),
  job: plainTextDocument(job),
  today: '2026-06-01',
});
const savedAt = '2026-06-01T02:00:00.000Z';
export const analysisId = '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b77';

/** A CV of an invented person, made by the engine. */
export const someCv = (changes: Partial<Cv> = {}): Cv => ({
  id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9c01',
  analysisId,
  revision: 0,
  savedAt,
  document: cvOf(report),
  ...changes,
});

/** The report it was made of. */
export const cvResult = (): FitAnalysisResult =>
  getFitAnalysisResult.reply.parse({
    data: {
      id: analysisId,
      resumeFileName: 'cv.pdf',
      jobFileName: null,
      careerPlanStatus: null,
      documentsKeptUntil: null,
      language: 'en',
      report,
      texts: premiumTexts(report, 'en'),
      position: 'Front End Engineer',
      createdAt: savedAt,
    },
  }).data;
