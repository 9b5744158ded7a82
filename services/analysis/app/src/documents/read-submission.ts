import { analysisErrorCodes } from '@fitfolio/analysis-contract/errors';
import { jobTextCharsMin } from '@fitfolio/analysis-contract/limits';
import { type Document, plainTextDocument } from '@fitfolio/fit-engine/document';
import type { UploadedFile } from '@fitfolio/service-kit/http/handles';
import { type ProblemError, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { BoundedQueue } from '@fitfolio/service-kit/limit/bounded-queue';
import { childQueue } from './document-limits.js';
import { extractDocument } from './extract-document.js';

export const refuse = problemOf(analysisErrorCodes);
const queue = new BoundedQueue(childQueue);

export interface Submission {
  readonly resume: UploadedFile | undefined;
  readonly jobDescription: UploadedFile | undefined;
  readonly jobDescriptionText: string | undefined;
}

type DocumentName = 'resume' | 'jobDescription';

/** The two documents as text, or the one reason why not; nothing has been stored or counted yet. */
export async function readSubmission(
  submission: Submission,
  signal: AbortSignal,
): Promise<{ resume: Document; job: Document; fileName: string }> {
  const { resume } = submission;
  if (!resume) throw refuse('FILE_MISSING', 'A résumé is needed.', { details: { document: 'resume' } });
  const pasted = pastedJob(submission);
  const [resumeDocument, job] = await Promise.all([
    read('resume', resume, signal),
    pasted ?? readJob(submission, signal),
  ]);
  return { resume: resumeDocument, job, fileName: resume.fileName };
}

function pastedJob({ jobDescription, jobDescriptionText }: Submission): Document | null {
  if (jobDescription) return null;
  const text = jobDescriptionText?.trim() ?? '';
  if (text === '')
    throw refuse('JOB_DESCRIPTION_MISSING', 'A job description is needed, as a file or as text.');
  if ([...text.normalize('NFC')].length < jobTextCharsMin) throw tooShort();
  return plainTextDocument(text);
}

const tooShort = (): ProblemError =>
  refuse(
    'JOB_DESCRIPTION_TOO_SHORT',
    `Please enter a longer job description text. (${jobTextCharsMin}+ characters)`,
    {
      details: { charsMin: jobTextCharsMin },
    },
  );

const readJob = ({ jobDescription }: Submission, signal: AbortSignal): Promise<Document> => {
  if (!jobDescription)
    throw refuse('JOB_DESCRIPTION_MISSING', 'A job description is needed, as a file or as text.');
  return read('jobDescription', jobDescription, signal);
};

async function read(document: DocumentName, file: UploadedFile, signal: AbortSignal): Promise<Document> {
  const extracted = await queue.run(() => extractDocument(file, signal), signal);
  if (extracted.ok) return extracted.document;
  throw refuse(extracted.code, extracted.message, { details: { document } });
}
