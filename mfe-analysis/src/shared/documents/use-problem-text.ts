import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { useCallback } from 'react';

const ownCodes = ['RESUME_MISSING', 'JOB_DESCRIPTION_TOO_LONG'];

/** The sentence for a problem's code, in the interface language. */
export function useProblemText(): (code: string) => string {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  return useCallback(
    (code) =>
      ownCodes.includes(code) ? t(`form.problems.${code}`) : errorText({ code, message: '', status: 0 }),
    [t, errorText],
  );
}
