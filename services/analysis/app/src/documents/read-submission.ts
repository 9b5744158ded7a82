import { analysisErrorCodes } from '@fitfolio/analysis-contract/errors';
import type { submitFreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { jobTextCharsMin } from '@fitfolio/analysis-contract/limits';
import { type Document, plainTextDocument } from '@fitfolio/fit-engine/document';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import type { Call, UploadedFile } from '@fitfolio/service-kit/http/handles';
import { type ProblemError, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { BoundedQueue, type TaskOwner } from '@fitfolio/service-kit/limit/bounded-queue';
import { networkOf } from '@fitfolio/service-kit/limit/network';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { childQueue } from './document-limits.js';
import { extractDocument, type ExtractedDocument } from './extract-document.js';

export const refuse = problemOf(analysisErrorCodes);
const queue = new BoundedQueue(childQueue);
const perPersonMax = 60;
/** A school or an office is one network. */
const perNetworkMax = 600;
const windowSeconds = 10 * 60;

/** Who uploads. */
export interface Uploader {
  readonly userId: string;
  readonly address: string;
}

/** A post, as a file or as text. */
export interface JobSubmission extends Uploader {
  readonly jobDescription: UploadedFile | undefined;
  readonly jobDescriptionText: string | undefined;
}

export interface Submission extends JobSubmission {
  readonly resume: UploadedFile | undefined;
}

type FormCall = Pick<Call<typeof submitFreeAnalysis>, 'user' | 'address' | 'files'> & {
  readonly body: { readonly jobDescriptionText?: string | undefined };
};
type DocumentName = 'resume' | 'jobDescription';

const noResume = (): ProblemError =>
  refuse('FILE_MISSING', 'A résumé is needed.', { details: { document: 'resume' } });

/** What both forms send, of a call. */
export const submissionOf = ({ user, address, files, body }: FormCall): Submission => ({
  userId: user.id,
  address,
  resume: files['resume'],
  jobDescription: files['jobDescription'],
  jobDescriptionText: body.jobDescriptionText,
});

/** Reads uploads, a few at a time and fairly: reading is dear, and what is refused costs as much as the rest. */
@Injectable()
export class ReadSubmission {
  constructor(
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  /** The two documents as text, or the one reason why not; nothing has been stored or charged yet. */
  async run(
    submission: Submission,
    signal: AbortSignal,
  ): Promise<{ resume: Document; job: Document; fileName: string }> {
    const { resume } = submission;
    const owner = await this.owner(submission);
    if (!resume) throw noResume();
    const pasted = pastedJob(submission);
    const [resumeDocument, job] = await Promise.all([
      read('resume', resume, signal, owner),
      pasted ?? readJob(submission, signal, owner),
    ]);
    return { resume: resumeDocument, job, fileName: resume.fileName };
  }

  /** As `run`, of a post alone. */
  async job(submission: JobSubmission, signal: AbortSignal): Promise<Document> {
    const owner = await this.owner(submission);
    return pastedJob(submission) ?? readJob(submission, signal, owner);
  }

  /** As `run`, of a résumé alone; a file that cannot be read is an answer here. */
  async resume(
    uploader: Uploader,
    resume: UploadedFile | undefined,
    signal: AbortSignal,
  ): Promise<ExtractedDocument & { readonly file: UploadedFile }> {
    const owner = await this.owner(uploader);
    if (!resume) throw noResume();
    return { ...(await extract(resume, signal, owner)), file: resume };
  }

  /** Counts one use of whose queue it is. */
  private async owner({ userId: person, address }: Uploader): Promise<TaskOwner> {
    const { RATE_LIMIT_FACTOR: factor } = this.config;
    const network = networkOf(address);
    await this.limiter.limit(`read:network:${network}`, perNetworkMax * factor, windowSeconds);
    await this.limiter.limit(`read:person:${person}`, perPersonMax * factor, windowSeconds);
    return { person, network };
  }
}

function pastedJob({ jobDescription, jobDescriptionText }: JobSubmission): Document | null {
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

const readJob = (
  { jobDescription }: JobSubmission,
  signal: AbortSignal,
  owner: TaskOwner,
): Promise<Document> => {
  if (!jobDescription)
    throw refuse('JOB_DESCRIPTION_MISSING', 'A job description is needed, as a file or as text.');
  return read('jobDescription', jobDescription, signal, owner);
};

const extract = (file: UploadedFile, signal: AbortSignal, owner: TaskOwner): Promise<ExtractedDocument> =>
  queue.run(() => extractDocument(file, signal), signal, owner);

async function read(
  document: DocumentName,
  file: UploadedFile,
  signal: AbortSignal,
  owner: TaskOwner,
): Promise<Document> {
  const extracted = await extract(file, signal, owner);
  if (extracted.ok) return extracted.document;
  throw refuse(extracted.code, extracted.message, { details: { document } });
}
