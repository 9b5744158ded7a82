import { Id, Instant, OutputLanguage } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { candidateLinkDaysDefault, readingCorrectionCharsMax, screeningDaysMax } from './limits.js';
import { LinkToken } from './link-token.js';
import { Importance } from './report.js';
import { candidateParams } from './screening.js';
import { CandidateLink, CorrectionKind } from './screening-table.js';

const factIdCharsMax = 40;
const linesMax = 100_000;

/** Of which part of a résumé a fact is. */
export const FactPart = z.enum([
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'languages',
  'projects',
  'awards',
  'activities',
  'interests',
]);
export type FactPart = z.output<typeof FactPart>;

/** One thing that was read, such as a position, a skill or the e-mail address. */
export const ReadFact = z.object({
  id: z.string(),
  part: FactPart,
  /** `field` says what it is: `title`, `company`, `dates`, `bullet` …; null where nothing was read. */
  values: z.array(z.object({ field: z.string(), text: z.string().nullable() })),
  /** The lines it comes from, from 0; none where it cannot be told. */
  lines: z.array(z.number().int()),
});
export type ReadFact = z.output<typeof ReadFact>;

/** What the person says is not right, or is missing. */
export const ReadingCorrection = z.object({
  id: Id,
  kind: CorrectionKind,
  fact: z.string().nullable(),
  line: z.number().int().nullable(),
  /** What was read, or the line, when it was corrected. */
  was: z.string().nullable(),
  /** Empty only beside a line that says it all. */
  text: z.string(),
  at: Instant,
});
export type ReadingCorrection = z.output<typeof ReadingCorrection>;

const said = z.string().trim().max(readingCorrectionCharsMax);

export const NewReadingCorrection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fact'), fact: z.string().max(factIdCharsMax), text: said.min(1) }),
  z.strictObject({ kind: z.literal('line'), line: z.number().int().min(0).max(linesMax), text: said }),
  z.strictObject({ kind: z.literal('missing'), text: said.min(1) }),
]);
export type NewReadingCorrection = z.output<typeof NewReadingCorrection>;

/** How a résumé was read, for whom it is about: nothing is hidden, and nobody's verdict is in it. */
export const CandidateReading = z.object({
  /** Of the screening. */
  title: z.string(),
  language: OutputLanguage,
  /** What the post asks for, as it was read of the post. */
  requirements: z.array(z.object({ label: z.string(), sentence: z.string(), importance: Importance })),
  facts: z.array(ReadFact),
  /** The whole résumé. `read` is false where nothing was taken from a line. */
  lines: z.array(z.object({ text: z.string(), read: z.boolean() })),
  /** The oldest first. */
  corrections: z.array(ReadingCorrection),
  /** When everything of the screening will be removed. */
  keptUntil: Instant,
  /** When the link ends. */
  expiresAt: Instant,
});
export type CandidateReading = z.output<typeof CandidateReading>;

export const makeCandidateLink = defineRoute({
  id: 'makeCandidateLink',
  method: 'POST',
  path: '/screenings/{id}/candidates/{candidateId}/link',
  access: 'user',
  summary:
    'Makes the link by which a candidate sees what was read of their résumé, and ends the one before. It ends with the screening at the latest. `token` is told this once; the page is `/screenings/reading/#<token>`. Only the owner’s: who has the link sees the résumé without the blind.',
  params: candidateParams,
  body: z.strictObject({
    days: z.number().int().min(1).max(screeningDaysMax).default(candidateLinkDaysDefault),
  }),
  status: 201,
  reply: dataOf(CandidateLink.extend({ token: z.string() })),
  errors: ['RESULT_NOT_READY', 'TOO_MANY_LINKS', 'ROLE_MISSING'],
});

export const endCandidateLink = defineRoute({
  id: 'endCandidateLink',
  method: 'DELETE',
  path: '/screenings/{id}/candidates/{candidateId}/link',
  access: 'user',
  summary:
    'Ends a candidate’s link at once. Again: the same. What the person corrected stays. Only the owner’s.',
  params: candidateParams,
  status: 204,
  errors: ['ROLE_MISSING'],
});

export const openCandidateReading = defineRoute({
  id: 'openCandidateReading',
  method: 'POST',
  path: '/screenings/reading',
  access: 'public',
  summary:
    'What was read of the résumé that a link belongs to. The token is in the body, so that no log or history has it. `LINK_ENDED` says in `details.why` whether it was `revoked` or `expired`; a link of what was deleted is not found.',
  body: z.strictObject({ token: LinkToken, language: OutputLanguage.optional() }),
  reply: dataOf(CandidateReading),
  errors: ['LINK_ENDED'],
});

export const correctCandidateReading = defineRoute({
  id: 'correctCandidateReading',
  method: 'PUT',
  path: '/screenings/reading/corrections/{correctionId}',
  access: 'public',
  summary:
    'Says what is not right about a reading; whoever reads the screening sees it, and no verdict changes. The person chooses the id: the same one again changes what it says, and `null` takes it back.',
  params: z.strictObject({ correctionId: Id }),
  body: z.strictObject({ token: LinkToken, correction: NewReadingCorrection.nullable() }),
  reply: dataOf(ReadingCorrection.nullable()),
  errors: ['LINK_ENDED', 'TOO_MANY_CORRECTIONS', 'CORRECTION_INVALID'],
});
