import { Id, idParams, Instant, OutputLanguage } from '@fitfolio/contract-kit/common';
import { defineEvent } from '@fitfolio/contract-kit/message';
import { dataOf, listQuery, pageOf, searchCharsMax } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { FitProductStatus } from './fit-products.js';
import { AnalysisStatus, type DocumentErrorCode, documentErrorCodes } from './free-analysis.js';
import { LinkToken } from './link-token.js';
import { PremiumReport, PremiumTexts } from './premium-report.js';
import {
  documentsKeptDaysMax,
  jobTextCharsMax,
  reasonCharsMax,
  reasonCharsMin,
  shareDaysDefault,
  shareDaysMax,
  uploadBytesMax,
  uploadExtensions,
} from './limits.js';

/** Real steps of a run, shown while it works; `finishing` spends the held token or gives it back. */
export const FitAnalysisStep = z.enum(['reading', 'comparing', 'finishing']);
export type FitAnalysisStep = z.output<typeof FitAnalysisStep>;

/** Why a run failed. Each of these gave its token back. */
export const FitFailureCode = z.enum([
  'ANALYSIS_FAILED',
  'ANALYSIS_TOO_COMPLEX',
  'ANALYSIS_TIMED_OUT',
  /** Too little could be judged to give a score. */
  'NOTHING_TO_JUDGE',
  'RELEASED_BY_ADMIN',
]);
export type FitFailureCode = z.output<typeof FitFailureCode>;

export const FitFailure = z.object({
  code: FitFailureCode,
  message: z.string(),
  tokenReturned: z.literal(true),
});

const summaryFields = {
  id: Id,
  status: AnalysisStatus,
  /** 0–100; null before completion. */
  score: z.number().int().nullable(),
  resumeFileName: z.string(),
  /** null: the job description was pasted as text. */
  jobFileName: z.string().nullable(),
  /** The job's title as the engine read it; null before completion or when the post has none. */
  position: z.string().nullable(),
  /** null: no plan was asked for. */
  careerPlanStatus: FitProductStatus.nullable(),
  /** Until when both documents can be previewed; null when they have been removed. */
  documentsKeptUntil: Instant.nullable(),
  createdAt: Instant,
};

/** One line of the premium history. */
export const FitAnalysisSummary = z.object(summaryFields);
export type FitAnalysisSummary = z.output<typeof FitAnalysisSummary>;

const file = { bytesMax: uploadBytesMax, extensions: uploadExtensions };
const form = {
  files: { resume: { ...file, required: true }, jobDescription: { ...file, required: false } },
  body: z.strictObject({
    /** Length is checked by the use case, after trimming, with its own code. */
    jobDescriptionText: z.string().max(jobTextCharsMax).optional(),
    outputLanguage: OutputLanguage.default('vi'),
  }),
};
const formErrors = [
  ...(Object.keys(documentErrorCodes) as DocumentErrorCode[]),
  'JOB_DESCRIPTION_MISSING',
  'JOB_DESCRIPTION_TOO_SHORT',
  'RESUME_TOO_SHORT',
] as const;

export const estimateFitAnalysis = defineRoute({
  id: 'estimateFitAnalysis',
  method: 'POST',
  path: '/fit-analysis/cost-estimation',
  access: 'user',
  summary:
    'Reads both documents and says what their analysis costs. Keeps nothing. `cost` is 0 when the same documents have been analysed before: `repeatOf` says where.',
  ...form,
  reply: dataOf(
    z.object({
      cost: z.number().int().min(0),
      balance: z.number().int(),
      sufficient: z.boolean(),
      repeatOf: Id.nullable(),
    }),
  ),
  errors: formErrors,
});

export const submitFitAnalysis = defineRoute({
  id: 'submitFitAnalysis',
  method: 'POST',
  path: '/fit-analysis',
  access: 'user',
  fresh: true,
  summary:
    'Holds a token and queues a premium analysis. The same documents again answer the stored one, without a token (`repeated`). Needs an `Idempotency-Key`.',
  ...form,
  status: 202,
  reply: dataOf(
    z.object({
      id: Id,
      status: AnalysisStatus,
      repeated: z.boolean(),
      /** After the hold; null when no token was held. */
      balance: z.number().int().nullable(),
    }),
  ),
  errors: [
    ...formErrors,
    'INSUFFICIENT_TOKENS',
    'SUBMISSION_EXPIRED',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_MISMATCH',
  ],
});

export const listFields = [
  'createdAt',
  'score',
  'resumeFileName',
  'jobFileName',
  'status',
  'position',
] as const;

export const listFitAnalyses = defineRoute({
  id: 'listFitAnalyses',
  method: 'GET',
  path: '/fit-analysis',
  access: 'user',
  summary: 'The caller’s premium analyses, newest first unless sorted otherwise.',
  query: listQuery(listFields).extend({ status: AnalysisStatus.optional() }),
  reply: pageOf(FitAnalysisSummary),
  errors: [],
});

export const getFitAnalysisStatus = defineRoute({
  id: 'getFitAnalysisStatus',
  method: 'GET',
  path: '/fit-analysis/{id}/status',
  access: 'user',
  summary: 'How far one of the caller’s analyses is. Another user’s is not found.',
  params: idParams,
  reply: dataOf(
    z.object({
      ...summaryFields,
      step: FitAnalysisStep.nullable(),
      failure: FitFailure.nullable(),
    }),
  ),
  errors: [],
});

const resultQuery = z.strictObject({
  /** The language of submission unless given. */
  language: OutputLanguage.optional(),
});

/** A result as any reader sees it: the report is data without a language, `texts` says it in `language`. */
const resultFields = {
  language: OutputLanguage,
  report: PremiumReport,
  texts: PremiumTexts,
  position: z.string().nullable(),
  createdAt: Instant,
};

export const FitAnalysisResult = z.object({
  id: Id,
  resumeFileName: z.string(),
  jobFileName: z.string().nullable(),
  careerPlanStatus: FitProductStatus.nullable(),
  documentsKeptUntil: Instant.nullable(),
  ...resultFields,
});
export type FitAnalysisResult = z.output<typeof FitAnalysisResult>;

export const getFitAnalysisResult = defineRoute({
  id: 'getFitAnalysisResult',
  method: 'GET',
  path: '/fit-analysis/{id}/result',
  access: 'user',
  summary: 'The result of one of the caller’s analyses, in either language. Another user’s is not found.',
  params: idParams,
  query: resultQuery,
  reply: dataOf(FitAnalysisResult),
  errors: ['RESULT_NOT_READY'],
});

export const downloadFitReport = defineRoute({
  id: 'downloadFitReport',
  method: 'GET',
  path: '/fit-analysis/{id}/report',
  access: 'user',
  summary: 'The result as a PDF, in either language. Another user’s is not found.',
  params: idParams,
  query: resultQuery,
  download: 'application/pdf',
  errors: ['RESULT_NOT_READY'],
});

export const keepFitDocuments = defineRoute({
  id: 'keepFitDocuments',
  method: 'PUT',
  path: '/fit-analysis/{id}/documents',
  access: 'user',
  summary:
    'Shortens how long both documents of an ended analysis are kept: that many days from now, 0 removes them at once. The result stays.',
  params: idParams,
  body: z.strictObject({ days: z.number().int().min(0).max(documentsKeptDaysMax) }),
  reply: dataOf(z.object({ documentsKeptUntil: Instant.nullable() })),
  errors: ['RESULT_NOT_READY', 'RETENTION_NOT_SHORTER', 'DOCUMENT_GONE'],
});

export const Share = z.object({
  id: Id,
  createdAt: Instant,
  expiresAt: Instant,
  revokedAt: Instant.nullable(),
});
export type Share = z.output<typeof Share>;

export const shareFitAnalysis = defineRoute({
  id: 'shareFitAnalysis',
  method: 'POST',
  path: '/fit-analysis/{id}/shares',
  access: 'user',
  summary:
    'Makes a link that shows the result to whoever has it. `token` is told this once; the page is `/fit-analysis/shared/#<token>`.',
  params: idParams,
  body: z.strictObject({ days: z.number().int().min(1).max(shareDaysMax).default(shareDaysDefault) }),
  status: 201,
  reply: dataOf(Share.extend({ token: z.string() })),
  errors: ['RESULT_NOT_READY', 'TOO_MANY_SHARES'],
});

export const listShares = defineRoute({
  id: 'listShares',
  method: 'GET',
  path: '/fit-analysis/{id}/shares',
  access: 'user',
  summary: 'The links of one of the caller’s analyses, newest first, without their tokens.',
  params: idParams,
  reply: dataOf(z.array(Share)),
  errors: [],
});

export const revokeShare = defineRoute({
  id: 'revokeShare',
  method: 'DELETE',
  path: '/fit-analysis/{id}/shares/{shareId}',
  access: 'user',
  summary: 'Ends a link at once. Again: the same.',
  params: idParams.extend({ shareId: Id }),
  status: 204,
  errors: [],
});

export const openSharedFitAnalysis = defineRoute({
  id: 'openSharedFitAnalysis',
  method: 'POST',
  path: '/fit-analysis/shared',
  access: 'public',
  summary:
    'The result that a link shows. The token is in the body, so that no log or history has it. Unknown, revoked and expired links are not found.',
  body: z.strictObject({
    token: LinkToken,
    language: OutputLanguage.optional(),
  }),
  reply: dataOf(z.object({ ...resultFields, expiresAt: Instant })),
  errors: [],
});

/** What administrators see is written out: what is added for its owner stays with its owner. */
export const AdminFitAnalysisSummary = z.object({
  id: Id,
  status: AnalysisStatus,
  step: FitAnalysisStep.nullable(),
  score: z.number().int().nullable(),
  resumeFileName: z.string(),
  jobFileName: z.string().nullable(),
  position: z.string().nullable(),
  careerPlanStatus: FitProductStatus.nullable(),
  failureCode: FitFailureCode.nullable(),
  /** How often it was run; above 1 after an administrator repeated it. */
  run: z.number().int(),
  /** From submission to the end; null before it. */
  seconds: z.number().nullable(),
  createdAt: Instant,
  userId: Id,
  email: z.string().nullable(),
});
export type AdminFitAnalysisSummary = z.output<typeof AdminFitAnalysisSummary>;

const adminFilters = { status: AnalysisStatus.optional() };

export const adminListFitAnalyses = defineRoute({
  id: 'adminListFitAnalyses',
  method: 'GET',
  path: '/admin/fit-analysis',
  access: 'admin',
  summary: 'All users’ premium analyses. `search` finds file names, position and e-mail.',
  query: listQuery([...listFields, 'email', 'seconds']).extend(adminFilters),
  reply: pageOf(AdminFitAnalysisSummary),
  errors: [],
});

export const adminExportFitAnalyses = defineRoute({
  id: 'adminExportFitAnalyses',
  method: 'GET',
  path: '/admin/fit-analysis/export',
  access: 'admin',
  summary: 'The same as CSV (text/csv), at most 50,000 rows.',
  query: z.strictObject({ search: z.string().max(searchCharsMax).optional(), ...adminFilters }),
  download: 'text/csv',
  errors: [],
});

/** The analyses submitted on one day (Asia/Ho_Chi_Minh). */
export const AnalysisDay = z.object({
  day: z.iso.date(),
  submitted: z.number().int(),
  completed: z.number().int(),
  failed: z.number().int(),
  /** Seconds from submission to completion; null when none was completed. */
  secondsP50: z.number().nullable(),
  secondsP95: z.number().nullable(),
});
export type AnalysisDay = z.output<typeof AnalysisDay>;

const daysQuery = z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) });

export const adminFitAnalysisDays = defineRoute({
  id: 'adminFitAnalysisDays',
  method: 'GET',
  path: '/admin/fit-analysis/days',
  access: 'admin',
  summary: 'Premium analyses of each of the last `days` days: counts, failures and durations.',
  query: daysQuery,
  reply: dataOf(z.array(AnalysisDay)),
  errors: [],
});

export const adminFreeAnalysisDays = defineRoute({
  id: 'adminFreeAnalysisDays',
  method: 'GET',
  path: '/admin/free-analysis/days',
  access: 'admin',
  summary: 'Free analyses of each of the last `days` days: counts, failures and durations.',
  query: daysQuery,
  reply: dataOf(z.array(AnalysisDay)),
  errors: [],
});

export const AdminFitAnalysisResult = z.object({
  id: Id,
  userId: Id,
  email: z.string().nullable(),
  resumeFileName: z.string(),
  jobFileName: z.string().nullable(),
  careerPlanStatus: FitProductStatus.nullable(),
  documentsKeptUntil: Instant.nullable(),
  ...resultFields,
});
export type AdminFitAnalysisResult = z.output<typeof AdminFitAnalysisResult>;

export const adminGetFitAnalysisResult = defineRoute({
  id: 'adminGetFitAnalysisResult',
  method: 'GET',
  path: '/admin/fit-analysis/{id}/result',
  access: 'admin',
  summary: 'The result of any user’s analysis; the look is noted.',
  params: idParams,
  query: resultQuery,
  reply: dataOf(AdminFitAnalysisResult),
  errors: ['RESULT_NOT_READY'],
});

const reasonBody = z.strictObject({ reason: z.string().trim().min(reasonCharsMin).max(reasonCharsMax) });
const runReply = dataOf(z.object({ id: Id, status: AnalysisStatus, run: z.number().int() }));

export const adminRepeatFitAnalysis = defineRoute({
  id: 'adminRepeatFitAnalysis',
  method: 'POST',
  path: '/admin/fit-analysis/{id}/repeat',
  access: 'admin',
  summary:
    'Runs a stuck or failed analysis again, with a reason; audited. A failed one gave its token back, so one of its owner’s tokens is held anew.',
  params: idParams,
  body: reasonBody,
  status: 202,
  reply: runReply,
  errors: ['RUN_ENDED', 'INSUFFICIENT_TOKENS', 'DOCUMENT_GONE'],
});

export const adminReleaseFitAnalysis = defineRoute({
  id: 'adminReleaseFitAnalysis',
  method: 'POST',
  path: '/admin/fit-analysis/{id}/release',
  access: 'admin',
  summary: 'Ends a stuck analysis as failed and gives its token back, with a reason; audited.',
  params: idParams,
  body: reasonBody,
  status: 202,
  reply: runReply,
  errors: ['RUN_ENDED'],
});

const runPayload = z.object({ analysisId: Id, run: z.number().int() });
const runKey = ({ analysisId, run }: z.output<typeof runPayload>): string => `${analysisId}:${run}`;

export const fitAnalysisSubmitted = defineEvent({
  subject: 'evt.analysis.fit-analysis.submitted.v1',
  summary: 'A premium analysis waits to be run; its token is held.',
  payload: runPayload,
  key: runKey,
});

export const fitAnalysisDecided = defineEvent({
  subject: 'evt.analysis.fit-analysis.decided.v1',
  summary: 'How a run ends is stored; its token is to be spent or given back.',
  payload: runPayload,
  key: runKey,
});

export const fitAnalysisCompleted = defineEvent({
  subject: 'evt.analysis.fit-analysis.completed.v1',
  summary: 'A premium analysis ended, well or not; its token was spent or given back.',
  payload: runPayload.extend({
    userId: Id,
    status: z.enum(['completed', 'failed']),
    score: z.number().int().nullable(),
  }),
  key: runKey,
});
