import { useNavigate } from '@fitfolio/web-kit/router';
import { paths } from '@fitfolio/web-kit/paths';
import { useSession } from '@fitfolio/web-kit/session';
import { track } from '@fitfolio/web-kit/track';
import { useForm } from '@fitfolio/web-kit/ui/forms';
import { useEffect, useRef, useState } from 'react';
import type { FormInput, JobMode } from '../../shared/documents/draft/form-input.js';
import type { Draft } from '../../shared/documents/draft/use-draft.js';
import { useRestoredInput } from '../../shared/documents/draft/use-restored-input.js';
import { useSubmitFreeAnalysisMutation } from './form.api.js';
import { readRefusal } from '../../shared/documents/read-refusal.js';
import { documentsSchema, fieldErrorsOf, submissionOf } from '../../shared/documents/submission.js';
import { useProblemText } from '../../shared/documents/use-problem-text.js';

/**
 * The form of an analysis: checks it, asks a visitor to log in, sends it, then opens the result. It is sent without being
 * asked when it came filled in (`start`), and when a visitor who had asked for it has logged in.
 */
export function useAnalysisForm(input: FormInput, draft: Draft, language: 'vi' | 'en', start: boolean) {
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [send, { isLoading }] = useSubmitFreeAnalysisMutation();
  const [refusal, setRefusal] = useState<'login' | 'used-up' | 'unverified' | null>(null);
  const form = useForm<FormInput, FormInput>({
    defaultValues: input,
    schema: documentsSchema,
    errorText: problemText,
    onChange: (values) => {
      setRefusal((now) => (now === 'login' ? now : null));
      draft.change(values);
    },
    toFieldErrors: (error, values) => {
      const read = readRefusal(error);
      return read.kind === 'fields' ? fieldErrorsOf(read.problems, values) : null;
    },
    onSubmit: async (values) => {
      setRefusal(signedIn ? null : 'login');
      draft.want(!signedIn);
      if (!signedIn) return null;
      const { data, error } = await send(submissionOf(values, language));
      if (error) {
        const { kind } = readRefusal(error);
        if (kind === 'fields' || kind === 'other') return error;
        setRefusal(kind);
        return null;
      }
      track('free-analysis:submit', { by: values.jobMode });
      draft.clear();
      await navigate(paths.freeAnalysisResult(data.data.id));
      return null;
    },
  });
  useRestoredInput(form.methods, draft);
  const started = useRef(false);
  const due = start || (draft.wanted && signedIn);
  useEffect(() => {
    if (!due || started.current) return;
    started.current = true;
    void form.submit();
  }, [due, form]);
  const setJobMode = (mode: JobMode): void => {
    form.methods.setValue('jobMode', mode);
    form.methods.clearErrors(['jobText', 'jobFile']);
  };
  return { form, sending: isLoading, refusal, setJobMode };
}
