import type { CvDocument } from '@fitfolio/fit-engine/cv/cv-document';

/** Formats that are painted in a child process. */
export type PaintedFormat = 'pdf' | 'docx';

/** What the painting child is given, as JSON. */
export interface CvTask {
  readonly format: PaintedFormat;
  readonly document: CvDocument;
  /** ISO instant of the version: the only date in the file. */
  readonly savedAt: string;
}
