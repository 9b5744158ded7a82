import { analysisErrorCodes } from '@fitfolio/analysis-contract/errors';
import type { submitFreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { jobTextCharsMin } from '@fitfolio/analysis-contract/limits';
import { type Document, plainTextDocument } from '@fitfolio/fit-engine/document';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import type { Call, UploadedFile } from '@fitfolio/service-kit/http/handles';
import { type ProblemError, problemOf } from '@fitfolio/service-kit/http/problem-error';
import type { TaskOwner } from '@fitfolio/service-kit/limit/bounded-queue';
import { networkOf } from '@fitfolio/service-kit/limit/network';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { DocumentReader } from './document-reader.js';
import type { ExtractedDocument } from './extract-document.js';

export const refuse = problemOf(analysisErrorCodes);
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

/** What the forms send as documents, or the reason to refuse it. */
@Injectable()
export class ReadSubmission {
  constructor(
    private readonly reader: DocumentReader,
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
      this.read('resume', resume, owner, signal),
      pasted ?? this.readJob(submission, owner, signal),
    ]);
    return { resume: resumeDocument, job, fileName: resume.fileName };
  }

  /** As `run`, of a post alone. */
  async job(submission: JobSubmission, signal: AbortSignal): Promise<Document> {
    const owner = await this.owner(submission);
    return pastedJob(submission) ?? this.readJob(submission, owner, signal);
  }

  /** As `run`, of a résumé alone; a file that cannot be read is an answer here. */
  async resume(
    uploader: Uploader,
    resume: UploadedFile | undefined,
    signal: AbortSignal,
  ): Promise<ExtractedDocument & { readonly file: UploadedFile }> {
    const owner = await this.owner(uploader);
    if (!resume) throw noResume();
    return { ...(await this.reader.read(resume, owner, signal)), file: resume };
  }

  /** Counts one use of whose queue it is. */
  private async owner({ userId: person, address }: Uploader): Promise<TaskOwner> {
    const { RATE_LIMIT_FACTOR: factor } = this.config;
    const network = networkOf(address);
    await this.limiter.limit(`read:network:${network}`, perNetworkMax * factor, windowSeconds);
    await this.limiter.limit(`read:person:${person}`, perPersonMax * factor, windowSeconds);
    return { person, network };
  }

  private readJob(
    { jobDescription }: JobSubmission,
    owner: TaskOwner,
    signal: AbortSignal,
  ): Promise<Document> {
    if (!jobDescription)
      throw refuse('JOB_DESCRIPTION_MISSING', 'A job description is needed, as a file or as text.');
    return this.read('jobDescription', jobDescription, owner, signal);
  }

  private async read(
    document: DocumentName,
    file: UploadedFile,
    owner: TaskOwner,
    signal: AbortSignal,
  ): Promise<Document> {
    const extracted = await this.reader.read(file, owner, signal);
    if (extracted.ok) return extracted.document;
    throw refuse(extracted.code, extracted.message, { details: { document } });
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
