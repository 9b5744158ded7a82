import {
  getFitAnalysisResult,
  type FitAnalysisResult,
  type getFitAnalysisStatus,
} from '@fitfolio/analysis-contract/fit-analysis';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import en from './sample.en.json' with { type: 'json' };
import vi from './sample.vi.json' with { type: 'json' };

type Run = RouteReply<typeof getFitAnalysisStatus>['data'];

const summary = {
  id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b77',
  resumeFileName: 'tran-minh-anh-cv.pdf',
  jobFileName: null,
  careerPlanStatus: null,
  documentsKeptUntil: '2027-11-22T02:00:00.000Z',
};

/** A completed run with `changes`. */
export const someFitRun = (changes: Partial<Run> = {}): Run => ({
  ...summary,
  status: 'completed',
  score: en.report.score,
  position: en.position,
  createdAt: en.createdAt,
  step: null,
  failure: null,
  ...changes,
});

/** Its result, made by the engine of an invented person and an invented post. */
export const someFitResult = (
  language: 'vi' | 'en' = 'en',
  changes: Partial<FitAnalysisResult> = {},
): FitAnalysisResult => ({
  ...getFitAnalysisResult.reply.parse({ data: { ...summary, ...(language === 'vi' ? vi : en) } }).data,
  ...changes,
});
