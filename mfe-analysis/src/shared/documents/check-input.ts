import { jobTextCharsMax, jobTextCharsMin } from '@fitfolio/analysis-contract/limits';
import type { FormInput } from './draft/form-input.js';

export type FormField = 'resume' | 'job';

/** What is wrong with one of the two documents; the text is found by `code`. */
export interface FieldProblem {
  readonly field: FormField;
  readonly code: string;
}

/** Characters as the server counts them. */
export const countChars = (text: string): number => [...text.trim().normalize('NFC')].length;

function checkJob({ jobMode, jobFile, jobText }: FormInput): string | null {
  if (jobMode === 'file') return jobFile ? null : 'JOB_DESCRIPTION_MISSING';
  const chars = countChars(jobText);
  if (chars === 0) return 'JOB_DESCRIPTION_MISSING';
  if (chars < jobTextCharsMin) return 'JOB_DESCRIPTION_TOO_SHORT';
  return jobText.length > jobTextCharsMax ? 'JOB_DESCRIPTION_TOO_LONG' : null;
}

/** What the form can tell before asking the server. Files are checked when they are chosen. */
export function checkInput(input: FormInput): FieldProblem[] {
  const job = checkJob(input);
  return [
    ...(input.resume ? [] : [{ field: 'resume' as const, code: 'RESUME_MISSING' }]),
    ...(job ? [{ field: 'job' as const, code: job }] : []),
  ];
}
