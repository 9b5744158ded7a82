import { submitFreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';
import { jobText, resumeText } from '../given/texts.js';

export interface Form {
  /** null leaves the field out. */
  readonly resume?: File | null;
  readonly jobDescription?: File;
  readonly jobDescriptionText?: string | null;
  readonly outputLanguage?: string;
  readonly extra?: Record<string, string>;
}

export const textFile = (text: string, name = 'cv.txt'): File =>
  new File([text], name, { type: 'text/plain' });

/** The form of an analysis; what is not given is a good default. */
export function formOf(form: Form): FormData {
  const body = new FormData();
  const {
    resume = textFile(resumeText),
    jobDescription,
    jobDescriptionText = jobText,
    outputLanguage = 'en',
  } = form;
  if (resume) body.set('resume', resume);
  if (jobDescription) body.set('jobDescription', jobDescription);
  else if (jobDescriptionText !== null) body.set('jobDescriptionText', jobDescriptionText);
  body.set('outputLanguage', outputLanguage);
  for (const [name, value] of Object.entries(form.extra ?? {})) body.set(name, value);
  return body;
}

/** Sends the form of a free analysis. */
export function submit(
  service: TestService,
  token: string | null,
  form: Form = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<TestReply> {
  return service.raw(submitFreeAnalysis.method, submitFreeAnalysis.path, {
    body: formOf(form),
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
}
