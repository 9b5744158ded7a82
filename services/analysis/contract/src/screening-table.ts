import { idParams, Instant, OutputLanguage } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { decisionNoteCharsMax, decisionReasonsMax, reasonCharsMax, reasonCharsMin } from './limits.js';
import { Band, Verdict } from './report.js';
import { Candidate, candidateParams, Masked, ScreeningRequirement } from './screening.js';

/** What people decide; the product never does. */
export const Decision = z.enum(['shortlist', 'hold', 'no']);
export type Decision = z.output<typeof Decision>;

/** Why, for the record and for whoever asks later. */
export const DecisionReason = z.enum([
  'musts-met',
  'must-missing',
  'cannot-tell',
  'strong-evidence',
  'little-evidence',
  'level',
  'place',
  'position-filled',
  'other',
]);
export type DecisionReason = z.output<typeof DecisionReason>;

export const CandidateDecision = z.object({
  /** Counts the changes; 0: nobody has decided. */
  revision: z.number().int(),
  decision: Decision.nullable(),
  reasons: z.array(DecisionReason),
  note: z.string().nullable(),
  /** The e-mail of who decided; null when nobody has, or they left the product. */
  by: z.string().nullable(),
  at: Instant.nullable(),
});
export type CandidateDecision = z.output<typeof CandidateDecision>;

/** One requirement in one résumé. Its points add up to the score; both are 0 where it could not be judged or does not count. */
export const Cell = z.object({
  requirementId: z.string(),
  verdict: Verdict,
  /** Why, in one sentence. */
  reason: Masked,
  quotes: z.array(Masked),
  weight: z.number(),
  earned: z.number(),
  comments: z.number().int(),
});
export type Cell = z.output<typeof Cell>;

export const TablePerson = Candidate.extend({
  /** 0–100 by the version of the requirements; null when too little could be judged. */
  score: z.number().int().nullable(),
  band: Band.nullable(),
  /** The sum's lines that are no requirement. `score = round(Σ earned)` of these and the cells. */
  rest: z.array(z.object({ label: z.string(), weight: z.number(), earned: z.number() })),
  /** Alternatives ("A or B") count once. */
  musts: z.object({ met: z.number().int(), unknown: z.number().int(), all: z.number().int() }),
  decision: CandidateDecision,
  cells: z.array(Cell),
  /** What the person themselves said is not right; it changes neither a verdict nor the sum. */
  correctionCount: z.number().int(),
});
export type TablePerson = z.output<typeof TablePerson>;

export const ScreeningTable = z.object({
  language: OutputLanguage,
  version: z.number().int(),
  /** Musts first, the weightiest first. Dismissed ones are left out. */
  requirements: z.array(ScreeningRequirement),
  /** The completed ones, in the order of their codes, which says nothing about anybody. */
  people: z.array(TablePerson),
});
export type ScreeningTable = z.output<typeof ScreeningTable>;

const languageQuery = z.strictObject({ language: OutputLanguage.default('vi') });

export const getScreeningTable = defineRoute({
  id: 'getScreeningTable',
  method: 'GET',
  path: '/screenings/{id}/table',
  access: 'user',
  summary: 'Every requirement against every candidate. The first look at a result is noted.',
  params: idParams,
  query: languageQuery,
  reply: dataOf(ScreeningTable),
  errors: [],
});

export const downloadScreeningTable = defineRoute({
  id: 'downloadScreeningTable',
  method: 'GET',
  path: '/screenings/{id}/table/export',
  access: 'user',
  summary: 'The table as CSV, as blind as it is on the screen.',
  params: idParams,
  query: languageQuery,
  download: 'text/csv',
  errors: [],
});

export const downloadScreeningPaper = defineRoute({
  id: 'downloadScreeningPaper',
  method: 'GET',
  path: '/screenings/{id}/table/report',
  access: 'user',
  summary: 'The table as a PDF, as blind as it is on the screen.',
  params: idParams,
  query: languageQuery,
  download: 'application/pdf',
  errors: [],
});

/** What to ask somebody: of a must that is weak or cannot be told. */
export const CandidateQuestion = z.object({ requirementId: z.string(), text: Masked });
export type CandidateQuestion = z.output<typeof CandidateQuestion>;

/** The newest link by which a candidate sees what was read of them. */
export const CandidateLink = z.object({
  createdAt: Instant,
  expiresAt: Instant,
  revokedAt: Instant.nullable(),
  /** When it was first opened. */
  openedAt: Instant.nullable(),
});
export type CandidateLink = z.output<typeof CandidateLink>;

/** `fact`: it should say something else. `line`: it was not read, or not rightly. `missing`: in their own words alone. */
export const CorrectionKind = z.enum(['fact', 'line', 'missing']);

/** What the person said about the reading of their résumé, as blind as the rest. */
export const SaidByCandidate = z.object({
  kind: CorrectionKind,
  /** What was read, or the line. */
  was: Masked.nullable(),
  text: Masked,
  at: Instant,
});
export type SaidByCandidate = z.output<typeof SaidByCandidate>;

/** One candidate as a reader of the screening may see them. */
export const CandidateSheet = TablePerson.extend({
  language: OutputLanguage,
  version: z.number().int(),
  summary: Masked,
  questions: z.array(CandidateQuestion),
  /** What was read of the résumé, line by line. */
  lines: z.array(Masked),
  /** When, by whom and why the blind was lifted. */
  lifted: z.object({ at: Instant, by: z.string().nullable(), reason: z.string() }).nullable(),
  /** The oldest first. */
  corrections: z.array(SaidByCandidate),
  link: CandidateLink.nullable(),
});
export type CandidateSheet = z.output<typeof CandidateSheet>;

export const getCandidate = defineRoute({
  id: 'getCandidate',
  method: 'GET',
  path: '/screenings/{id}/candidates/{candidateId}',
  access: 'user',
  summary: 'One completed candidate: the verdicts, what to ask, and the résumé, blind unless lifted.',
  params: candidateParams,
  query: languageQuery,
  reply: dataOf(CandidateSheet),
  errors: ['RESULT_NOT_READY'],
});

export const liftBlind = defineRoute({
  id: 'liftBlind',
  method: 'POST',
  path: '/screenings/{id}/candidates/{candidateId}/lift',
  access: 'user',
  summary: 'Shows who a candidate is to everybody in the screening, with a reason; logged. Again: the same.',
  params: candidateParams,
  body: z.strictObject({ reason: z.string().trim().min(reasonCharsMin).max(reasonCharsMax) }),
  reply: dataOf(Candidate),
  errors: ['RESULT_NOT_READY', 'ROLE_MISSING'],
});

export const decideCandidate = defineRoute({
  id: 'decideCandidate',
  method: 'PUT',
  path: '/screenings/{id}/candidates/{candidateId}/decision',
  access: 'user',
  summary:
    'What a person decided about a candidate, and why. `revision` is the one they saw; when another stands meanwhile, nothing is changed.',
  params: candidateParams,
  body: z.strictObject({
    revision: z.number().int().min(0),
    /** null takes a decision back. */
    decision: Decision.nullable(),
    reasons: z.array(DecisionReason).max(decisionReasonsMax),
    note: z.string().trim().max(decisionNoteCharsMax).nullable().default(null),
  }),
  reply: dataOf(CandidateDecision),
  errors: ['RESULT_NOT_READY', 'DECISION_CHANGED', 'DECISION_WITHOUT_REASON', 'ROLE_MISSING'],
});

/** What was done in a screening, by whom. */
export const ScreeningEvent = z.object({
  at: Instant,
  /** The e-mail of who did it; null: the product itself, the candidate, or somebody who left. */
  by: z.string().nullable(),
  what: z.enum([
    'opened',
    'candidate-added',
    'candidate-removed',
    'started',
    'first-look',
    'requirements-changed',
    'lifted',
    'decided',
    'shared',
    'share-ended',
    'exported',
    'kept-until',
    'link-made',
    'link-ended',
    /** By the candidate, once for each link. */
    'link-opened',
    'corrected',
  ]),
  /** The code of the candidate concerned. */
  candidate: z.string().nullable(),
  details: z.record(z.string(), z.string()),
});
export type ScreeningEvent = z.output<typeof ScreeningEvent>;

export const listScreeningEvents = defineRoute({
  id: 'listScreeningEvents',
  method: 'GET',
  path: '/screenings/{id}/log',
  access: 'user',
  summary: 'What was done in a screening, the newest first, at most 500 lines.',
  params: idParams,
  reply: dataOf(z.array(ScreeningEvent)),
  errors: [],
});
