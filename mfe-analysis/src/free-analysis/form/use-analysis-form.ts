import { useNavigate } from '@fitfolio/web-kit/router';
import { paths } from '@fitfolio/web-kit/paths';
import { useSession } from '@fitfolio/web-kit/session';
import { track } from '@fitfolio/web-kit/track';
import { useForm, type FieldErrors, type FormSchema } from '@fitfolio/web-kit/ui/forms';
import { useState } from 'react';
import type { FormInput, JobMode } from '../draft/form-input.js';
import type { Draft } from '../draft/use-draft.js';
import { useSubmitFreeAnalysisMutation } from '../free-analysis.api.js';
import { checkInput, type FieldProblem } from './check-input.js';
import { readRefusal } from './read-refusal.js';
import { useProblemText } from './use-problem-text.js';

/** Text as the server takes it: whole Unicode without U+0000. */
const cleanText = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim();

/** A problem of the job description stands at the field that is shown. */
const fieldErrorsOf = (problems: readonly FieldProblem[], { jobMode }: FormInput): FieldErrors => {
  const jobField = jobMode === 'text' ? 'jobText' : 'jobFile';
  return Object.fromEntries(
    problems.map(({ field, code }) => [field === 'resume' ? 'resume' : jobField, code]),
  );
};

const schema: FormSchema<FormInput> = {
  '~standard': {
    validate: (values) => {
      const input = values as FormInput;
      const errors = Object.entries(fieldErrorsOf(checkInput(input), input));
      if (errors.length === 0) return { value: input };
      return { issues: errors.map(([name, message]) => ({ path: [name], message })) };
    },
  },
};

/** The form of an analysis: checks it, asks a visitor to log in, sends it, then opens the result. */
export function useAnalysisForm(input: FormInput, draft: Draft, language: 'vi' | 'en') {
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [send, { isLoading }] = useSubmitFreeAnalysisMutation();
  const [refusal, setRefusal] = useState<'login' | 'used-up' | null>(null);
  const form = useForm<FormInput, FormInput>({
    defaultValues: input,
    schema,
    errorText: problemText,
    onChange: (values) => {
      setRefusal((now) => (now === 'login' ? now : null));
      draft.change(values);
    },
    toFieldErrors: (error, values) => {
      const read = readRefusal(error);
      return read.kind === 'fields' ? fieldErrorsOf(read.problems, values) : null;
    },
    onSubmit: async ({ resume, jobMode, jobText, jobFile, outputLanguage }) => {
      setRefusal(signedIn ? null : 'login');
      if (!signedIn) return null;
      const byFile = jobMode === 'file';
      const { data, error } = await send({
        body: {
          outputLanguage: outputLanguage ?? language,
          ...(byFile ? {} : { jobDescriptionText: cleanText(jobText) }),
        },
        files: { resume, ...(byFile ? { jobDescription: jobFile } : {}) },
      });
      if (error) {
        const { kind } = readRefusal(error);
        if (kind !== 'login' && kind !== 'used-up') return error;
        setRefusal(kind);
        return null;
      }
      track('free-analysis:submit', { by: jobMode });
      draft.clear();
      await navigate(paths.freeAnalysisResult(data.data.id));
      return null;
    },
  });
  const setJobMode = (mode: JobMode): void => {
    form.methods.setValue('jobMode', mode);
    form.methods.clearErrors(['jobText', 'jobFile']);
  };
  return { form, sending: isLoading, refusal, setJobMode };
}
