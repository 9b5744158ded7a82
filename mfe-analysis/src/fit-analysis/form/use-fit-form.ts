import { isApiError, type ApiError } from '@fitfolio/web-kit/api';
import { paths } from '@fitfolio/web-kit/paths';
import { useNavigate } from '@fitfolio/web-kit/router';
import { useSession } from '@fitfolio/web-kit/session';
import { track } from '@fitfolio/web-kit/track';
import { useForm } from '@fitfolio/web-kit/ui/forms';
import { useState } from 'react';
import type { FormInput, JobMode } from '../../shared/documents/draft/form-input.js';
import type { Draft } from '../../shared/documents/draft/use-draft.js';
import { useRestoredInput } from '../../shared/documents/draft/use-restored-input.js';
import { readRefusal } from '../../shared/documents/read-refusal.js';
import {
  documentsSchema,
  fieldErrorsOf,
  type Submission,
  submissionOf,
} from '../../shared/documents/submission.js';
import { useOrderKey } from '../../shared/run/use-order-key.js';
import {
  type Estimate,
  useEstimateFitAnalysisMutation,
  useSubmitFitAnalysisMutation,
} from '../fit-analysis.api.js';
import { useFitProblemText } from './use-fit-problem-text.js';

type Dialog = typeof import('./confirm-dialog.js').ConfirmDialog;

/** The dialog comes with what it asks: the page is alive long before anybody needs it. */
async function loadDialog(): Promise<Dialog | ApiError> {
  try {
    return (await import('./confirm-dialog.js')).ConfirmDialog;
  } catch (error) {
    return { status: 0, code: 'NETWORK', message: String(error) };
  }
}

/** What of the documents makes a submission the same one: sent again after a lost answer, it holds no second token. */
const identityOf = ({ body, files }: Submission): unknown => ({
  ...body,
  files: [files.resume, files.jobDescription].map(
    (file) => file && [file.name, file.size, file.lastModified],
  ),
});

/** The form of a premium analysis: checks it, asks what it costs, and sends it once the reader has agreed. */
export function useFitForm(input: FormInput, draft: Draft, language: 'vi' | 'en') {
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const errorText = useFitProblemText();
  const { keyOf, answered } = useOrderKey();
  const [ask, { isLoading: reading }] = useEstimateFitAnalysisMutation();
  const [send, { isLoading: sending }] = useSubmitFitAnalysisMutation();
  const [asking, setAsking] = useState(false);
  const [offer, setOffer] = useState<{
    readonly estimate: Estimate;
    readonly submission: Submission;
    readonly Dialog: Dialog;
  } | null>(null);
  const [open, setOpen] = useState(false);
  const [sendFailure, setSendFailure] = useState<unknown>(null);

  const form = useForm<FormInput, FormInput>({
    defaultValues: input,
    schema: documentsSchema,
    errorText,
    onChange: draft.change,
    toFieldErrors: (error, values) => {
      const read = readRefusal(error);
      return read.kind === 'fields' ? fieldErrorsOf(read.problems, values) : null;
    },
    onSubmit: async (values) => {
      setAsking(!signedIn);
      if (!signedIn) return null;
      const submission = submissionOf(values, language);
      const [{ data, error }, Dialog] = await Promise.all([ask(submission), loadDialog()]);
      if (error) {
        const { kind } = readRefusal(error);
        setAsking(kind === 'login');
        return kind === 'login' ? null : error;
      }
      if (isApiError(Dialog)) return Dialog;
      setSendFailure(null);
      setOffer({ estimate: data.data, submission, Dialog });
      setOpen(true);
      return null;
    },
  });
  useRestoredInput(form.methods, draft);

  const confirm = async (): Promise<void> => {
    if (!offer || sending) return;
    const { submission, estimate, Dialog } = offer;
    setSendFailure(null);
    const key = keyOf(identityOf(submission));
    const { data, error } = await send({ ...submission, idempotencyKey: key });
    answered(error);
    if (!error) {
      track('fit-analysis:submit', { repeated: String(data.data.repeated) });
      draft.clear();
      await navigate(paths.fitAnalysisResult(data.data.id));
      return;
    }
    // The balance was enough when it was asked, and is not any more.
    if (isApiError(error) && error.code === 'INSUFFICIENT_TOKENS') {
      setOffer({ Dialog, submission, estimate: { ...estimate, sufficient: false, balance: 0 } });
      const again = await ask(submission);
      if (again.data) setOffer({ Dialog, submission, estimate: again.data.data });
      return;
    }
    setSendFailure(error);
  };
  const setJobMode = (mode: JobMode): void => {
    form.methods.setValue('jobMode', mode);
    form.methods.clearErrors(['jobText', 'jobFile']);
  };
  return {
    form,
    reading,
    sending,
    asking,
    offer,
    sendFailure,
    confirm,
    open,
    close: () => setOpen(false),
    setJobMode,
  };
}
