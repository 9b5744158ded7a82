import { Id, idParams, Instant, OutputLanguage } from '@fitfolio/contract-kit/common';
import { defineEvent } from '@fitfolio/contract-kit/message';
import { dataOf, listQuery, pageOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { Correction } from './corrections.js';
import { jobTextCharsMax, uploadBytesMax, uploadExtensions } from './limits.js';
import { Report } from './report.js';

export const AnalysisStatus = z.enum(['queued', 'running', 'completed', 'failed']);
export type AnalysisStatus = z.output<typeof AnalysisStatus>;

/** What a run is doing; both documents are read before it begins. */
export const AnalysisStep = z.enum(['comparing']);
export type AnalysisStep = z.output<typeof AnalysisStep>;

/** What is wrong with one document. `document` in the error's `details` says which: `resume` or `jobDescription`. */
export const documentErrorCodes = {
  FILE_MISSING: 400,
  FILE_EMPTY: 400,
  FILE_TOO_LARGE: 413,
  FILE_TYPE_INVALID: 415,
  FILE_ENCRYPTED: 422,
  FILE_CORRUPT: 422,
  FILE_SCANNED: 422,
  FILE_LEGACY_FONT: 422,
  FILE_TOO_COMPLEX: 422,
  FILE_NO_TEXT: 422,
} as const;
export type DocumentErrorCode = keyof typeof documentErrorCodes;

const submitErrors = [
  ...(Object.keys(documentErrorCodes) as DocumentErrorCode[]),
  'JOB_DESCRIPTION_MISSING',
  'JOB_DESCRIPTION_TOO_SHORT',
  'ALLOWANCE_USED_UP',
  'ALLOWANCE_AWAITS_VERIFICATION',
] as const;

const summaryFields = {
  id: Id,
  status: AnalysisStatus,
  fileName: z.string(),
  /** The job's title as the engine read it; null before completion or when the post has none. */
  position: z.string().nullable(),
  score: z.number().int().nullable(),
  createdAt: Instant,
};

export const FreeAnalysisSummary = z.object(summaryFields);
export type FreeAnalysisSummary = z.output<typeof FreeAnalysisSummary>;

export const FreeAnalysis = z.object({
  ...summaryFields,
  step: AnalysisStep.nullable(),
  outputLanguage: OutputLanguage,
  analysis_result: Report.nullable(),
  /** What its owner says against the result. */
  corrections: z.array(Correction),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type FreeAnalysis = z.output<typeof FreeAnalysis>;

const file = { bytesMax: uploadBytesMax, extensions: uploadExtensions };

export const submitFreeAnalysis = defineRoute({
  id: 'submitFreeAnalysis',
  method: 'POST',
  path: '/free-analysis',
  access: 'user',
  summary: 'Queues a free analysis. Either the `jobDescription` file or `jobDescriptionText` is needed.',
  files: { resume: { ...file, required: true }, jobDescription: { ...file, required: false } },
  body: z.strictObject({
    /** Length is checked by the use case, after trimming, with its own code. */
    jobDescriptionText: z.string().max(jobTextCharsMax).optional(),
    outputLanguage: OutputLanguage.default('vi'),
  }),
  status: 202,
  reply: dataOf(z.object({ id: Id, status: AnalysisStatus })),
  errors: submitErrors,
});

export const getFreeAnalysis = defineRoute({
  id: 'getFreeAnalysis',
  method: 'GET',
  path: '/free-analysis/{id}',
  access: 'user',
  summary: 'One of the caller’s free analyses. Another user’s is not found.',
  params: idParams,
  reply: dataOf(FreeAnalysis),
  errors: [],
});

export const downloadFreeReport = defineRoute({
  id: 'downloadFreeReport',
  method: 'GET',
  path: '/free-analysis/{id}/report',
  access: 'user',
  summary: 'The result as a PDF in its language. Another user’s is not found.',
  params: idParams,
  download: 'application/pdf',
  errors: ['RESULT_NOT_READY'],
});

export const getFreeRemaining = defineRoute({
  id: 'getFreeRemaining',
  method: 'GET',
  path: '/free-analysis/remaining',
  access: 'user',
  summary: 'How many free analyses are left today, and when the count starts anew.',
  reply: dataOf(
    z.object({
      remaining: z.number().int().min(0),
      resetsAt: Instant,
      /** Nothing is left of what unverified accounts of one network share; a verified address opens the caller's own. */
      awaitsVerification: z.boolean().optional(),
    }),
  ),
  errors: [],
});

const listFields = ['createdAt', 'score', 'fileName', 'position'] as const;

export const listFreeAnalyses = defineRoute({
  id: 'listFreeAnalyses',
  method: 'GET',
  path: '/free-analysis',
  access: 'user',
  summary: 'The caller’s free analyses, newest first unless sorted otherwise.',
  query: listQuery(listFields),
  reply: pageOf(FreeAnalysisSummary),
  errors: [],
});

/** What administrators see of an analysis is written out: what is added for its owner stays with its owner. */
export const AdminFreeAnalysisSummary = z.object({
  id: Id,
  status: AnalysisStatus,
  fileName: z.string(),
  position: z.string().nullable(),
  score: z.number().int().nullable(),
  createdAt: Instant,
  userId: Id,
  email: z.string().nullable(),
});

export const AdminFreeAnalysis = z.object({
  id: Id,
  status: AnalysisStatus,
  fileName: z.string(),
  position: z.string().nullable(),
  score: z.number().int().nullable(),
  createdAt: Instant,
  step: AnalysisStep.nullable(),
  outputLanguage: OutputLanguage,
  analysis_result: Report.nullable(),
  corrections: z.array(Correction),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  userId: Id,
  email: z.string().nullable(),
});
export type AdminFreeAnalysis = z.output<typeof AdminFreeAnalysis>;

export const adminListFreeAnalyses = defineRoute({
  id: 'adminListFreeAnalyses',
  method: 'GET',
  path: '/admin/free-analysis',
  access: 'admin',
  summary: 'All users’ free analyses.',
  query: listQuery(listFields),
  reply: pageOf(AdminFreeAnalysisSummary),
  errors: [],
});

export const adminGetFreeAnalysis = defineRoute({
  id: 'adminGetFreeAnalysis',
  method: 'GET',
  path: '/admin/free-analysis/{id}',
  access: 'admin',
  summary: 'One free analysis of any user, with its result.',
  params: idParams,
  reply: dataOf(AdminFreeAnalysis),
  errors: [],
});

export const freeAnalysisSubmitted = defineEvent({
  subject: 'evt.analysis.free-analysis.submitted.v1',
  summary: 'A free analysis waits to be run.',
  payload: z.object({ analysisId: Id }),
  key: (p) => p.analysisId,
});

export const freeAnalysisCompleted = defineEvent({
  subject: 'evt.analysis.free-analysis.completed.v1',
  summary: 'A free analysis ended, well or not.',
  payload: z.object({
    analysisId: Id,
    userId: Id,
    status: z.enum(['completed', 'failed']),
    score: z.number().int().nullable(),
  }),
  key: (p) => p.analysisId,
});
