import { Id, idParams, Instant } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { phrasedReply } from './phrasing.js';
import { Verdict } from './report.js';
import { FitProductFailureCode, FitProductStatus, orderErrors, orderReply } from './fit-products.js';
import {
  cvEntriesMax,
  cvFieldCharsMax,
  cvLineCharsMax,
  cvLinesMax,
  cvLinksMax,
  cvVersionNameCharsMax,
} from './limits.js';

const Field = z.string().max(cvFieldCharsMax);
const ItemId = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[\w-]+$/);

/** A literal piece of the résumé; offsets are UTF-16 code units into the report's `documents.resume`. */
const Quote = z.strictObject({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: z.string().max(cvLineCharsMax),
});

export const CvSectionKind = z.enum([
  'education',
  'experience',
  'projects',
  'activities',
  'skills',
  'certifications',
  'languages',
  'awards',
  'interests',
]);
export const CvDesign = z.enum(['harvard', 'compact', 'two-column']);
export const RewordRule = z.enum([
  'pronoun',
  'opener',
  'tense',
  'vague-end',
  'full-stop',
  'spaces',
  'post-spelling',
]);

/** A line and where it comes from: the résumé, a rule that the person accepted, a model, or the person. */
export const CvLine = z.strictObject({
  id: ItemId,
  text: z.string().max(cvLineCharsMax),
  by: z.enum(['resume', 'reworded', 'model', 'you']),
  quote: Quote.nullable(),
  rules: z.array(RewordRule).max(10),
  /** A line that is left out stays, to be called back. */
  shown: z.boolean(),
});

export const CvEntry = z.strictObject({
  id: ItemId,
  org: Field,
  place: Field,
  title: Field,
  dates: Field,
  detail: Field,
  by: z.enum(['resume', 'you']),
  /** What was read of a position was not sure, and nobody has looked at it yet. */
  unsure: z.literal(true).optional(),
  quotes: z.array(Quote).max(10),
  lines: z.array(CvLine).max(cvLinesMax),
});

/** A CV as it is edited. Ids are unique in it. */
export const CvDocument = z.strictObject({
  version: z.literal(1),
  /** Language of the headings. */
  language: z.enum(['en', 'vi']),
  design: CvDesign,
  paper: z.enum(['a4', 'letter']),
  pages: z.union([z.literal(1), z.literal(2)]),
  contact: z.strictObject({
    name: Field,
    email: Field,
    phone: Field,
    place: Field,
    links: z.array(Field).max(cvLinksMax),
  }),
  headline: Field,
  summary: CvLine.nullable(),
  sections: z
    .array(z.strictObject({ kind: CvSectionKind, entries: z.array(CvEntry).max(cvEntriesMax) }))
    .max(CvSectionKind.options.length),
});
export type CvDocument = z.output<typeof CvDocument>;

export const orderCv = defineRoute({
  id: 'orderCv',
  method: 'POST',
  path: '/fit-analysis/{id}/cv',
  access: 'user',
  fresh: true,
  summary:
    'Makes a CV of what was read in the résumé of a completed analysis, for one token. Again answers the same CV, without a token (`repeated`). Needs an `Idempotency-Key`.',
  params: idParams,
  status: 202,
  reply: orderReply,
  errors: orderErrors,
});

/** One line of the list of CVs. */
export const CvSummary = z.object({
  id: Id,
  analysisId: Id,
  status: FitProductStatus,
  failureCode: FitProductFailureCode.nullable(),
  /** The position it was made for; null where the post names none. */
  position: z.string().nullable(),
  versions: z.number().int(),
  savedAt: Instant,
});
export type CvSummary = z.output<typeof CvSummary>;

export const listCvs = defineRoute({
  id: 'listCvs',
  method: 'GET',
  path: '/cv',
  access: 'user',
  summary: 'The caller’s CVs, at most 200, last saved first.',
  reply: dataOf(z.array(CvSummary)),
  errors: [],
});

export const Cv = z.object({
  id: Id,
  analysisId: Id,
  /** Counts the savings; `saveCv` says which one it changes. */
  revision: z.number().int().min(0),
  savedAt: Instant,
  document: CvDocument,
});
export type Cv = z.output<typeof Cv>;

export const getCv = defineRoute({
  id: 'getCv',
  method: 'GET',
  path: '/cv/{id}',
  access: 'user',
  summary: 'One of the caller’s CVs as it was last saved. Another user’s is not found.',
  params: idParams,
  reply: dataOf(Cv),
  errors: [],
});

export const proposeCvLines = defineRoute({
  id: 'proposeCvLines',
  method: 'GET',
  path: '/cv/{id}/proposals',
  access: 'user',
  summary:
    'Lines of work of the CV as it was last saved, in the words of the optional model, where they say the same. Takes no token and changes nothing.',
  params: idParams,
  reply: phrasedReply,
  errors: [],
});

export const saveCv = defineRoute({
  id: 'saveCv',
  method: 'PUT',
  path: '/cv/{id}',
  access: 'user',
  summary:
    'Saves a CV over the revision that was read. When another page has saved since, nothing is changed: `CV_CHANGED`.',
  params: idParams,
  body: z.strictObject({ revision: z.number().int().min(0), document: CvDocument }),
  reply: dataOf(z.object({ revision: z.number().int(), savedAt: Instant })),
  errors: ['CV_CHANGED'],
});

/** What was kept under a name; `score` is that of the analysis with this CV in place of the résumé. */
export const CvVersion = z.object({
  number: z.number().int().min(1),
  name: z.string(),
  /** 0–100; null when it could not be computed. */
  score: z.number().int().nullable(),
  /** Of that analysis, by the id of the requirement; null like the score. */
  verdicts: z.record(z.string(), Verdict).nullable(),
  createdAt: Instant,
});
export type CvVersion = z.output<typeof CvVersion>;

export const listCvVersions = defineRoute({
  id: 'listCvVersions',
  method: 'GET',
  path: '/cv/{id}/versions',
  access: 'user',
  summary: 'The versions of a CV that were kept, newest first.',
  params: idParams,
  reply: dataOf(z.array(CvVersion)),
  errors: [],
});

export const keepCvVersion = defineRoute({
  id: 'keepCvVersion',
  method: 'POST',
  path: '/cv/{id}/versions',
  access: 'user',
  summary: 'Keeps the CV as it was last saved under a name, and computes its score.',
  params: idParams,
  body: z.strictObject({ name: z.string().trim().min(1).max(cvVersionNameCharsMax) }),
  status: 201,
  reply: dataOf(CvVersion),
  errors: ['TOO_MANY_VERSIONS'],
});

const versionParams = idParams.extend({ number: z.coerce.number().int().min(1).max(1_000_000) });

export const getCvVersion = defineRoute({
  id: 'getCvVersion',
  method: 'GET',
  path: '/cv/{id}/versions/{number}',
  access: 'user',
  summary: 'A version as it was kept.',
  params: versionParams,
  reply: dataOf(CvVersion.extend({ document: CvDocument })),
  errors: [],
});

export const deleteCvVersion = defineRoute({
  id: 'deleteCvVersion',
  method: 'DELETE',
  path: '/cv/{id}/versions/{number}',
  access: 'user',
  summary: 'Removes a version. Again: not found.',
  params: versionParams,
  status: 204,
  errors: [],
});

export const CvFormat = z.enum(['pdf', 'docx', 'json', 'md']);
export type CvFormat = z.output<typeof CvFormat>;

export const exportCv = defineRoute({
  id: 'exportCv',
  method: 'GET',
  path: '/cv/{id}/export',
  access: 'user',
  summary:
    'The CV as it was last saved: PDF, Word, JSON Resume or Markdown. PDF and Word files are read again before they are handed out; `details.letters` of `CV_UNPRINTABLE` are those that the font has not.',
  params: idParams,
  query: z.strictObject({ format: CvFormat.default('pdf') }),
  download: 'application/octet-stream',
  errors: ['CV_EMPTY', 'CV_UNPRINTABLE', 'CV_EXPORT_FAILED'],
});
