import type { Document } from '../document.js';
import type { Finding } from '../integrity/notices.js';
import type { Job } from '../job/read-job.js';
import type { ReadText } from '../layout/read-text.js';
import type { Mentions } from '../match/mentions.js';
import type { Report } from '../report.js';
import type { Resume } from '../resume/parse-resume.js';
import type { Score } from '../score/score.js';

/** The texts of a report. */
export const documentsOf = ({ document, read, job }: Compared): Report['documents'] => ({
  resume: read.text,
  job: job.read.text,
  ...(document.plain === undefined ? {} : { plain: document.plain }),
});

/** A résumé and a post after both were read and every requirement was judged. */
export interface Compared {
  readonly today: string;
  readonly document: Document;
  /** The résumé as it was read, with what was set aside. */
  readonly read: ReadText;
  readonly resume: Resume;
  readonly job: Job;
  readonly mentions: Mentions;
  readonly score: Score;
  readonly findings: readonly Finding[];
}
