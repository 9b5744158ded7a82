import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useCallback } from 'react';
import { useProblemText } from '../../shared/documents/use-problem-text.js';

const ownCodes = ['RESUME_MISSING', 'JOB_DESCRIPTION_MISSING', 'FILE_TOO_LARGE', 'FILE_TYPE_INVALID'];

/** The sentence for a problem's code on the premium form. */
export function useFitProblemText(): (code: string) => string {
  const { t } = useTranslation('mfe-analysis');
  const problemText = useProblemText();
  return useCallback(
    (code) => (ownCodes.includes(code) ? t(`fit.problems.${code}`) : problemText(code)),
    [t, problemText],
  );
}
