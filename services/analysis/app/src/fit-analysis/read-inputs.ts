import { createHash } from 'node:crypto';
import { resumeWordsMin } from '@fitfolio/analysis-contract/limits';
import type { Document } from '@fitfolio/fit-engine/document';
import { engineVersion } from '@fitfolio/fit-engine/version';
import type { UploadedFile } from '@fitfolio/service-kit/http/handles';
import { Injectable } from '@nestjs/common';
import { ReadSubmission, refuse, type Submission } from '../documents/read-submission.js';
import { isTooShort, refusalMessages } from '../documents/resume-words.js';

type Format = 'pdf' | 'docx' | 'txt' | 'pasted';

interface ReadDocument {
  readonly document: Document;
  /** null: pasted as text. */
  readonly fileName: string | null;
  readonly format: Format;
  /** The bytes of a PDF. */
  readonly file: Uint8Array | null;
}

export interface Inputs {
  readonly resume: ReadDocument & { readonly fileName: string };
  readonly job: ReadDocument;
  /** Of both documents and the engine's version, whatever the language of the result. */
  readonly hash: string;
}

const formats: Readonly<Record<Document['kind'], Format>> = { pdf: 'pdf', docx: 'docx', text: 'txt' };

const kept = (document: Document, file: UploadedFile): ReadDocument & { fileName: string } => ({
  document,
  fileName: file.fileName,
  format: formats[document.kind],
  file: document.kind === 'pdf' ? file.bytes : null,
});

const digest = (part: Uint8Array | string): string => createHash('sha256').update(part).digest('hex');

const hashOf = ({ resume, jobDescription, jobDescriptionText }: Submission): string =>
  digest(
    [
      engineVersion,
      digest(resume?.bytes ?? ''),
      jobDescription ? 'file' : 'text',
      digest(jobDescription?.bytes ?? (jobDescriptionText ?? '').trim().normalize('NFC')),
    ].join(' '),
  );

/** Both documents of a premium analysis, or the one reason why not; no token has been touched yet. */
@Injectable()
export class ReadInputs {
  constructor(private readonly readSubmission: ReadSubmission) {}

  async run(submission: Submission, signal: AbortSignal): Promise<Inputs> {
    const { resume, job, fileName } = await this.readSubmission.run(submission, signal);
    if (isTooShort(resume))
      throw refuse('RESUME_TOO_SHORT', refusalMessages.RESUME_TOO_SHORT, {
        details: { wordsMin: resumeWordsMin },
      });
    const { resume: file, jobDescription } = submission;
    if (file === undefined) throw new Error('a résumé was read that was not sent');
    return {
      resume: { ...kept(resume, file), fileName },
      job: jobDescription
        ? kept(job, jobDescription)
        : { document: job, fileName: null, format: 'pasted', file: null },
      hash: hashOf(submission),
    };
  }
}
