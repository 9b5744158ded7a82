import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { FieldErrors, FormSchema } from '@fitfolio/web-kit/ui/forms';
import { checkInput, type FieldProblem } from './check-input.js';
import type { FormInput } from './draft/form-input.js';

/** Text as the server takes it: whole Unicode without U+0000. */
const cleanText = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim();

/** A problem of the job description stands at the field that is shown. */
export const fieldErrorsOf = (problems: readonly FieldProblem[], { jobMode }: FormInput): FieldErrors => {
  const jobField = jobMode === 'text' ? 'jobText' : 'jobFile';
  return Object.fromEntries(
    problems.map(({ field, code }) => [field === 'resume' ? 'resume' : jobField, code]),
  );
};

export const documentsSchema: FormSchema<FormInput> = {
  '~standard': {
    validate: (values) => {
      const input = values as FormInput;
      const errors = Object.entries(fieldErrorsOf(checkInput(input), input));
      if (errors.length === 0) return { value: input };
      return { issues: errors.map(([name, message]) => ({ path: [name], message })) };
    },
  },
};

export interface Submission {
  readonly body: { outputLanguage: OutputLanguage; jobDescriptionText?: string };
  readonly files: { resume: File | null; jobDescription?: File | null };
}

/** What is sent of the form: the job description in the way that is chosen, in `language` unless another one is. */
export function submissionOf(input: FormInput, language: OutputLanguage): Submission {
  const { resume, jobMode, jobText, jobFile, outputLanguage } = input;
  const byFile = jobMode === 'file';
  return {
    body: {
      outputLanguage: outputLanguage ?? language,
      ...(byFile ? {} : { jobDescriptionText: cleanText(jobText) }),
    },
    files: { resume, ...(byFile ? { jobDescription: jobFile } : {}) },
  };
}
