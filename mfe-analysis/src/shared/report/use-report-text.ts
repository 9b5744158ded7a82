import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useAudience } from '@fitfolio/web-kit/session';
import { useMemo } from 'react';

type Text = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** The texts of results: each as recruiters are told it where it reads otherwise for them (`title`, `title_recruiter`). */
export function useReportText(): { readonly t: Text } {
  const { t } = useTranslation('mfe-analysis');
  const audience = useAudience();
  return useMemo(() => ({ t: (key, options) => t(key, { ...audience, ...options }) }), [t, audience]);
}
