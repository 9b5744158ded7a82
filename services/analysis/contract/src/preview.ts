import { Id, idParams, Instant } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { Importance, Verdict } from './report.js';

/** A piece of a line that the analysis rests on. Offsets are UTF-16 code units into `text`, `end` exclusive. */
export const PreviewMark = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  requirementId: z.string(),
  importance: Importance,
  verdict: Verdict,
});

/** A run of text as it stands on the page, in points from the top left corner; no box where the format has none. */
export const PreviewLine = z.object({
  text: z.string(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  /** Height of the letters in points. */
  size: z.number().nullable(),
  bold: z.boolean(),
  /** Text that a reader cannot see. */
  hidden: z.boolean(),
  marks: z.array(PreviewMark),
});
export type PreviewLine = z.output<typeof PreviewLine>;

/** What the machine read of a document, page by page: enough to draw it, and nothing that could be run. */
export const Preview = z.object({
  analysisId: Id,
  /** null: pasted as text. */
  fileName: z.string().nullable(),
  kind: z.enum(['pdf', 'docx', 'text']),
  pages: z.array(
    z.object({
      /** In points; null where the format has no pages. */
      width: z.number().nullable(),
      height: z.number().nullable(),
      lines: z.array(PreviewLine),
    }),
  ),
  truncated: z.boolean(),
  keptUntil: Instant,
});
export type Preview = z.output<typeof Preview>;

const preview = {
  method: 'GET',
  params: idParams,
  query: z.strictObject({
    /** `true` answers the bytes of a PDF instead of JSON; other formats are always told as JSON. */
    allow_embedded_preview: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
  }),
  reply: dataOf(Preview),
  download: 'application/pdf',
  errors: ['DOCUMENT_GONE'],
} as const;

export const previewResume = defineRoute({
  ...preview,
  id: 'previewResume',
  path: '/preview/resume/{id}',
  access: 'user',
  summary: 'The résumé of one of the caller’s premium analyses. Another user’s is not found.',
});

export const previewJobDescription = defineRoute({
  ...preview,
  id: 'previewJobDescription',
  path: '/preview/job-description/{id}',
  access: 'user',
  summary: 'The job description of one of the caller’s premium analyses. Another user’s is not found.',
});

export const adminPreviewResume = defineRoute({
  ...preview,
  id: 'adminPreviewResume',
  path: '/admin/preview/resume/{id}',
  access: 'admin',
  summary: 'The résumé of any premium analysis; the look is noted.',
});

export const adminPreviewJobDescription = defineRoute({
  ...preview,
  id: 'adminPreviewJobDescription',
  path: '/admin/preview/job-description/{id}',
  access: 'admin',
  summary: 'The job description of any premium analysis; the look is noted.',
});
