import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { useNavigate } from '@fitfolio/web-kit/router';
import { paths } from '@fitfolio/web-kit/paths';
import { useSession } from '@fitfolio/web-kit/session';
import { track } from '@fitfolio/web-kit/track';
import { useState } from 'react';
import type { FormInput } from '../draft/form-input.js';
import { useSubmitFreeAnalysisMutation } from '../free-analysis.api.js';
import { checkInput } from './check-input.js';
import { readRefusal, type Refusal } from './read-refusal.js';

/** Text as the server takes it: whole Unicode without U+0000. */
const cleanText = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim();

/** Sends the form: looks itself first, asks a visitor to log in, then the server, then goes to the result. */
export function useSubmit(onSent: () => void) {
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const [send, { isLoading }] = useSubmitFreeAnalysisMutation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const submit = async (input: FormInput, outputLanguage: OutputLanguage): Promise<void> => {
    const problems = checkInput(input);
    if (problems.length > 0) return setRefusal({ kind: 'fields', problems });
    if (!signedIn) return setRefusal({ kind: 'login' });
    setRefusal(null);
    const byFile = input.jobMode === 'file';
    const sent = await send({
      body: { outputLanguage, ...(byFile ? {} : { jobDescriptionText: cleanText(input.jobText) }) },
      files: { resume: input.resume, ...(byFile ? { jobDescription: input.jobFile } : {}) },
    });
    if (sent.error) return setRefusal(readRefusal(sent.error));
    track('free-analysis:submit', { by: input.jobMode });
    onSent();
    await navigate(paths.freeAnalysisResult(sent.data.data.id));
  };
  /** A changed field is no longer known to be wrong. */
  const forgive = (field: 'resume' | 'job'): void =>
    setRefusal((now) => {
      if (now?.kind !== 'fields') return now?.kind === 'login' ? now : null;
      const problems = now.problems.filter((p) => p.field !== field);
      return problems.length === now.problems.length
        ? now
        : problems.length > 0
          ? { ...now, problems }
          : null;
    });
  return { submit, busy: isLoading, refusal, forgive };
}
