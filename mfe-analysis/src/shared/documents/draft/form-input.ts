import type { OutputLanguage } from '@fitfolio/contract-kit/common';

export type JobMode = 'text' | 'file';

/** What the form holds. Both ways of giving the job description are kept; `jobMode` says which one is sent. */
export interface FormInput {
  readonly resume: File | null;
  readonly jobMode: JobMode;
  readonly jobText: string;
  readonly jobFile: File | null;
  /** Null until chosen: it then follows the interface. */
  readonly outputLanguage: OutputLanguage | null;
}

export const emptyInput: FormInput = {
  resume: null,
  jobMode: 'text',
  jobText: '',
  jobFile: null,
  outputLanguage: null,
};

export const isEmptyInput = ({ resume, jobFile, jobText }: FormInput): boolean =>
  !resume && !jobFile && jobText.trim() === '';

/** What has been entered now, and what was kept where nothing has been entered. */
export const withKept = (entered: FormInput, kept: FormInput): FormInput => {
  const hasJob = entered.jobFile !== null || entered.jobText.trim() !== '';
  return {
    resume: entered.resume ?? kept.resume,
    jobMode: hasJob ? entered.jobMode : kept.jobMode,
    jobText: entered.jobText.trim() === '' ? kept.jobText : entered.jobText,
    jobFile: entered.jobFile ?? kept.jobFile,
    outputLanguage: entered.outputLanguage ?? kept.outputLanguage,
  };
};
