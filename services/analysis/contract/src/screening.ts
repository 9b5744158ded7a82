import { Id, idParams, Instant, OutputLanguage } from '@fitfolio/contract-kit/common';
import { defineEvent } from '@fitfolio/contract-kit/message';
import { dataOf, listQuery, pageOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { type DocumentErrorCode, documentErrorCodes } from './free-analysis.js';
import {
  jobTextCharsMax,
  requirementIdCharsMax,
  requirementsMax,
  screeningCandidatesMax,
  screeningDaysMax,
  screeningTitleCharsMax,
  uploadBytesMax,
  uploadExtensions,
} from './limits.js';
import { Importance, RequirementKind } from './report.js';

/**
 * One post, many people. A screening's text never says who somebody is unless that was lifted: what stands in a
 * `Masked` text instead of a name, a school, a year of birth … is `⟦name⟧`, `⟦school⟧` and the like (`MaskKind`).
 */
export const MaskKind = z.enum(['name', 'contact', 'link', 'address', 'school', 'year', 'person']);
export type MaskKind = z.output<typeof MaskKind>;
export const Masked = z.string();

/** What somebody may do in a screening: see it; decide, comment and correct too; everything. */
export const ScreeningRole = z.enum(['viewer', 'reviewer', 'owner']);
export type ScreeningRole = z.output<typeof ScreeningRole>;

/** `waiting` was read and costs nothing yet; `refused` could not be read and never will cost anything. */
export const CandidateStatus = z.enum(['waiting', 'refused', 'queued', 'running', 'completed', 'failed']);
export type CandidateStatus = z.output<typeof CandidateStatus>;

/** Why a run failed. Each of these gave its token back. */
export const CandidateFailureCode = z.enum([
  'ANALYSIS_FAILED',
  'ANALYSIS_TOO_COMPLEX',
  'ANALYSIS_TIMED_OUT',
  'NOTHING_TO_JUDGE',
]);
export type CandidateFailureCode = z.output<typeof CandidateFailureCode>;

/** By what a file is the same person's as another one. */
export const DuplicateBy = z.enum(['file', 'text', 'email', 'near-text']);
export type DuplicateBy = z.output<typeof DuplicateBy>;

/** What is odd about a file without being a reason to refuse it: two people in one file, a post as a résumé. */
export const CandidateNotice = z.enum(['two-people', 'job-as-resume', 'instructions', 'hidden-text']);
export type CandidateNotice = z.output<typeof CandidateNotice>;

export const Candidate = z.object({
  id: Id,
  /** How a candidate is called while nobody may know who it is: letters and figures made of the file's text. */
  code: z.string(),
  /** null unless the blind was lifted for this candidate. */
  name: z.string().nullable(),
  /** null while blind: file names are made of names. A refused file keeps its own. */
  fileName: z.string().nullable(),
  status: CandidateStatus,
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  duplicate: z.object({ candidateId: Id, by: DuplicateBy }).nullable(),
  notices: z.array(CandidateNotice),
});
export type Candidate = z.output<typeof Candidate>;

/** How much more, or less, than as the post weighs it. */
export const Emphasis = z.enum(['low', 'normal', 'high']);
export type Emphasis = z.output<typeof Emphasis>;

export const ScreeningRequirement = z.object({
  id: z.string(),
  kind: RequirementKind,
  label: z.string(),
  /** Items that are alternatives of each other share a group and are judged as one. */
  group: z.string().nullable(),
  /** The post's own sentence. */
  sentence: z.string(),
  /** null: dismissed, it counts for nobody. */
  importance: Importance.nullable(),
  emphasis: Emphasis,
  /** As it was read of the post. */
  read: z.object({ importance: Importance }),
});
export type ScreeningRequirement = z.output<typeof ScreeningRequirement>;

export const ScreeningSummary = z.object({
  id: Id,
  title: z.string(),
  role: ScreeningRole,
  candidates: z.number().int(),
  completed: z.number().int(),
  shortlisted: z.number().int(),
  createdAt: Instant,
  /** When everything of it will be removed. */
  keptUntil: Instant,
});
export type ScreeningSummary = z.output<typeof ScreeningSummary>;

export const Screening = ScreeningSummary.extend({
  company: z.string().nullable(),
  /** null: the post was pasted as text. */
  jobFileName: z.string().nullable(),
  /** Of the requirements that count now; each change makes a new version. */
  version: z.number().int(),
  requirements: z.array(ScreeningRequirement),
  /** When somebody first saw a result; changes after it are marked as such. */
  firstLookAt: Instant.nullable(),
  people: z.array(Candidate),
});
export type Screening = z.output<typeof Screening>;

const languageQuery = z.strictObject({ language: OutputLanguage.default('vi') });
const file = { bytesMax: uploadBytesMax, extensions: uploadExtensions };
const documentErrors = Object.keys(documentErrorCodes) as DocumentErrorCode[];
export const candidateParams = idParams.extend({ candidateId: Id });

export const createScreening = defineRoute({
  id: 'createScreening',
  method: 'POST',
  path: '/screenings',
  access: 'user',
  summary:
    'Reads a post, as a file or as text, and opens a screening of it. Costs nothing. Needs an `Idempotency-Key`.',
  files: { jobDescription: { ...file, required: false } },
  body: z.strictObject({
    jobDescriptionText: z.string().max(jobTextCharsMax).optional(),
    outputLanguage: OutputLanguage.default('vi'),
  }),
  status: 201,
  reply: dataOf(z.object({ id: Id })),
  errors: [
    ...documentErrors,
    'JOB_DESCRIPTION_MISSING',
    'JOB_DESCRIPTION_TOO_SHORT',
    'JOB_DESCRIPTION_WITHOUT_REQUIREMENTS',
    'TOO_MANY_SCREENINGS',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_MISMATCH',
  ],
});

export const listScreenings = defineRoute({
  id: 'listScreenings',
  method: 'GET',
  path: '/screenings',
  access: 'user',
  summary: 'The screenings that the caller owns or was given, newest first unless sorted otherwise.',
  query: listQuery(['createdAt', 'title', 'candidates']),
  reply: pageOf(ScreeningSummary),
  errors: [],
});

export const getScreening = defineRoute({
  id: 'getScreening',
  method: 'GET',
  path: '/screenings/{id}',
  access: 'user',
  summary:
    'A screening with its requirements and how far each candidate is. One that the caller has no part in is not found.',
  params: idParams,
  query: languageQuery,
  reply: dataOf(Screening),
  errors: [],
});

export const changeScreening = defineRoute({
  id: 'changeScreening',
  method: 'PATCH',
  path: '/screenings/{id}',
  access: 'user',
  summary: 'Its title, or for how many days from now everything of it is kept. Only the owner’s.',
  params: idParams,
  body: z.strictObject({
    title: z.string().trim().min(1).max(screeningTitleCharsMax).optional(),
    keepDays: z.number().int().min(1).max(screeningDaysMax).optional(),
  }),
  reply: dataOf(z.object({ title: z.string(), keptUntil: Instant })),
  errors: ['ROLE_MISSING'],
});

export const deleteScreening = defineRoute({
  id: 'deleteScreening',
  method: 'DELETE',
  path: '/screenings/{id}',
  access: 'user',
  summary:
    'Removes a screening with all it knows of people, at once; tokens of runs under way go back. Only the owner’s.',
  params: idParams,
  status: 204,
  errors: ['ROLE_MISSING'],
});

export const changeScreeningRequirements = defineRoute({
  id: 'changeScreeningRequirements',
  method: 'PUT',
  path: '/screenings/{id}/requirements',
  access: 'user',
  summary:
    'Corrects what the post asks for: a new version for everybody in it. `version` is the one that was corrected; when another stands meanwhile, nothing is changed.',
  params: idParams,
  body: z.strictObject({
    version: z.number().int().min(1),
    /** Those that differ from what was read of the post; the rest counts as read. */
    changes: z
      .array(
        z.strictObject({
          requirementId: z.string().min(1).max(requirementIdCharsMax),
          importance: Importance.nullable(),
          emphasis: Emphasis,
        }),
      )
      .max(requirementsMax),
  }),
  reply: dataOf(z.object({ version: z.number().int() })),
  errors: ['SCREENING_CHANGED', 'CORRECTION_INVALID', 'ROLE_MISSING'],
});

/** One version of the requirements, and what was changed in it. */
export const RequirementsVersion = z.object({
  version: z.number().int(),
  /** null: left the product, or the post itself. */
  by: z.string().nullable(),
  at: Instant,
  /** Results had been seen before. */
  afterFirstLook: z.boolean(),
  changes: z.array(
    z.object({
      requirementId: z.string(),
      label: z.string(),
      importance: Importance.nullable(),
      emphasis: Emphasis,
    }),
  ),
});
export type RequirementsVersion = z.output<typeof RequirementsVersion>;

export const listScreeningVersions = defineRoute({
  id: 'listScreeningVersions',
  method: 'GET',
  path: '/screenings/{id}/requirements',
  access: 'user',
  summary: 'Every version of the requirements, the newest first, with who changed what.',
  params: idParams,
  query: languageQuery,
  reply: dataOf(z.array(RequirementsVersion)),
  errors: [],
});

export const addCandidate = defineRoute({
  id: 'addCandidate',
  method: 'POST',
  path: '/screenings/{id}/candidates',
  access: 'user',
  summary:
    'Reads one résumé and keeps it until it is started. A file that cannot be read is kept as a row with its reason. Costs nothing. Needs an `Idempotency-Key`: the same key again answers the first row.',
  params: idParams,
  files: { resume: { ...file, required: true } },
  body: z.strictObject({}),
  status: 201,
  reply: dataOf(Candidate),
  errors: ['FILE_MISSING', 'TOO_MANY_CANDIDATES', 'ROLE_MISSING', 'IDEMPOTENCY_KEY_MISSING'],
});

export const removeCandidate = defineRoute({
  id: 'removeCandidate',
  method: 'DELETE',
  path: '/screenings/{id}/candidates/{candidateId}',
  access: 'user',
  summary:
    'Removes all that is known of a candidate, at once; the token of a run under way goes back. Again: the same.',
  params: candidateParams,
  status: 204,
  errors: ['ROLE_MISSING'],
});

export const startCandidates = defineRoute({
  id: 'startCandidates',
  method: 'POST',
  path: '/screenings/{id}/start',
  access: 'user',
  fresh: true,
  summary:
    'Holds one of the owner’s tokens for each of these candidates and queues them; one whose run failed is run anew. Those under way or completed stay as they are. With too few tokens nothing is held: `details` say `cost` and `balance`. Only the owner’s.',
  params: idParams,
  body: z.strictObject({ candidateIds: z.array(Id).min(1).max(screeningCandidatesMax) }),
  status: 202,
  reply: dataOf(
    z.object({
      started: z.array(Id),
      /** The owner's tokens after the holds; null when none was held. */
      balance: z.number().int().nullable(),
    }),
  ),
  errors: ['INSUFFICIENT_TOKENS', 'SUBMISSION_EXPIRED', 'ROLE_MISSING'],
});

const runPayload = z.object({ candidateId: Id, run: z.number().int() });
const runKey = ({ candidateId, run }: z.output<typeof runPayload>): string => `${candidateId}:${run}`;

export const candidateSubmitted = defineEvent({
  subject: 'evt.analysis.candidate.submitted.v1',
  summary: 'A candidate of a screening waits to be analysed; a token is held.',
  payload: runPayload,
  key: runKey,
});

export const candidateDecided = defineEvent({
  subject: 'evt.analysis.candidate.decided.v1',
  summary: 'How a candidate’s run ends is stored; its token is to be spent or given back.',
  payload: runPayload,
  key: runKey,
});
