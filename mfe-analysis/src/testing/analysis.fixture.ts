import { FreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { reportFixture } from './report.fixture.js';

/** A completed analysis with `changes`. */
export const someAnalysis = (changes: Partial<FreeAnalysis> = {}): FreeAnalysis =>
  FreeAnalysis.parse({
    id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b99',
    status: 'completed',
    fileName: 'tran-minh-anh-cv.pdf',
    position: reportFixture.job.title,
    score: reportFixture.score,
    createdAt: '2026-11-20T08:12:33.000Z',
    step: null,
    outputLanguage: 'vi',
    analysis_result: reportFixture,
    corrections: [],
    failure: null,
    ...changes,
  });
