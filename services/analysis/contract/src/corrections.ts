import { idParams, Instant } from '@fitfolio/contract-kit/common';
import { dataOf, listQuery, pageOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { correctionsMax, factCharsMax, requirementIdCharsMax } from './limits.js';
import { Importance } from './report.js';

/** What the person concerned says of a report. The report itself never changes (docs/decisions/0014). */
export const CorrectionKind = z.enum(['dismiss', 'importance', 'evidence', 'fact']);
export type CorrectionKind = z.output<typeof CorrectionKind>;

/** What was read of the post besides its requirements. */
export const postFacts = ['title', 'company', 'location'] as const;
export const PostFact = z.enum(postFacts);
export type PostFact = z.output<typeof PostFact>;

const requirementId = z.string().min(1).max(requirementIdCharsMax);

export const Correction = z.discriminatedUnion('kind', [
  /** It is no requirement. Excludes every other correction of the same requirement. */
  z.strictObject({ kind: z.literal('dismiss'), requirementId }),
  z.strictObject({ kind: z.literal('importance'), requirementId, importance: Importance }),
  /** The résumé shows it: `line` counts from 0 in `documents.resume`. */
  z.strictObject({ kind: z.literal('evidence'), requirementId, line: z.number().int().min(0) }),
  /** Shown instead of what was read; it moves no point. */
  z.strictObject({
    kind: z.literal('fact'),
    fact: PostFact,
    value: z.string().trim().min(1).max(factCharsMax),
  }),
]);
export type Correction = z.output<typeof Correction>;

export const correctFreeAnalysis = defineRoute({
  id: 'correctFreeAnalysis',
  method: 'PUT',
  path: '/free-analysis/{id}/corrections',
  access: 'user',
  summary: 'Replaces the corrections of one of the caller’s results; an empty list takes all back.',
  params: idParams,
  body: z.strictObject({ corrections: z.array(Correction).max(correctionsMax) }),
  reply: dataOf(z.array(Correction)),
  errors: ['RESULT_NOT_READY', 'CORRECTION_INVALID'],
});

/** How often one thing was corrected. It names no person and no document. */
export const CorrectedTerm = z.object({
  kind: CorrectionKind,
  /** The requirement's label; of a `fact` correction which fact it was. */
  label: z.string(),
  count: z.number().int(),
  /** Share (0–1) of all corrections. */
  share: z.number(),
  lastAt: Instant,
});
export type CorrectedTerm = z.output<typeof CorrectedTerm>;

export const adminListCorrections = defineRoute({
  id: 'adminListCorrections',
  method: 'GET',
  path: '/admin/free-analysis/corrections',
  access: 'admin',
  summary: 'What people corrected in their results, counted by term, the most frequent first.',
  query: listQuery(['count', 'label', 'kind', 'lastAt']),
  reply: pageOf(CorrectedTerm),
  errors: [],
});
